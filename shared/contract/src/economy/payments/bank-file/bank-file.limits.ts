import type { LargestFile } from '../../../core/call';

const MAX_MEGABYTES = 10;
export const MAX_BANK_FILE_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** The most payments of one file. Of a larger one the user chooses fewer days in the internet bank. */
export const MAX_BANK_PAYMENTS = 10_000;

/** The most files of a ZIP, and the most that they are together when it is unpacked. */
export const MAX_ARCHIVE_FILES = 50;
export const MAX_ARCHIVE_BYTES = 5 * MAX_BANK_FILE_BYTES;

/** The last column of a CSV file that is read, from 0. */
export const MAX_CSV_COLUMN = 199;

const texts = {
  empty: 'Filen är tom. Hämta den på nytt från banken.',
  tooLarge: `Filen är för stor. Högst ${MAX_MEGABYTES} MB går att läsa in. Välj färre dagar i banken.`,
} as const;

/** The server stops reading a larger one. */
export const largestBankFile: LargestFile = { bytes: MAX_BANK_FILE_BYTES, tooLarge: texts.tooLarge };

/**
 * Why a file cannot be read, in Swedish, or undefined. It is checked by the page and by the server. The format is not checked
 * here: the server recognises it by the content of the file.
 */
export const findBankFileProblem = ({ size }: { readonly size: number }): string | undefined => {
  if (size === 0) return texts.empty;
  return size > MAX_BANK_FILE_BYTES ? texts.tooLarge : undefined;
};
