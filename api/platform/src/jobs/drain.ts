import { enqueueDueJobs } from './cron';
import type { Job } from './job';
import { countDueJobs } from './queue.store';
import { type JobPlatform, runNextJob } from './run-job';

const POLL_MS = 50;

/** Runs jobs until none is due, including those that a crashed worker had started. */
export const drainJobs = async (platform: JobPlatform, jobs: readonly Job[]): Promise<void> => {
  const jobsByKind = new Map(jobs.map((job) => [job.kind, job]));
  const { db, clock } = platform;
  for (;;) {
    await enqueueDueJobs(db, jobs, clock.now());
    while (await runNextJob(platform, jobsByKind));
    if ((await db.system((tx) => countDueJobs(tx, clock.now().toISOString()))) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
