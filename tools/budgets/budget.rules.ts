/** Bytes, gzipped, by bundle and by what is measured of it; of the first visit, thousandths of the one bundle. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What architecture.md allows, whatever is recorded. */
export const ceilings: Readonly<Record<string, number>> = {
  entry: 8_000,
  firstScreen: 60_000,
  own: 60_000,
  // The goal is 1 100; the rest is the room of an ordinary change.
  bytesPerMille: 1_160,
};

/** Room for an ordinary change, so that a budget is raised for what somebody should have thought about. */
const HEADROOM = 1.05;
/** What a budget may be too wide before it follows down. */
const SLACK = 0.97;

export interface Line {
  readonly bundle: string;
  readonly part: string;
  readonly measured: number;
  readonly budget: number | undefined;
  /** What the budget is when it follows. */
  readonly next: number;
  readonly verdict: 'good' | 'over' | 'over the ceiling' | 'too wide' | 'new';
}

const judged = (measured: number, budget: number | undefined, next: number, ceiling: number) => {
  if (measured > ceiling) return 'over the ceiling';
  if (budget === undefined) return 'new';
  if (measured > budget) return 'over';
  return next < budget * SLACK ? 'too wide' : 'good';
};

/** Each measured size against its budget. What is not measured now keeps its budget and is not told of. */
export const judge = (measured: Sizes, budgets: Sizes): Line[] =>
  Object.entries(measured).flatMap(([bundle, sizes]) =>
    Object.entries(sizes).map(([part, size]): Line => {
      const ceiling = ceilings[part] ?? Number.POSITIVE_INFINITY;
      const next = Math.min(ceiling, Math.ceil(size * HEADROOM));
      const budget = budgets[bundle]?.[part];
      return { bundle, part, measured: size, budget, next, verdict: judged(size, budget, next, ceiling) };
    }),
  );

const follows = ({ bundle, verdict }: Line, raised: readonly string[]): boolean =>
  verdict === 'too wide' || verdict === 'new' || (verdict === 'over' && raised.includes(bundle));

/** Budgets after the run: those too wide follow down, new ones come, and those of `raised` bundles are set anew. */
export const followed = (budgets: Sizes, lines: readonly Line[], raised: readonly string[]): Sizes => {
  const after: Record<string, Readonly<Record<string, number>>> = { ...budgets };
  for (const line of lines)
    if (follows(line, raised)) after[line.bundle] = { ...after[line.bundle], [line.part]: line.next };
  return after;
};
