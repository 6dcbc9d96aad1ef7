import { setImmediate as othersTurn } from 'node:timers/promises';

/** The items one by one; after every `size` of them whoever waits for the process is served. For long computations. */
export async function* inTurns<T>(items: readonly T[], size = 100): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % size === 0) await othersTurn();
    yield item;
  }
}
