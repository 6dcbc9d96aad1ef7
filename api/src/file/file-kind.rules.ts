import { fileKinds } from '@husrum/contract';

interface Received {
  name: string;
  size: number;
}
export type FileKind = { mimetype: string; error?: undefined } | { error: string };

const baseName = (name: string): string => name.replace(/^.*[\\/]/, '');
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const withoutControls = (name: string): string => name.replace(/\p{Cc}/gu, '').trim();

/** A name without folders and control characters, at most 200 characters long, its ending kept. */
export const cleanName = (name: string): string => {
  const clean = withoutControls(baseName(name.normalize('NFC')));
  if (clean.length <= 200) return clean;
  const ending = `.${endingOf(clean)}`;
  return clean.slice(0, 200 - ending.length) + ending;
};

/** What a received file is, by its name's ending, or why it is not taken. */
export const fileKind = ({ name, size }: Received): FileKind => {
  if (size === 0) return { error: 'Filen är tom' };
  const ending = endingOf(name);
  const mimetype = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined;
  return mimetype === undefined
    ? { error: 'Filtypen går inte att ladda upp. Välj PDF, bild, text, zip eller ett Office-dokument.' }
    : { mimetype };
};

const shown = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/;

/** Whether a browser may show it on our own address; all else is saved. */
export const opensInBrowser = (mimetype: string): boolean => shown.test(mimetype);
