import { type Clock, createClock } from './clock';
import type { Database } from './db';
import { startDatabase } from './db/start-database';
import { createFilesPrivately } from './private-files';
import { readSettings, type Settings } from './settings';
import { explainStartFailure } from './start-failure.rules';

/** Exits the process. Prints one sentence for an error that the operator can solve, and the stack of any other. */
export const exitWithError = (error: unknown): never => {
  console.error(explainStartFailure(error) ?? error);
  process.exit(1);
};

/** Runs a process of the server with its settings, until a signal ends it or it fails. */
export const runProcess = (run: (settings: Settings) => Promise<void>): void => {
  createFilesPrivately();
  const start = async (): Promise<void> => run(readSettings(process.env));
  start().catch(exitWithError);
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

/** Opens the database of the settings, up to a migration if it is given, and closes it also after an error. */
export const withDatabase = async (
  run: (context: CommandContext) => Promise<void>,
  lastMigration?: string,
): Promise<void> => {
  createFilesPrivately();
  const settings = readSettings(process.env);
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock, { lastMigration });
  try {
    await run({ settings, clock, db });
  } finally {
    await db.close();
  }
};
