interface Counted {
  readonly visits: number;
  readonly failed: number;
}

/** The logarithm of the number of ways to choose some of all. */
const logWays = (all: number, some: number): number => {
  const least = Math.min(some, all - some);
  let sum = 0;
  for (let n = 1; n <= least; n += 1) sum += Math.log((all - least + n) / n);
  return sum;
};

/** How often chance alone gives so many of all failures, or more, to these visits (Fisher's exact test, one-sided). */
export const chanceOf = (these: Counted, others: Counted): number => {
  const visits = these.visits + others.visits;
  const failed = these.failed + others.failed;
  const most = Math.min(these.visits, failed);
  let term = Math.exp(
    logWays(these.visits, these.failed) + logWays(others.visits, others.failed) - logWays(visits, failed),
  );
  let sum = 0;
  for (let mine = these.failed; mine <= most; mine += 1) {
    sum += term;
    term *= ((failed - mine) * (these.visits - mine)) / ((mine + 1) * (others.visits - failed + mine + 1));
  }
  return sum;
};
