const LONGEST = 200;

const baseName = (name: string): string => name.replace(/^.*[\\/]/, '');
const withoutControls = (name: string): string => name.replace(/\p{Cc}/gu, '').trim();
const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0] ?? '';

/** A name without folders and control characters, not too long, its ending kept. */
export const cleanName = (name: string): string => {
  const clean = withoutControls(baseName(name.normalize('NFC')));
  if (clean.length <= LONGEST) return clean;
  const ending = endingOf(clean);
  return clean.slice(0, LONGEST - ending.length) + ending;
};

/** A name for saving that ends as the file does, also when it is called something else here. */
export const savedAs = (alias: string, name: string): string => {
  const ending = endingOf(name);
  return alias.toLowerCase().endsWith(ending.toLowerCase()) ? alias : alias + ending;
};

const shown = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/;

/** Whether a browser may show it on our own address; all else is saved. */
export const opensInBrowser = (mimetype: string): boolean => shown.test(mimetype);
