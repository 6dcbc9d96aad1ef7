import { allJobs, parts } from '@husrum/api-app/testing';
import { readSettings } from '@husrum/api-platform';
import {
  createClock,
  createLogger,
  drainJobs,
  exitWithError,
  startDatabase,
} from '@husrum/api-platform/testing';
import { openFileStore } from '@husrum/api-ports';
import { withoutLimits } from './without-limits';

/** The product's worker, without the vendors' rate limits. Ends when no job is due. */
const run = async (): Promise<void> => {
  const settings = withoutLimits(readSettings(process.env));
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock, { beforeCommit: parts });
  console.log('working');
  await drainJobs(
    { settings, clock, db, files: await openFileStore(settings), log: createLogger(settings) },
    allJobs,
  );
  await db.close();
};

run().catch(exitWithError);
