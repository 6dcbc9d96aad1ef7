/** The faults that tests can inject, each a number of times. */
export interface FaultInjection<F extends string> {
  /** Injects the fault into the next `count` requests, after the first `after` ones. */
  set(fault: F, count: number, after?: number): void;
  /** Whether the fault is due now. Counts down. */
  take(fault: F): boolean;
  /** How many faults were taken. */
  taken(): number;
  /** The fault of that name, if there is one. */
  find(name: unknown): F | undefined;
}

export const createFaultInjection = <const F extends string>(names: readonly F[]): FaultInjection<F> => {
  let taken = 0;
  const left = new Map<F, { count: number; after: number }>();
  return {
    set: (fault, count, after = 0) => void left.set(fault, { count, after }),
    take: (fault) => {
      const { count = 0, after = 0 } = left.get(fault) ?? {};
      if (count === 0) return false;
      left.set(fault, after > 0 ? { count, after: after - 1 } : { count: count - 1, after });
      if (after > 0) return false;
      taken += 1;
      return true;
    },
    taken: () => taken,
    find: (name) => names.find((one) => one === name),
  };
};
