import type { Database, Tx } from '../db/database';
import { outboxOf } from '../outbox';
import type { Job, JobGround, ReachingJob, WritingJob } from './job';
import {
  type Claimed,
  claimJob,
  extendLock,
  finishJob,
  holdJob,
  postponeJob,
  returnJob,
} from './queue.store';

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

const never = new AbortController().signal;

/** Keeps the job ours for as long as it runs; its signal is aborted when it no longer is. */
const keepLock = ({ db, settings, log }: JobPlatform, claimed: Claimed) => {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    if (await db.system((tx) => extendLock(tx, claimed, settings.jobLockSeconds))) return;
    lost.abort(new Error('another worker has taken the job'));
  };
  const timer = setInterval(
    () =>
      void renew().catch((error) =>
        log.warn({ err: error, job: claimed.id }, 'the lock could not be renewed'),
      ),
    (settings.jobLockSeconds * 1000) / 3,
  );
  timer.unref();
  return { lost: lost.signal, end: () => clearInterval(timer) };
};

const runReaching = async (
  platform: JobPlatform,
  job: ReachingJob,
  claimed: Claimed,
  stopping: AbortSignal,
): Promise<void> => {
  const { db } = platform;
  const lock = keepLock(platform, claimed);
  try {
    const signal = AbortSignal.any([lock.lost, stopping]);
    await job.run(claimed.data, { ...platform, signal, lastTry: claimed.attempts >= claimed.max_attempts });
    await db.system((tx) => finishJob(tx, claimed.id));
  } finally {
    lock.end();
  }
};

/** Runs the next due job. False when there is none. */
export const runNextJob = async (
  platform: JobPlatform,
  jobs: ReadonlyMap<string, Job>,
  stopping: AbortSignal = never,
): Promise<boolean> => {
  if (jobs.size === 0) return false;
  const { db, clock, log, settings } = platform;
  const when = { now: clock.now().toISOString(), lockSeconds: settings.jobLockSeconds };
  const claimed = await db.system((tx) => claimJob(tx, [...jobs.keys()], when));
  const job = claimed && jobs.get(claimed.kind);
  if (!claimed || !job) return false;
  try {
    if (job.reaches) await runReaching(platform, job, claimed, stopping);
    else await runWriting(platform, job, claimed);
    log.debug({ job: claimed.id, kind: claimed.kind }, 'job done');
  } catch (error) {
    if (stopping.aborted) {
      await db.system((tx) => returnJob(tx, claimed));
      return true;
    }
    const lastTry = claimed.attempts >= claimed.max_attempts;
    log[lastTry ? 'error' : 'warn'](
      { err: error, job: claimed.id, kind: claimed.kind, attempt: claimed.attempts },
      'job failed',
    );
    await db.system((tx) => postponeJob(tx, claimed, messageOf(error), clock.now()));
  }
  return true;
};
