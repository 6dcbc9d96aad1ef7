import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES, MAX_BANK_FILE_BYTES } from '@husrum/contract/bank-file';
import { bankFileTexts } from '../bank-file.texts';
import { BankFileError } from '../bank-file-error';
import type { ZipEntry } from './read-zip';

/** What operating systems put into a ZIP besides. */
const BESIDES = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** A file of a ZIP, and its name without folders. */
export interface ArchiveFile extends ZipEntry {
  readonly name: string;
  /** Why it is not unpacked, or null. */
  readonly problem: string | null;
}

const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) || path;

/** The files of a ZIP to read. Throws `BankFileError` for one without files, with too many, or with too much in them. */
export const selectArchiveFiles = (entries: readonly ZipEntry[]): ArchiveFile[] => {
  const files = entries.filter(({ path }) => !path.endsWith('/') && !BESIDES.test(path));
  if (files.length === 0) throw new BankFileError(bankFileTexts.emptyZip);
  if (files.length > MAX_ARCHIVE_FILES)
    throw new BankFileError(bankFileTexts.tooManyFilesInZip(files.length));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MAX_ARCHIVE_BYTES) throw new BankFileError(bankFileTexts.tooMuchInZip);
  return files.map((file) => ({
    ...file,
    name: nameOf(file.path),
    problem: file.bytes > MAX_BANK_FILE_BYTES ? bankFileTexts.tooLargeInZip : null,
  }));
};

/** The paths that tell a document of an office program, which is a ZIP, too. */
export const isOfficeDocument = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ path }) => path === '[Content_Types].xml' || path === 'mimetype');
