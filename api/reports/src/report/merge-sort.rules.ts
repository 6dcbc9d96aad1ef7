import type { Cell } from './report-model.types';

/** A row with its sort keys, which are texts to be compared character by character. */
export interface KeyedRow {
  readonly keys: readonly (string | null)[];
  readonly cells: Cell[];
}

export type SortDirections = readonly ('asc' | 'desc')[];

/** Compares rows by their keys in turn, each in its direction. Null is last in both directions. */
export const compareRows =
  (directions: SortDirections) =>
  (one: KeyedRow, other: KeyedRow): number => {
    for (const [index, direction] of directions.entries()) {
      const a = one.keys[index] ?? null;
      const b = other.keys[index] ?? null;
      if (a === b) continue;
      if (a === null) return 1;
      if (b === null) return -1;
      const isAscending = a < b;
      return isAscending === (direction === 'asc') ? -1 : 1;
    }
    return 0;
  };

/** A priority queue of the smallest item first, as a binary heap. */
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
  const siftDown = (from: number): void => {
    for (let index = from; ; ) {
      const left = 2 * index + 1;
      const child = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
      if (!isBefore(heap[child], heap[index])) return;
      swap(index, child);
      index = child;
    }
  };
  return {
    push: (item: Item): void => {
      heap.push(item);
      for (let index = heap.length - 1; index > 0; ) {
        const parent = Math.floor((index - 1) / 2);
        if (!isBefore(heap[index], heap[parent])) return;
        swap(index, parent);
        index = parent;
      }
    },
    /** The smallest item, which stays in the queue. */
    first: (): Item | undefined => heap[0],
    /** Restores the order after the first item has changed. */
    reorderFirst: (): void => siftDown(0),
    removeFirst: (): void => {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      siftDown(0);
    },
  };
};
