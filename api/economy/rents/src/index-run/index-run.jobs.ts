import { type Job, nonTransactionalJob, transactionalJob } from '@husrum/api-platform';
import { DUE_JOB, enqueueDueRuns } from './due-index-run.store';
import { EXECUTE_JOB, executeIndexRun, toIndexJobContext } from './execute-index-run';
import { indexLetters } from './index-letter-documents';
import { isRunSeason, notifyDueRun } from './notify-due-run';
import { LETTERS_JOB, sendWantedLetters } from './send-index-letters';

export const indexRunJobs: readonly Job[] = [
  nonTransactionalJob(
    EXECUTE_JOB,
    (data, context) => executeIndexRun(toIndexJobContext(data, context), Number(data.runId)),
    { lane: 'long' },
  ),
  nonTransactionalJob(
    LETTERS_JOB,
    (data, context) => sendWantedLetters(toIndexJobContext(data, context), Number(data.runId)),
    { lane: 'long' },
  ),
  indexLetters.undeliveredJob,
  transactionalJob(
    'indexRun.due-all',
    async (_data, { tx, clock }) => {
      const today = clock.today();
      if (isRunSeason(today)) await enqueueDueRuns(tx, today, clock.now().toISOString());
    },
    { schedule: { at: '7:20' } },
  ),
  transactionalJob(DUE_JOB, (_data, context) => notifyDueRun(context)),
];
