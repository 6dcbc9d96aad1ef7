import { randomUUID } from 'node:crypto';
import { type BodyOf, type calls, type FileRow, fileProblem, mimetypeOf } from '@husrum/contract';
import { requireRow } from '../platform/db';
import { found, invalid } from '../platform/errors';
import type { Acting, SteppedWork, Upload, Work } from '../platform/http';
import { ERASE } from './file.jobs';
import { fileRows, insertFile } from './file.store';
import { cleanName } from './file-name.rules';

type Body = BodyOf<typeof calls.file.upload>;

/** By then the upload has a row, or never will. */
const ABANDONED_MS = 3_600_000;

const nameOf = (upload: Upload): string => {
  const name = cleanName(upload.name);
  const problem = fileProblem({ name, size: upload.bytes.length });
  if (problem !== undefined) throw invalid({ file: [problem] });
  return name;
};
const typeOf = (name: string): string => mimetypeOf(name) ?? 'application/octet-stream';

/** A place in the file store that nothing else has. */
export const newKey = ({ billableId }: Pick<Acting['account'], 'billableId'>): string =>
  `${billableId}/${randomUUID()}`;

/** Where the bytes are to lie. Bytes without a row would never be found again: so it is settled first that they go then. */
const reserveKey = async (
  { tx, account, clock, outbox }: Pick<Work, 'tx' | 'account' | 'clock' | 'outbox'>,
  { fileable_type, fileable_id }: Body,
): Promise<string> => {
  await requireRow(tx, fileable_type, fileable_id);
  const key = newKey(account);
  await outbox.job(ERASE, { key }, { at: new Date(clock.now().getTime() + ABANDONED_MS).toISOString() });
  return key;
};

/** The id of the new file, whose bytes lie under the key, or will as soon as the transaction has ended. */
export const recordFile = async (
  { tx, account }: Pick<Acting, 'tx' | 'account'>,
  { alias, name: given, notice, fileable_type, fileable_id }: Body,
  { key, upload }: { readonly key: string; readonly upload: Upload },
): Promise<number> => {
  const name = nameOf(upload);
  await requireRow(tx, fileable_type, fileable_id);
  return insertFile(tx, {
    ...{ key, name, alias: alias ?? given ?? name, notice },
    ...{ size: upload.bytes.length, mimetype: typeOf(name) },
    ...{ fileable_type, fileable_id, user_id: account.userId },
  });
};

/** The new file as it is shown. */
export const uploadFile = async (
  { files, step }: Pick<SteppedWork, 'files' | 'step'>,
  body: Body,
  upload: Upload,
): Promise<FileRow> => {
  const mimetype = typeOf(nameOf(upload));
  const key = await step((work) => reserveKey(work, body));
  await files.put(key, upload.bytes, mimetype);
  return step(async (work) => {
    const id = await recordFile(work, body, { key, upload });
    const [row] = await fileRows(work.tx, [id]);
    return found(row);
  });
};
