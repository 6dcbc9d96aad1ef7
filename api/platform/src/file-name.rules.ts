import { extensionOf } from '@husrum/contract/file';
import { removeBidiControls } from '@husrum/format';

const MAX_NAME_LENGTH = 200;

const baseName = (name: string): string => name.replace(/^.*[\\/]/, '');
const removeControlCharacters = (name: string): string =>
  removeBidiControls(name.replace(/\p{Cc}/gu, '')).trim();

/** The name without folders and control characters, shortened to 200 characters with its extension kept. */
export const sanitizeFileName = (name: string): string => {
  const clean = removeControlCharacters(baseName(name.normalize('NFC'))) || 'fil';
  if (clean.length <= MAX_NAME_LENGTH) return clean;
  const extension = extensionOf(clean);
  return clean.slice(0, MAX_NAME_LENGTH - extension.length) + extension;
};

/** The alias with the extension of the file's name. */
export const toDownloadName = (alias: string, name: string): string => {
  const extension = extensionOf(name);
  const shown = removeControlCharacters(alias);
  return shown.toLowerCase().endsWith(extension.toLowerCase()) ? shown : shown + extension;
};

const inlineTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/;

/** Whether a browser may show the type on our own origin. All other types are downloaded. */
export const isInlineType = (mimetype: string): boolean => inlineTypes.test(mimetype);
