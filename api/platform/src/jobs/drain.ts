import { isConnectionLost } from '../db/connection-lost';
import { enqueueDueJobs } from './cron';
import type { Job } from './job';
import { countDueJobs } from './queue.store';
import { type JobPlatform, runNextJob } from './run-job';

const POLL_MS = 50;
/** After this many tries without the database, draining fails. An embedded database is back before. */
const MAX_LOSSES = 200;

/** Runs jobs until none is due, including those that a crashed worker had started. It goes on when the database ends meanwhile. */
export const drainJobs = async (platform: JobPlatform, jobs: readonly Job[]): Promise<void> => {
  const jobsByKind = new Map(jobs.map((job) => [job.kind, job]));
  const { db, clock } = platform;
  const runDueJobs = async (): Promise<number> => {
    await enqueueDueJobs(db, jobs, clock.now());
    while (await runNextJob(platform, jobsByKind));
    return db.system((tx) => countDueJobs(tx, clock.now().toISOString()));
  };
  let losses = 0;
  for (;;) {
    try {
      if ((await runDueJobs()) === 0) return;
      losses = 0;
    } catch (error) {
      losses += 1;
      if (!isConnectionLost(error) || losses === MAX_LOSSES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
