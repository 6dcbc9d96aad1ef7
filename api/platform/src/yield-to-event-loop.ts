import { setImmediate as nextTurn } from 'node:timers/promises';

/** Iterates over items, and lets the event loop serve others after every `size` of them. It is for long computations. */
export async function* yieldToEventLoopBetween<T>(items: readonly T[], size = 100): AsyncGenerator<T> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % size === 0) await nextTurn();
    yield item;
  }
}
