/** A pseudo-random number generator: the same seed gives the same numbers. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  /** The result is true with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Throws for an empty list. */
  pick<T>(choices: readonly T[]): T;
}

/** Mulberry32: small and fast, for demos, simulators and tests. It is not for secrets. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: <T>(choices: readonly T[]): T => {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error('There is nothing to pick from');
      return choice;
    },
  };
};
