import { invalidInput, Problem } from '@husrum/api-platform';
import type { BankArchiveFile, bankFileCalls } from '@husrum/contract/bank-file';
import type { ResponseOf } from '@husrum/contract/core';
import type { ArchiveFile } from './archive/archive-files.rules';
import { bankFileTexts } from './bank-file.texts';

type UploadResponse = ResponseOf<typeof bankFileCalls.upload>;

/** Why a file of the ZIP is refused. Throws an error that is not about the file. */
const toText = (error: unknown): string => {
  if (!(error instanceof Problem) || error.details.fields === undefined) throw error;
  const { day_column: columns } = error.details.fields;
  return columns === undefined ? error.message : bankFileTexts.unknownColumnsInZip;
};

const nothingRead = { id: null, payments: 0, is_known: false } as const;

/**
 * Reads the files of a ZIP one by one: one that is refused does not stop the others. Returns the first that could be read, and a result
 * for each. Throws 422 with the reasons when none could be read.
 */
export const uploadArchive = async (
  files: readonly ArchiveFile[],
  readAndStore: (file: ArchiveFile) => Promise<UploadResponse>,
): Promise<UploadResponse> => {
  const results: BankArchiveFile[] = [];
  let first: UploadResponse | undefined;
  for (const file of files) {
    const { name } = file;
    if (file.problem !== null) {
      results.push({ ...nothingRead, name, error: file.problem });
      continue;
    }
    try {
      const { files: _, ...stored } = await readAndStore(file);
      const { id, payments, is_known } = stored;
      first ??= stored;
      results.push({ id, name, payments, is_known, error: null });
    } catch (error) {
      results.push({ ...nothingRead, name, error: toText(error) });
    }
  }
  if (first === undefined)
    throw invalidInput({
      file: results.map(({ name, error }) => bankFileTexts.fileInZip(name, error ?? '')),
    });
  return { ...first, files: results };
};
