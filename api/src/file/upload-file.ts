import type { BodyOf } from '@husrum/contract/core';
import { type FileRow, type fileCalls, fileProblem, mimetypeOf } from '@husrum/contract/file';
import { requireRow } from '../platform/db';
import { invalid, orNotFound } from '../platform/errors';
import type { ActorContext, RequestContext, SteppedWork, Upload } from '../platform/http';
import { fileRows, insertFile } from './file.store';
import { cleanName } from './file-name.rules';
import { newKey, reserveKeys } from './reserve-keys';

type Body = BodyOf<typeof fileCalls.upload>;

const nameOf = (upload: Upload): string => {
  const name = cleanName(upload.name);
  const problem = fileProblem({ name, size: upload.bytes.length });
  if (problem !== undefined) throw invalid({ file: [problem] });
  return name;
};
const typeOf = (name: string): string => mimetypeOf(name) ?? 'application/octet-stream';

/** Where the bytes are to lie. */
const reserveKey = async (
  context: Pick<RequestContext, 'tx' | 'account' | 'clock' | 'outbox'>,
  { fileable_type, fileable_id }: Body,
): Promise<string> => {
  await requireRow(context.tx, fileable_type, fileable_id);
  const key = newKey(context.account);
  await reserveKeys(context, [key]);
  return key;
};

/** The id of the new file, whose bytes lie under the key, or will as soon as the transaction has ended. */
export const recordFile = async (
  { tx, account }: Pick<ActorContext, 'tx' | 'account'>,
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
  const key = await step((context) => reserveKey(context, body));
  await files.put(key, upload.bytes, mimetype);
  return step(async (context) => {
    const id = await recordFile(context, body, { key, upload });
    const [row] = await fileRows(context.tx, [id]);
    return orNotFound(row);
  });
};
