const SPACES = /[\s\u00a0\u2007\u202f]+/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Trimmed text with plain hyphens and single plain spaces. Pasted text often has other dashes and spaces. */
export const normalizeText = (text: string): string => text.replace(DASHES, '-').replace(SPACES, ' ').trim();

/** The text with plain hyphens and without any spaces, for numbers that are written in groups. */
export const removeSpaces = (text: string): string => text.replace(DASHES, '-').replace(SPACES, '');
