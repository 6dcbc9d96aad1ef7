import { errorRateOf, type Health } from '../telemetry/health.rules';
import { chanceOf } from './chance.rules';

export type Visits = Pick<Health, 'visits' | 'failed'>;

/** So many visits of one user count, of each build. */
export const VISITS_OF_ONE = 3;
/** Fewer failing visits say nothing: more than one user has met the error. */
export const MIN_FAILED = VISITS_OF_ONE + 1;
/** How much larger, in percentage points, the share of failing visits may be than with the build it is to replace. */
export const MARGIN_POINTS = 5;
/**
 * How seldom two builds that are equally good may look so different. It is asked at each error, so it is far less than the
 * share of healthy canaries that may be stopped in all: under 1 of 100 in 200 visits (canary.rules.test.ts).
 */
export const MAX_CHANCE = 0.001;
/** Thought to have been before the first visit of the build that everybody has is told of. */
const EXPECTED: Visits = { visits: 20, failed: 1 };

const percent = (rate: number): string => `${(rate * 100).toFixed(1).replace('.', ',')} %`;

/** Why the canary must stop now, or undefined. */
export const reasonToHalt = (canary: Visits, standing: Visits): string | undefined => {
  const rate = errorRateOf(canary) ?? 0;
  const before = errorRateOf(standing) ?? 0;
  if (canary.failed < MIN_FAILED || (rate - before) * 100 <= MARGIN_POINTS) return undefined;
  const others = {
    visits: standing.visits + EXPECTED.visits,
    failed: standing.failed + EXPECTED.failed,
  };
  if (chanceOf(canary, others) >= MAX_CHANCE) return undefined;
  return `Fel i ${percent(rate)} av ${canary.visits} besök, mot ${percent(before)} med bygget alla har`;
};
