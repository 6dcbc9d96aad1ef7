import { constants, setPriority } from 'node:os';
import { createClock } from './clock';
import { startDatabase } from './db/start-database';
import type { FileStore } from './file-store';
import { drainJobs } from './jobs/drain';
import { startJobs } from './jobs/runner';
import { createLogger } from './logger';
import type { ServerPart } from './server-part';
import type { Settings } from './settings';

interface WorkerOptions {
  readonly parts: readonly ServerPart[];
  openFiles(settings: Settings): Promise<FileStore>;
  /** Whether the worker ends when no job is due. */
  readonly drains: boolean;
}

/**
 * A process that runs jobs and serves no requests. Any number of workers can share one PostgreSQL with the servers.
 */
export const runWorker = async (
  settings: Settings,
  { parts, openFiles, drains }: WorkerOptions,
): Promise<void> => {
  // Requests on the same machine go before jobs.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const jobs = parts.flatMap((part) => part.jobs ?? []);
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock, { beforeCommit: parts });
  const log = createLogger(settings);
  const platform = { settings, clock, db, files: await openFiles(settings), log };
  const close = async (): Promise<void> => {
    for (const part of parts) part.stop?.();
    await db.close();
  };
  if (drains) {
    // A parent process of api/dev/testing/src/month-run waits for this line.
    console.log('working');
    await drainJobs(platform, jobs);
    return close();
  }
  const runner = startJobs(platform, jobs);
  const stop = (): void => void runner.stop().then(close);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
