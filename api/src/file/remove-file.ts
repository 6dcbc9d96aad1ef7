import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { reachingJob } from '../platform/jobs/job';
import { deleteFile } from './file.store';

const ERASE = 'file.erase';

/** The bytes go after the row, and only if that is really gone. */
export const removeFile = async ({ tx, outbox }: Pick<Work, 'tx' | 'outbox'>, id: number): Promise<void> => {
  const key = found(await deleteFile(tx, id));
  await outbox.job(ERASE, { key });
};

export const eraseFile = reachingJob(ERASE, async ({ key }, { files }) => {
  if (typeof key === 'string') await files.remove(key);
});
