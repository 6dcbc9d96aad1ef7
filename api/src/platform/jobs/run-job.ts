import type { Database, Tx } from '../db/database';
import { outboxOf } from '../outbox';
import type { Job, JobGround, WritingJob } from './job';
import { type Claimed, claimJob, finishJob, holdJob, postponeJob } from './queue.store';

export interface JobPlatform extends JobGround {
  readonly db: Database;
}

/** The handler's writes and the mark that it is done commit together: after a crash it is done again from the start, or not at all. */
const runWriting = (platform: JobPlatform, job: WritingJob, claimed: Claimed): Promise<void> => {
  const { db, settings } = platform;
  const work = async (tx: Tx): Promise<void> => {
    if (!(await holdJob(tx, claimed))) return;
    await job.run(claimed.data, { ...platform, tx, outbox: outboxOf(tx, claimed.billable_id, settings) });
    await finishJob(tx, claimed.id);
  };
  return claimed.billable_id === null ? db.system(work) : db.tenant(claimed.billable_id, work);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the next due job. False when there is none. */
export const runNextJob = async (platform: JobPlatform, jobs: ReadonlyMap<string, Job>): Promise<boolean> => {
  const { db, clock, log } = platform;
  const claimed = await db.system((tx) => claimJob(tx, [...jobs.keys()], clock.now().toISOString()));
  const job = claimed && jobs.get(claimed.kind);
  if (!claimed || !job) return false;
  const lastTry = claimed.attempts >= claimed.max_attempts;
  try {
    if (job.reaches) {
      await job.run(claimed.data, { ...platform, lastTry });
      await db.system((tx) => finishJob(tx, claimed.id));
    } else {
      await runWriting(platform, job, claimed);
    }
    log.debug({ job: claimed.id, kind: claimed.kind }, 'job done');
  } catch (error) {
    log[lastTry ? 'error' : 'warn'](
      { err: error, job: claimed.id, kind: claimed.kind, attempt: claimed.attempts },
      'job failed',
    );
    await db.system((tx) => postponeJob(tx, claimed, messageOf(error), clock.now()));
  }
  return true;
};
