import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { ERASE } from './file.jobs';
import { deleteFile } from './file.store';

/** The bytes go after the row, and only if that is really gone. */
export const removeFile = async ({ tx, outbox }: Pick<Work, 'tx' | 'outbox'>, id: number): Promise<void> => {
  const key = found(await deleteFile(tx, id));
  await outbox.job(ERASE, { key });
};
