import { randomUUID } from 'node:crypto';
import { type BodyOf, type calls, fileProblem, mimetypeOf } from '@husrum/contract';
import { requireRow } from '../platform/db';
import { invalid } from '../platform/errors';
import type { Acting, Upload } from '../platform/http';
import { insertFile } from './file.store';
import { cleanName } from './file-name.rules';

/** The id of the new file. The row comes first: bytes without a row would never be found again. */
export const uploadFile = async (
  { tx, account, files }: Pick<Acting, 'tx' | 'account' | 'files'>,
  { alias, name: given, notice, fileable_type, fileable_id }: BodyOf<typeof calls.file.upload>,
  upload: Upload,
): Promise<number> => {
  const name = cleanName(upload.name);
  const problem = fileProblem({ name, size: upload.bytes.length });
  if (problem !== undefined) throw invalid({ file: [problem] });
  const mimetype = mimetypeOf(name) ?? 'application/octet-stream';
  await requireRow(tx, fileable_type, fileable_id);
  const key = `${account.billableId}/${randomUUID()}`;
  const id = await insertFile(tx, {
    key,
    name,
    alias: alias ?? given ?? name,
    notice,
    size: upload.bytes.length,
    mimetype,
    fileable_type,
    fileable_id,
    user_id: account.userId,
  });
  await files.put(key, upload.bytes, mimetype);
  return id;
};
