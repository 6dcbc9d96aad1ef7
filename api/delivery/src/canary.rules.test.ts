import { createRandom } from '@husrum/api-platform/testing';
import { canaryStopReason } from './canary.rules';

const visits = (failed: number, of: number) => ({ failed, visits: of });

it.each([
  ['three failures, which can be of one user', visits(3, 3), visits(0, 500), false],
  ['every visit fails', visits(4, 4), visits(0, 500), true],
  ['every visit fails, and the current build has no visits', visits(4, 4), visits(0, 0), true],
  ['the difference is at the limit', visits(5, 100), visits(0, 500), false],
  ['significantly more failures, but below the limit', visits(40, 1000), visits(0, 5000), false],
  ['four of forty fail instead of one of a hundred: not significant', visits(4, 40), visits(1, 100), false],
  ['eight of forty fail instead of one of a hundred', visits(8, 40), visits(1, 100), true],
  ['as many fail as before', visits(20, 100), visits(100, 500), false],
  ['more failures, above the limit, but not significant', visits(26, 100), visits(100, 500), false],
  ['twice as many fail as before', visits(40, 100), visits(100, 500), true],
])('%s: the canary %j against the current build %j is stopped: %s', (_what, canary, current, isStopped) => {
  expect(canaryStopReason(canary, current) !== undefined).toBe(isStopped);
});

it('explains the reason in Swedish', () => {
  expect(canaryStopReason(visits(10, 40), visits(1, 100))).toBe(
    'Fel i 25,0 % av 40 besök, mot 1,0 % med bygget alla har',
  );
});

interface Scenario {
  /** The error rates of the canary and of the current build. */
  readonly canary: number;
  readonly current: number;
  readonly currentVisitsPerCanaryVisit: number;
}

const RUNS = 1000;
const VISITS = 200;

/** The visit at which the canary is stopped. Checks at each error, as the server does. */
const findStopVisit = (
  { canary, current, currentVisitsPerCanaryVisit: ratio }: Scenario,
  seed: number,
): number | undefined => {
  const random = createRandom(seed);
  const [canaryVisits, currentVisits] = [visits(0, 0), visits(0, 0)];
  while (canaryVisits.visits < VISITS) {
    const isCanary = random.next() >= ratio / (1 + ratio);
    const counts = isCanary ? canaryVisits : currentVisits;
    counts.visits += 1;
    if (random.next() >= (isCanary ? canary : current)) continue;
    counts.failed += 1;
    if (isCanary && canaryStopReason(canaryVisits, currentVisits)) return canaryVisits.visits;
  }
  return undefined;
};

const simulateStops = (scenario: Scenario): readonly number[] =>
  Array.from({ length: RUNS }, (_none, run) => findStopVisit(scenario, run * 7919 + 1)).filter(
    (visit) => visit !== undefined,
  );

it.each([
  { canary: 0.03, current: 0.03, currentVisitsPerCanaryVisit: 1 },
  { canary: 0.05, current: 0.05, currentVisitsPerCanaryVisit: 1 },
  { canary: 0.05, current: 0.05, currentVisitsPerCanaryVisit: 0.1 },
  { canary: 0.05, current: 0.05, currentVisitsPerCanaryVisit: 9 },
])('a healthy canary is stopped in less than 1 of 100 runs: %p', (scenario) => {
  expect(simulateStops(scenario).length / RUNS).toBeLessThan(0.01);
});

it.each([
  { scenario: { canary: 1, current: 0.05, currentVisitsPerCanaryVisit: 1 }, share: 1, within: 10 },
  { scenario: { canary: 1, current: 0.05, currentVisitsPerCanaryVisit: 0 }, share: 1, within: 10 },
  { scenario: { canary: 0.5, current: 0.03, currentVisitsPerCanaryVisit: 1 }, share: 0.99, within: 50 },
  { scenario: { canary: 0.2, current: 0.05, currentVisitsPerCanaryVisit: 1 }, share: 0.95, within: VISITS },
])('a failing canary is stopped: %p', ({ scenario, share, within }) => {
  const inTime = simulateStops(scenario).filter((visit) => visit <= within);
  expect(inTime.length / RUNS).toBeGreaterThanOrEqual(share);
});
