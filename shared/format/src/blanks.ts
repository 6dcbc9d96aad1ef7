const BLANKS = /[\s\u00a0\u2007\u202f]+/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Text with ordinary hyphens and single ordinary blanks, trimmed: what people paste is seldom what keyboards type. */
export const plainText = (text: string): string => text.replace(DASHES, '-').replace(BLANKS, ' ').trim();

/** The same without any blanks: for numbers written in groups. */
export const withoutBlanks = (text: string): string => text.replace(DASHES, '-').replace(BLANKS, '');
