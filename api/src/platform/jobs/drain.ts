import { jobs } from '../../jobs';
import { enqueueDue } from './cron';
import { dueJobs, releaseLocks } from './queue.store';
import { type JobPlatform, runNextJob } from './run-job';

const PAUSE_MS = 50;

/** Works until nothing is due any more, also what another worker that died had begun. */
export const drainJobs = async (platform: JobPlatform): Promise<void> => {
  const kinds = new Map(jobs.map((job) => [job.kind, job]));
  const { db, clock, settings } = platform;
  if (!settings.databaseUrl) await db.system(releaseLocks);
  for (;;) {
    await enqueueDue(db, jobs, clock.now());
    while (await runNextJob(platform, kinds));
    if ((await db.system((tx) => dueJobs(tx, clock.now().toISOString()))) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
