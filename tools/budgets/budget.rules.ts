import type { Sizes } from '@husrum/build/modules';

/** The limits that no budget may exceed. */
const ceilings: Readonly<Record<string, number>> = {
  entry: 8_000,
  firstScreen: 60_000,
  own: 60_000,
  portal: 20_000,
  // A first visit, in thousandths of the bytes that it takes when the same sources are built as one bundle.
  // The goal is 1 100; the rest is room for an ordinary change.
  bytesPerMille: 1_160,
};

/** A budget is the measured size times this factor, so that only a large change exceeds it. */
const HEADROOM = 1.05;
/** A budget is lowered when the measured size with headroom is below this share of the budget. */
const MIN_USED_SHARE = 0.97;

export interface Comparison {
  readonly bundle: string;
  readonly measure: string;
  readonly size: number;
  readonly budget: number | undefined;
  /** The budget for the measured size. */
  readonly next: number;
  readonly verdict: 'good' | 'over' | 'over the ceiling' | 'too wide' | 'new';
}

const judge = (size: number, budget: number | undefined, next: number, ceiling: number) => {
  if (size > ceiling) return 'over the ceiling';
  if (budget === undefined) return 'new';
  if (size > budget) return 'over';
  return next < budget * MIN_USED_SHARE ? 'too wide' : 'good';
};

/** Compares each measured size with its budget. Bundles that are not measured are left out. */
export const compareSizes = (measured: Sizes, budgets: Sizes): Comparison[] =>
  Object.entries(measured).flatMap(([bundle, sizes]) =>
    Object.entries(sizes).map(([measure, size]): Comparison => {
      const ceiling = ceilings[measure] ?? Number.POSITIVE_INFINITY;
      const next = Math.min(ceiling, Math.ceil(size * HEADROOM));
      const budget = budgets[bundle]?.[measure];
      return { bundle, measure, size, budget, next, verdict: judge(size, budget, next, ceiling) };
    }),
  );

const isUpdated = ({ bundle, verdict }: Comparison, raised: readonly string[]): boolean =>
  verdict === 'too wide' || verdict === 'new' || (verdict === 'over' && raised.includes(bundle));

/** Lowers budgets that are too wide, adds new ones, and raises those of the bundles in `raised`. */
export const updateBudgets = (
  budgets: Sizes,
  comparisons: readonly Comparison[],
  raised: readonly string[],
): Sizes => {
  const updated: Record<string, Readonly<Record<string, number>>> = { ...budgets };
  for (const comparison of comparisons)
    if (isUpdated(comparison, raised))
      updated[comparison.bundle] = { ...updated[comparison.bundle], [comparison.measure]: comparison.next };
  return updated;
};
