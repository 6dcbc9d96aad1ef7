/** A repeatable source of choices: the same seed makes the same requests. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  /** A whole number from 0, below `limit`. */
  integerBelow(limit: number): number;
  /** True in `percent` of the cases. */
  chance(percent: number): boolean;
  /** Throws for an empty list. */
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32: small, fast, and good enough to choose among inputs. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integerBelow = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    integerBelow,
    chance: (percent) => next() * 100 < percent,
    pick: <T>(items: readonly T[]): T => {
      const [item] = items.slice(integerBelow(items.length));
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
};
