/** The faults that tests can inject, each a number of times. */
export interface FaultInjection<F extends string> {
  /** Makes `take` return false `after` times and then true `count` times. A count of 0 removes the fault. */
  set(fault: F, count: number, after?: number): void;
  /** Returns whether the fault applies to this request, and counts the request. */
  take(fault: F): boolean;
  /** Returns how many times `take` has returned true. */
  countTaken(): number;
  /** The fault of that name, if there is one. */
  find(name: unknown): F | undefined;
}

export const createFaultInjection = <const F extends string>(names: readonly F[]): FaultInjection<F> => {
  let taken = 0;
  const remaining = new Map<F, { count: number; after: number }>();
  return {
    set: (fault, count, after = 0) => void remaining.set(fault, { count, after }),
    take: (fault) => {
      const { count = 0, after = 0 } = remaining.get(fault) ?? {};
      if (count === 0) return false;
      remaining.set(fault, after > 0 ? { count, after: after - 1 } : { count: count - 1, after });
      if (after > 0) return false;
      taken += 1;
      return true;
    },
    countTaken: () => taken,
    find: (name) => names.find((one) => one === name),
  };
};
