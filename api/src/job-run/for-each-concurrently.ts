import type { RunContext } from './run-context';

/** The embedded database has one connection, so there it is 1. */
const MAX_CONCURRENCY = 3;

/**
 * Runs an action for each item, several at a time. Between two items it throws when the process stops, and lets waiting
 * transactions use the database.
 */
export const forEachConcurrently = async <T>(
  { db, settings, signal }: Pick<RunContext, 'db' | 'settings' | 'signal'>,
  items: readonly T[],
  action: (item: T) => Promise<void>,
  concurrency: number = settings.databaseUrl ? MAX_CONCURRENCY : 1,
): Promise<void> => {
  const queue = [...items];
  const processQueue = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal.throwIfAborted();
      await action(item);
      await db.yieldToOthers();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, processQueue));
};
