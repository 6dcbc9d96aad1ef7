import type { ExportFormat } from '@husrum/contract/report-export';
import { downloadName, sanitizeFileName } from '../file/file-name.rules';

/** Characters that Windows refuses in the name of a file. */
const RESERVED = /[<>:"/\\|?*]/g;

/** The name that the user typed as the name of a file, with its ending once: `hyror` gives `hyror.csv`. */
export const exportFileName = (name: string, format: ExportFormat): string => {
  const ending = `.${format}`;
  return downloadName(sanitizeFileName(name.replace(RESERVED, '-')), ending);
};
