import type { RunContext } from './run-context';

/** How many actions run at a time on PostgreSQL. The embedded database has one connection: there, one action runs at a time. */
const POSTGRESQL_CONCURRENCY = 3;

/**
 * Runs an action for each item, several at a time. Between two items it lets waiting transactions use the database. When the
 * process stops, it throws before the next item.
 */
export const forEachConcurrently = async <T>(
  { db, settings, signal }: Pick<RunContext, 'db' | 'settings' | 'signal'>,
  items: readonly T[],
  action: (item: T) => Promise<void>,
  concurrency: number = settings.databaseUrl ? POSTGRESQL_CONCURRENCY : 1,
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
