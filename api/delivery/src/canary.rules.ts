import { fisherExactPValue } from './fisher-exact.rules';
import { errorRate, type Health } from './telemetry/health.rules';

export type VisitCounts = Pick<Health, 'visits' | 'failed'>;

/** At most this many visits of one user count, for each build. */
export const MAX_VISITS_PER_USER = 3;
/** A canary with fewer failed visits is not stopped: all of them could be of one user. */
export const MIN_FAILED_VISITS = MAX_VISITS_PER_USER + 1;
/** The canary's error rate must exceed that of the current build by more percentage points than this. */
export const MIN_DIFFERENCE_POINTS = 5;
/**
 * The largest p-value that stops a canary. The test runs at every error, so the limit is far below the share of healthy
 * canaries that may be stopped by mistake: less than 1 of 100 in 200 visits (canary.rules.test.ts).
 */
export const MAX_P_VALUE = 0.001;
/** It is added to the visits of the current build, so that the test also works before it has any. */
const PRIOR: VisitCounts = { visits: 20, failed: 1 };

const percent = (rate: number): string => `${(rate * 100).toFixed(1).replace('.', ',')} %`;

/** Why the canary must be stopped now, in Swedish. The result is undefined when it may continue. */
export const canaryStopReason = (canary: VisitCounts, current: VisitCounts): string | undefined => {
  const canaryRate = errorRate(canary) ?? 0;
  const currentRate = errorRate(current) ?? 0;
  if (canary.failed < MIN_FAILED_VISITS || (canaryRate - currentRate) * 100 <= MIN_DIFFERENCE_POINTS)
    return undefined;
  const currentWithPrior = {
    visits: current.visits + PRIOR.visits,
    failed: current.failed + PRIOR.failed,
  };
  if (fisherExactPValue(canary, currentWithPrior) >= MAX_P_VALUE) return undefined;
  return `Fel i ${percent(canaryRate)} av ${canary.visits} besök, mot ${percent(currentRate)} med bygget alla har`;
};
