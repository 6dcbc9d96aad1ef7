import { DELETE_STORED_FILES } from '@husrum/api-objects';
import { type Job, nonTransactionalJob, splitIntoChunks, transactionalJob } from '@husrum/api-platform';
import { deleteExpiredExports, failStuckExports } from './report-export.store';
import { reportExportTexts } from './report-export.texts';
import { runExport } from './run-export';
import { WRITE_EXPORT_JOB } from './write-export-job';

const KEYS_PER_JOB = 500;

/** Exports have their own lane, so that mails, nightly runs and small jobs do not wait for a large file. */
const writeExport = nonTransactionalJob(
  WRITE_EXPORT_JOB,
  ({ id, businessId }, context) => runExport(context, { id: Number(id), businessId: Number(businessId) }),
  { lane: 'export' },
);

/** At night, fails exports whose job no longer runs, and deletes old exports with their files. */
const cleanExports = transactionalJob(
  'report-export.clean',
  async (_data, { tx, clock, outbox }) => {
    const now = clock.now().toISOString();
    await failStuckExports(tx, now, reportExportTexts.failed);
    const keys = await deleteExpiredExports(tx, now);
    for (const chunk of splitIntoChunks(keys, KEYS_PER_JOB))
      await outbox.enqueueJob(DELETE_STORED_FILES, { keys: chunk });
  },
  { schedule: { at: '3:40' } },
);

export const reportExportJobs: readonly Job[] = [writeExport, cleanExports];
