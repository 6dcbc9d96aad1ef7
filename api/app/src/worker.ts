import { constants, setPriority } from 'node:os';
import {
  createClock,
  createFilesPrivately,
  createLogger,
  drainJobs,
  exitWithError,
  readSettings,
  startDatabase,
  startJobs,
} from '@husrum/api-platform';
import { openFileStore } from '@husrum/api-ports';
import { allJobs, parts } from './parts';

/**
 * A process that runs jobs and serves no requests. Any number of workers can share one PostgreSQL with the servers. With
 * `--drain` it exits when no job is due.
 */
const run = async (): Promise<void> => {
  createFilesPrivately();
  // Requests on the same machine go before jobs.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const settings = readSettings(process.env);
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock);
  const log = createLogger(settings);
  const platform = { settings, clock, db, files: await openFileStore(settings), log };
  const close = async (): Promise<void> => {
    for (const part of parts) part.stop?.();
    await db.close();
  };
  if (process.argv.includes('--drain')) {
    // A parent process of api/dev/testing/src/month-run waits for this line.
    console.log('working');
    await drainJobs(platform, allJobs);
    return close();
  }
  const jobs = startJobs(platform, allJobs);
  const stop = (): void => void jobs.stop().then(close);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

run().catch(exitWithError);
