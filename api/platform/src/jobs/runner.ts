import { enqueueDueJobs } from './cron';
import { type Job, jobsAtOnce, type Lane, lanes } from './job';
import { type JobPlatform, runNextJob } from './run-job';

const IDLE_MS = 1000;
const SCHEDULE_CHECK_MS = 20_000;

export interface JobRunner {
  /** Waits until the running jobs have finished, or have stopped where another process can go on. */
  stop(): Promise<void>;
}

const indexByKind = (jobs: readonly Job[]): ReadonlyMap<string, Job> =>
  new Map(jobs.map((job) => [job.kind, job]));

/** Sleeps until the next poll, or until the process stops. */
const sleep = (stopping: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, IDLE_MS);
    stopping.addEventListener('abort', wake);
  });

/** Polls until the process stops, and sleeps after each poll that found no job. */
const pollUntilStopped = async (
  { log }: JobPlatform,
  stopping: AbortSignal,
  poll: () => Promise<boolean>,
): Promise<void> => {
  while (!stopping.aborted) {
    const foundJob = await poll().catch((error) => {
      log.error({ err: error }, 'the queue could not be read');
      return false;
    });
    if (!foundJob && !stopping.aborted) await sleep(stopping);
  }
};

/**
 * Runs the queue in lanes, each with as many workers as `jobsAtOnce` says, so that no job waits for a long one or for a slow
 * mail server. A second process on the same database takes other jobs.
 */
export const startJobs = (platform: JobPlatform, jobs: readonly Job[]): JobRunner => {
  const abort = new AbortController();
  const stopping = abort.signal;
  const jobsInLane = (of: Lane) => indexByKind(jobs.filter(({ lane = 'short' }) => lane === of));
  let nextScheduleCheck = 0;

  const checkSchedule = async (): Promise<void> => {
    if (Date.now() < nextScheduleCheck) return;
    nextScheduleCheck = Date.now() + SCHEDULE_CHECK_MS;
    await enqueueDueJobs(platform.db, jobs, platform.clock.now());
  };
  const pollLane = (lane: Lane): Promise<void> => {
    const laneJobs = jobsInLane(lane);
    return pollUntilStopped(platform, stopping, async () => {
      if (lane === 'short') await checkSchedule();
      return runNextJob(platform, laneJobs, stopping);
    });
  };
  const run = async (): Promise<void> => {
    const workerLanes = lanes.flatMap((lane) => Array.from({ length: jobsAtOnce[lane] }, () => lane));
    await Promise.all(workerLanes.map(pollLane));
  };

  const running = run().catch((error) => platform.log.error({ err: error }, 'the jobs could not start'));
  return {
    stop: () => {
      abort.abort(new Error('the process stops'));
      return running;
    },
  };
};
