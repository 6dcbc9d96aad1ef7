import type { LargestFile } from '../../core/call';
import { extensionOf } from '../../objects/file/file-type';

export const MAX_IMPORT_MEGABYTES = 10;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;
/** The most rows of objects in a file, without the header. */
export const MAX_IMPORT_ROWS = 10_000;
/** The most problems that a preview lists. It always tells how many there are. */
export const MAX_LISTED_PROBLEMS = 200;

export const importExtensions = ['.xlsx', '.csv'] as const;
export type ImportExtension = (typeof importExtensions)[number];

const importFileTexts = {
  empty: 'Filen är tom',
  tooLarge: `Filen är för stor. Högst ${MAX_IMPORT_MEGABYTES} MB går att importera.`,
  oldExcel: 'Filen är i ett äldre Excelformat. Spara den som .xlsx och försök igen.',
  wrongKind: 'Välj en Excelfil (.xlsx) eller en CSV-fil (.csv).',
} as const;

/** The server stops reading a larger one. */
export const largestImportFile: LargestFile = { bytes: MAX_IMPORT_BYTES, tooLarge: importFileTexts.tooLarge };

/** The kind of the file by its name; undefined for a kind that cannot be imported. */
export const importExtensionOf = (name: string): ImportExtension | undefined =>
  importExtensions.find((extension) => extension === extensionOf(name).toLowerCase());

/** Why a file cannot be imported, in Swedish, or undefined. It is checked by the page and by the server. */
export const findImportFileProblem = ({ name, size }: { name: string; size: number }): string | undefined => {
  if (size === 0) return importFileTexts.empty;
  if (size > MAX_IMPORT_BYTES) return importFileTexts.tooLarge;
  if (importExtensionOf(name) !== undefined) return undefined;
  return extensionOf(name).toLowerCase() === '.xls' ? importFileTexts.oldExcel : importFileTexts.wrongKind;
};
