import { DELETE_STORED_FILES } from '@husrum/api-objects';
import { type Job, splitIntoChunks, transactionalJob } from '@husrum/api-platform';
import { firstKeptDay } from './kept-file.rules';
import { takeExpiredFileKeys } from './kept-file.store';

const KEYS_PER_JOB = 500;

/** At night, deletes the bytes of bank files that the law does not require any more. What was read of them stays. */
const deleteExpiredFiles = transactionalJob(
  'bank-file.expire',
  async (_data, { tx, clock, outbox }) => {
    const keys = await takeExpiredFileKeys(tx, firstKeptDay(clock.today()));
    for (const chunk of splitIntoChunks(keys, KEYS_PER_JOB))
      await outbox.enqueueJob(DELETE_STORED_FILES, { keys: chunk });
  },
  { schedule: { at: '3:50' } },
);

export const bankFileJobs: readonly Job[] = [deleteExpiredFiles];
