import type { Cell } from './report-model.types';

/** A row with its sort keys as texts that compare character by character; null sorts last. */
export interface KeyedRow {
  readonly keys: readonly (string | null)[];
  readonly cells: Cell[];
}

export type SortDirections = readonly ('asc' | 'desc')[];

/** By the keys in turn, each in its direction, and nulls last in both. */
export const compareRows =
  (directions: SortDirections) =>
  (one: KeyedRow, other: KeyedRow): number => {
    for (let at = 0; at < directions.length; at += 1) {
      const a = one.keys[at] ?? null;
      const b = other.keys[at] ?? null;
      if (a === b) continue;
      if (a === null) return 1;
      if (b === null) return -1;
      return a < b === (directions[at] === 'asc') ? -1 : 1;
    }
    return 0;
  };

/** A queue that gives the smallest item first: a binary heap. */
export const createPriorityQueue = <Item>(compare: (one: Item, other: Item) => number) => {
  const heap: Item[] = [];
  const isBefore = (one: Item | undefined, other: Item | undefined): boolean =>
    one !== undefined && other !== undefined && compare(one, other) < 0;
  const swap = (one: number, other: number): void => {
    const a = heap[one];
    const b = heap[other];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[other] = a;
  };
  const sink = (from: number): void => {
    for (let at = from; ; ) {
      const left = 2 * at + 1;
      const child = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
      if (!isBefore(heap[child], heap[at])) return;
      swap(at, child);
      at = child;
    }
  };
  return {
    push: (item: Item): void => {
      heap.push(item);
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (!isBefore(heap[at], heap[parent])) return;
        swap(at, parent);
        at = parent;
      }
    },
    /** The smallest item, left where it is. */
    first: (): Item | undefined => heap[0],
    /** Moves the first item to its place, after it has changed. */
    reorderFirst: (): void => sink(0),
    removeFirst: (): void => {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      sink(0);
    },
  };
};
