import { createStorageKey, reserveStorageKeys } from '@husrum/api-objects';
import {
  type FileContent,
  type FileResponse,
  orNotFound,
  problem,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { BankFileFormat } from '@husrum/contract/bank-file';
import { bankFileTexts } from './bank-file.texts';
import { findKeptFile } from './kept-file.store';

type FilesContext = Pick<TransactionsContext, 'files' | 'transaction'>;

const mimetypes: Readonly<Record<BankFileFormat, string>> = {
  CAMT054: 'application/xml',
  CAMT053: 'application/xml',
  BGMAX: 'text/plain',
  CSV: 'text/csv',
};

/**
 * Stores the bytes of a file that was read, before the transaction that inserts its row. Returns their key. They are deleted an hour
 * later, unless a row refers to them then.
 */
export const keepBytes = async (
  { files, transaction }: FilesContext,
  content: FileContent,
  format: BankFileFormat,
): Promise<string> => {
  const key = await transaction(async (context) => {
    const reserved = createStorageKey(context.account);
    await reserveStorageKeys(context, [reserved]);
    return reserved;
  });
  await files.put(key, content, mimetypes[format]);
  return key;
};

/** The file as it was uploaded, as a stream. Throws 409 for one whose bytes are not kept. */
export const readKeptFile = async (
  { files, transaction }: FilesContext,
  id: number,
): Promise<FileResponse> => {
  const { name, format, file_key } = await transaction(async ({ tx }) =>
    orNotFound(await findKeptFile(tx, id)),
  );
  const bytes = file_key === null ? undefined : await files.open(file_key);
  if (bytes === undefined) throw problem('conflict', { message: bankFileTexts.notKept });
  return { name, mimetype: mimetypes[format], bytes };
};
