import type { RunContext } from './run-context';

const CONCURRENCY = 3;

/**
 * Runs an action for each item, several at a time. When the process stops, it throws before the next item.
 */
export const forEachConcurrently = async <T>(
  { signal }: Pick<RunContext, 'signal'>,
  items: readonly T[],
  action: (item: T) => Promise<void>,
  concurrency: number = CONCURRENCY,
): Promise<void> => {
  const queue = [...items];
  const processQueue = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal.throwIfAborted();
      await action(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, processQueue));
};
