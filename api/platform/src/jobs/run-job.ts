import type { Database, Tx } from '../db/database';
import { Postponed } from '../errors';
import { createOutbox } from '../outbox';
import type { ServerContext } from '../server-context';
import type { Job, NonTransactionalJob, TransactionalJob } from './job';
import {
  type ClaimedJob,
  claimJob,
  extendLock,
  finishJob,
  lockClaimedJob,
  postponeJob,
  releaseJob,
  retryJobLater,
} from './queue.store';

export interface JobPlatform extends ServerContext {
  readonly db: Database;
}

/** The job's changes and the mark that it is done commit together: after a crash the job runs again from the start. */
const runTransactional = (
  platform: JobPlatform,
  job: TransactionalJob,
  claimed: ClaimedJob,
): Promise<void> => {
  const { db, clock, log, settings } = platform;
  const run = async (tx: Tx): Promise<void> => {
    if (!(await lockClaimedJob(tx, claimed))) return;
    const outbox = createOutbox(tx, claimed.billable_id, settings);
    await job.run(claimed.data, { clock, log, settings, tx, outbox });
    await finishJob(tx, claimed.id);
  };
  return claimed.billable_id === null ? db.system(run) : db.forAccount(claimed.billable_id, run);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const neverAborted = new AbortController().signal;

/** Extends the lock of the job until `stop` is called. `lockLost` is aborted when another worker has taken the job. */
const startLockRenewal = ({ db, settings, log }: JobPlatform, claimed: ClaimedJob) => {
  const lockLost = new AbortController();
  const renew = async (): Promise<void> => {
    if (await db.system((tx) => extendLock(tx, claimed, settings.jobLockSeconds))) return;
    lockLost.abort(new Error('another worker has taken the job'));
  };
  const timer = setInterval(
    () =>
      void renew().catch((error) =>
        log.warn({ err: error, job: claimed.id }, 'the lock could not be renewed'),
      ),
    (settings.jobLockSeconds * 1000) / 3,
  );
  timer.unref();
  return { lockLost: lockLost.signal, stop: () => clearInterval(timer) };
};

const isLastAttempt = ({ attempts, max_attempts }: ClaimedJob): boolean => attempts >= max_attempts;

const runNonTransactional = async (
  platform: JobPlatform,
  job: NonTransactionalJob,
  claimed: ClaimedJob,
  stopping: AbortSignal,
): Promise<void> => {
  const { db } = platform;
  const lock = startLockRenewal(platform, claimed);
  try {
    const signal = AbortSignal.any([lock.lockLost, stopping]);
    await job.run(claimed.data, { ...platform, signal, isLastAttempt: isLastAttempt(claimed) });
    await db.system((tx) => finishJob(tx, claimed.id));
  } finally {
    lock.stop();
  }
};

/** Runs the next due job. The result is false when there is none. */
export const runNextJob = async (
  platform: JobPlatform,
  jobs: ReadonlyMap<string, Job>,
  stopping: AbortSignal = neverAborted,
): Promise<boolean> => {
  if (jobs.size === 0) return false;
  const { db, clock, log, settings } = platform;
  const lockOptions = { now: clock.now().toISOString(), lockSeconds: settings.jobLockSeconds };
  const claimed = await db.system((tx) => claimJob(tx, [...jobs.keys()], lockOptions));
  const job = claimed && jobs.get(claimed.kind);
  if (!claimed || !job) return false;
  try {
    if (job.transactional) await runTransactional(platform, job, claimed);
    else await runNonTransactional(platform, job, claimed, stopping);
    log.debug({ job: claimed.id, kind: claimed.kind }, 'job done');
  } catch (error) {
    if (stopping.aborted) {
      await db.system((tx) => releaseJob(tx, claimed));
      return true;
    }
    if (error instanceof Postponed) {
      log.info({ job: claimed.id, kind: claimed.kind, reason: error.message }, 'job postponed');
      await db.system((tx) => postponeJob(tx, claimed, clock.now()));
      return true;
    }
    log[isLastAttempt(claimed) ? 'error' : 'warn'](
      { err: error, job: claimed.id, kind: claimed.kind, attempt: claimed.attempts },
      'job failed',
    );
    await db.system((tx) => retryJobLater(tx, claimed, messageOf(error), clock.now()));
  }
  return true;
};
