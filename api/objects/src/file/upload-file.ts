import {
  type ActorContext,
  invalidInput,
  orNotFound,
  type RequestContext,
  requireRow,
  sanitizeFileName,
  type TransactionsContext,
  type Upload,
} from '@husrum/api-platform';
import { type FileOwner, type FileRow, findFileProblem, mimetypeOf } from '@husrum/contract/file';
import { insertFile, loadFileRows } from './file.store';
import { prepareContent } from './prepare-content';
import { createStorageKey, reserveStorageKeys } from './storage-key';
import { requireStorage } from './storage-quota';
import { lockStorage } from './storage-quota.store';

interface UploadFileCommand {
  readonly fileable_type: FileOwner;
  readonly fileable_id: number;
  /** The name that is shown. Null: `name`, or that of the file. */
  readonly alias: string | null;
  readonly name: string | null;
  readonly notice: string | null;
}

const validateName = (upload: Upload): string => {
  const name = sanitizeFileName(upload.name);
  const problem = findFileProblem({ name, size: upload.size });
  if (problem !== undefined) throw invalidInput({ file: [problem] });
  return name;
};
const toMimetype = (name: string): string => mimetypeOf(name) ?? 'application/octet-stream';

/** Checks the owner and the quota, and returns the key in the file store under which the bytes are to be saved. */
const reserveKey = async (
  context: Pick<RequestContext, 'tx' | 'account' | 'clock' | 'outbox'>,
  { fileable_type, fileable_id }: UploadFileCommand,
  size: number,
): Promise<string> => {
  await requireRow(context.tx, fileable_type, fileable_id);
  await requireStorage(context.tx, size);
  const key = createStorageKey(context.account);
  await reserveStorageKeys(context, [key]);
  return key;
};

/** Inserts the row of a file and returns its id. The caller stores the bytes under `key`, before or after the transaction. */
export const insertUploadedFile = async (
  { tx, account }: Pick<ActorContext, 'tx' | 'account'>,
  { alias, name: suggestedName, notice, fileable_type, fileable_id }: UploadFileCommand,
  { key, upload }: { readonly key: string; readonly upload: Upload },
): Promise<number> => {
  const name = validateName(upload);
  await requireRow(tx, fileable_type, fileable_id);
  // The quota is checked again with the storage locked: others may have stored files since `reserveKey`.
  await lockStorage(tx);
  await requireStorage(tx, upload.size);
  return insertFile(tx, {
    key,
    name,
    alias: alias ?? suggestedName ?? name,
    notice,
    size: upload.size,
    mimetype: toMimetype(name),
    fileable_type,
    fileable_id,
    user_id: account.userId,
  });
};

/** Stores the bytes between two transactions, so that no transaction is open while the file store is slow. */
export const uploadFile = async (
  { files, transaction }: Pick<TransactionsContext, 'files' | 'transaction'>,
  command: UploadFileCommand,
  upload: Upload,
): Promise<FileRow> => {
  const name = validateName(upload);
  const mimetype = toMimetype(name);
  await prepareContent(name, upload.content);
  const key = await transaction((context) => reserveKey(context, command, upload.size));
  await files.put(key, upload.content, mimetype);
  return transaction(async (context) => {
    const id = await insertUploadedFile(context, command, { key, upload });
    const [row] = await loadFileRows(context.tx, [id]);
    return orNotFound(row);
  });
};
