/** The characters of the bytes 0x80 to 0x9F in Windows-1252; the others are those of ISO-8859-1. */
const CHARACTERS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/**
 * The text of bytes in Windows-1252, in which Swedish Excel and some banks write CSV files, from the same bytes read as ISO-8859-1.
 * (`TextDecoder` of Node 20 decodes Windows-1252 as ISO-8859-1.)
 */
export const latin1ToWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (char) => CHARACTERS.charAt(char.charCodeAt(0) - 0x80));
