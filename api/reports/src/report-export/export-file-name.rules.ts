import { sanitizeFileName, toDownloadName } from '@husrum/api-platform';
import type { ExportFormat } from '@husrum/contract/report-export';

/** Characters that Windows does not permit in the name of a file. */
const RESERVED = /[<>:"/\\|?*]/g;

/** The file name for the name that the user typed, with the extension once: `hyror` and `hyror.csv` give `hyror.csv`. */
export const toExportFileName = (name: string, format: ExportFormat): string => {
  const extension = `.${format}`;
  return toDownloadName(sanitizeFileName(name.replace(RESERVED, '-')), extension);
};
