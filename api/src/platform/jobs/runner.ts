import { jobs } from '../../jobs';
import { enqueueDue } from './cron';
import { type JobPlatform, runNextJob } from './run-job';

const IDLE_MS = 1000;
const CRON_MS = 20_000;

export interface Jobs {
  /** Lets the running job finish, then rests. */
  stop(): Promise<void>;
}

/** Works through the queue, one job at a time: a second process over the same database takes others. */
export const startJobs = (platform: JobPlatform): Jobs => {
  const kinds = new Map(jobs.map((job) => [job.kind, job]));
  let stopping = false;
  let cronAt = 0;
  let wake = (): void => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, IDLE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const turn = async (): Promise<boolean> => {
    try {
      if (Date.now() >= cronAt) {
        cronAt = Date.now() + CRON_MS;
        await enqueueDue(platform.db, jobs, platform.clock.now());
      }
      return await runNextJob(platform, kinds);
    } catch (error) {
      platform.log.error({ err: error }, 'the queue could not be read');
      return false;
    }
  };

  const work = async (): Promise<void> => {
    while (!stopping) {
      if (!(await turn()) && !stopping) await rest();
    }
  };

  const working = work();
  return {
    stop: () => {
      stopping = true;
      wake();
      return working;
    },
  };
};
