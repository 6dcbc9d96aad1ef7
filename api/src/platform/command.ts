import { type Clock, clockOf } from './clock';
import type { Database } from './db';
import { startDatabase } from './db/open';
import { StartError } from './errors';
import { readSettings, type Settings } from './settings';

/** Ends the process, and says why: in a sentence where whoever started it can put it right. */
export const stopWith = (error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
};

/** A program that does one thing and ends. */
export const command = (run: () => Promise<void>): void => {
  run().then(() => process.exit(0), stopWith);
};

interface Opened {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly db: Database;
}

/** With the database that the settings name, which is closed afterwards however it ends. */
export const withDatabase = async (context: (opened: Opened) => Promise<void>): Promise<void> => {
  const settings = readSettings(process.env);
  const clock = clockOf(settings);
  const db = await startDatabase(settings, clock);
  try {
    await context({ settings, clock, db });
  } finally {
    await db.close();
  }
};
