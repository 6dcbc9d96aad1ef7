import { parts } from '@husrum/api-app/testing';
import { readSettings } from '@husrum/api-platform';
import { createClock, createLogger, type JobPlatform, startDatabase } from '@husrum/api-platform/testing';
import { openFileStore } from '@husrum/api-ports';

/** Opens the database and the files of these settings in this process, which is not killed, and closes them after the work. */
export const withPlatform = async <T>(
  env: Readonly<Record<string, string>>,
  work: (platform: JobPlatform) => Promise<T>,
): Promise<T> => {
  const settings = readSettings(env);
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock, { beforeCommit: parts });
  try {
    const files = await openFileStore(settings);
    return await work({ settings, clock, db, files, log: createLogger(settings) });
  } finally {
    await db.close();
  }
};
