import { jobs } from '../../jobs';
import { enqueueDue } from './cron';
import type { Job } from './job';
import { releaseLocks } from './queue.store';
import { type JobPlatform, runNextJob } from './run-job';

const IDLE_MS = 1000;
const CRON_MS = 20_000;

export interface Jobs {
  /** Lets the running jobs finish, or come to a place where another process can go on; then rests. */
  stop(): Promise<void>;
}

const kindsOf = (some: readonly Job[]): ReadonlyMap<string, Job> =>
  new Map(some.map((job) => [job.kind, job]));

/** Waits, but not longer than until the process stops. */
const rest = (stopping: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, IDLE_MS);
    stopping.addEventListener('abort', end);
  });

/** Does something again and again until the process stops; rests after a turn in which there was nothing to do. */
const again = async (
  { log }: JobPlatform,
  stopping: AbortSignal,
  turn: () => Promise<boolean>,
): Promise<void> => {
  while (!stopping.aborted) {
    const busy = await turn().catch((error) => {
      log.error({ err: error }, 'the queue could not be read');
      return false;
    });
    if (!busy && !stopping.aborted) await rest(stopping);
  }
};

/**
 * Works through the queue in two lanes, each one job at a time: what may take minutes, and everything else, which does
 * not wait for it. A second process over the same database takes other jobs.
 */
export const startJobs = (platform: JobPlatform): Jobs => {
  const stop = new AbortController();
  const stopping = stop.signal;
  const quick = kindsOf(jobs.filter(({ long }) => !long));
  const long = kindsOf(jobs.filter((job) => job.long));
  let cronAt = 0;

  const quickTurn = async (): Promise<boolean> => {
    if (Date.now() >= cronAt) {
      cronAt = Date.now() + CRON_MS;
      await enqueueDue(platform.db, jobs, platform.clock.now());
    }
    return runNextJob(platform, quick, stopping);
  };
  const begin = async (): Promise<void> => {
    if (!platform.settings.databaseUrl) await platform.db.system(releaseLocks);
    await Promise.all([
      again(platform, stopping, quickTurn),
      again(platform, stopping, () => runNextJob(platform, long, stopping)),
    ]);
  };

  const working = begin().catch((error) => platform.log.error({ err: error }, 'the jobs could not start'));
  return {
    stop: () => {
      stop.abort(new Error('the process stops'));
      return working;
    },
  };
};
