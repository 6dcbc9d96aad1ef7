import { type Clock, createClock } from './clock';
import type { Database } from './db';
import { startDatabase } from './db/start-database';
import { StartError } from './errors';
import { readSettings, type Settings } from './settings';

/** Exits the process. Of a StartError only the message is printed, because the user can solve it. */
export const exitWithError = (error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
};

/** Runs a command-line program and exits. */
export const runCommand = (run: () => Promise<void>): void => {
  run().then(() => process.exit(0), exitWithError);
};

interface CommandContext {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly db: Database;
}

/** Opens the database of the settings, and closes it also after an error. */
export const withDatabase = async (run: (context: CommandContext) => Promise<void>): Promise<void> => {
  const settings = readSettings(process.env);
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock);
  try {
    await run({ settings, clock, db });
  } finally {
    await db.close();
  }
};
