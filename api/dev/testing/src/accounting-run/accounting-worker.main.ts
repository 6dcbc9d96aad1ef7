import { allJobs } from '../../src/app/all-jobs';
import { createClock } from '../../src/platform/clock';
import { exitWithError } from '../../src/platform/command';
import { startDatabase } from '../../src/platform/db/start-database';
import { drainJobs } from '../../src/platform/jobs/drain';
import { createLogger } from '../../src/platform/logger';
import { readSettings } from '../../src/platform/settings';
import { openFileStore } from '../../src/ports/files/open-file-store';
import { withoutLimits } from './without-limits';

/** The product's worker, without the vendors' rate limits. Ends when no job is due. */
const run = async (): Promise<void> => {
  const settings = withoutLimits(readSettings(process.env));
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock);
  console.log('working');
  await drainJobs(
    { settings, clock, db, files: await openFileStore(settings), log: createLogger(settings) },
    allJobs,
  );
  await db.close();
};

run().catch(exitWithError);
