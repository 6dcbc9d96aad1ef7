import { constants, setPriority } from 'node:os';
import { clockOf } from './platform/clock';
import { stopWith } from './platform/command';
import { startDatabase } from './platform/db/open';
import { drainJobs } from './platform/jobs/drain';
import { startJobs } from './platform/jobs/runner';
import { openLog } from './platform/log';
import { readSettings } from './platform/settings';
import { openFiles } from './ports/files/open-files';
import { closeSmtp } from './ports/mail/smtp';

/**
 * A process that works through the queue and serves nothing: any number of them beside the servers on one PostgreSQL. With
 * `--drain` it ends when nothing is due.
 */
const run = async (): Promise<void> => {
  // Whoever waits for a page comes before what nobody waits for.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const settings = readSettings(process.env);
  const clock = clockOf(settings);
  const db = await startDatabase(settings, clock);
  const log = openLog(settings);
  const platform = { settings, clock, db, files: await openFiles(settings), log };
  const close = async (): Promise<void> => {
    closeSmtp();
    await db.close();
  };
  if (process.argv.includes('--drain')) {
    console.log('working');
    await drainJobs(platform);
    return close();
  }
  const jobs = startJobs(platform);
  const end = (): void => void jobs.stop().then(close);
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};

run().catch(stopWith);
