import { errorRateOf, type Health } from '../telemetry/health.rules';

type Visits = Pick<Health, 'visits' | 'failed'>;

/** Fewer visits than this say nothing yet. */
export const MIN_VISITS = 20;
/** How much larger, in percentage points, the share of failing visits may be than with the build it is to replace. */
export const MARGIN_POINTS = 5;

const percent = (rate: number): string => `${(rate * 100).toFixed(1).replace('.', ',')} %`;

/** Why the canary must stop now, or undefined. A build that nobody has loaded yet counts as free from errors. */
export const reasonToHalt = (canary: Visits, standing: Visits): string | undefined => {
  const rate = errorRateOf(canary) ?? 0;
  const before = errorRateOf(standing) ?? 0;
  if (canary.visits < MIN_VISITS || (rate - before) * 100 <= MARGIN_POINTS) return undefined;
  return `Fel i ${percent(rate)} av ${canary.visits} besök, mot ${percent(before)} med bygget alla har`;
};
