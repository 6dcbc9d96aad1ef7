interface VisitCounts {
  readonly visits: number;
  readonly failed: number;
}

/** The logarithm of the binomial coefficient n over k. */
const logBinomial = (n: number, k: number): number => {
  const smaller = Math.min(k, n - k);
  let sum = 0;
  for (let i = 1; i <= smaller; i += 1) sum += Math.log((n - smaller + i) / i);
  return sum;
};

/** The one-sided p-value of Fisher's exact test: the probability of as many failures or more if both builds fail equally often. */
export const fisherExactPValue = (tested: VisitCounts, others: VisitCounts): number => {
  const visits = tested.visits + others.visits;
  const failed = tested.failed + others.failed;
  const maxFailed = Math.min(tested.visits, failed);
  let term = Math.exp(
    logBinomial(tested.visits, tested.failed) +
      logBinomial(others.visits, others.failed) -
      logBinomial(visits, failed),
  );
  let sum = 0;
  for (let k = tested.failed; k <= maxFailed; k += 1) {
    sum += term;
    term *= ((failed - k) * (tested.visits - k)) / ((k + 1) * (others.visits - failed + k + 1));
  }
  return sum;
};
