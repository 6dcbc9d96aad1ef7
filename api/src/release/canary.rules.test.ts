import { reasonToHalt } from './canary.rules';

const visits = (failed: number, of: number) => ({ failed, visits: of });

it.each([
  ['three failures may be one user’s', visits(3, 3), visits(0, 500), false],
  ['every visit fails', visits(4, 4), visits(0, 500), true],
  ['every visit fails, and nobody has the build before', visits(4, 4), visits(0, 0), true],
  ['one visit of twenty fails: on the margin, not over it', visits(5, 100), visits(0, 500), false],
  ['surely more than before, but within the margin', visits(40, 1000), visits(0, 5000), false],
  ['four of forty fail, where one of a hundred did: it may be chance', visits(4, 40), visits(1, 100), false],
  ['eight of forty fail, where one of a hundred did', visits(8, 40), visits(1, 100), true],
  ['as many fail as before', visits(20, 100), visits(100, 500), false],
  ['more fail than before, over the margin, but it may be chance', visits(26, 100), visits(100, 500), false],
  ['twice as many fail as before', visits(40, 100), visits(100, 500), true],
])('%s', (_what, canary, before, halts) => {
  expect(reasonToHalt(canary, before) !== undefined).toBe(halts);
});

it('says why in figures', () => {
  expect(reasonToHalt(visits(10, 40), visits(1, 100))).toBe(
    'Fel i 25,0 % av 40 besök, mot 1,0 % med bygget alla har',
  );
});

/** The same numbers, 0–1, each time it is made (Mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

interface World {
  /** The share of visits that fail, with the canary and with what everybody has. */
  readonly canary: number;
  readonly before: number;
  /** Visits with what everybody has, for each with the canary. */
  readonly others: number;
}

const RUNS = 1000;
const VISITS = 200;

/** Which visit of the canary stopped it, asked at each error as the server does. */
const haltedAt = ({ canary, before, others }: World, seed: number): number | undefined => {
  const next = numbers(seed);
  const [tried, had] = [visits(0, 0), visits(0, 0)];
  while (tried.visits < VISITS) {
    const isCanary = next() >= others / (1 + others);
    const one = isCanary ? tried : had;
    one.visits += 1;
    if (next() >= (isCanary ? canary : before)) continue;
    one.failed += 1;
    if (isCanary && reasonToHalt(tried, had)) return tried.visits;
  }
  return undefined;
};

const halts = (world: World): readonly number[] =>
  Array.from({ length: RUNS }, (_none, run) => haltedAt(world, run * 7919 + 1)).filter(
    (visit) => visit !== undefined,
  );

it.each([
  { canary: 0.03, before: 0.03, others: 1 },
  { canary: 0.05, before: 0.05, others: 1 },
  { canary: 0.05, before: 0.05, others: 0.1 },
  { canary: 0.05, before: 0.05, others: 9 },
])('a healthy canary is stopped in less than 1 of 100 runs: %p', (world) => {
  expect(halts(world).length / RUNS).toBeLessThan(0.01);
});

it.each([
  { world: { canary: 1, before: 0.05, others: 1 }, of: 1, within: 10 },
  { world: { canary: 1, before: 0.05, others: 0 }, of: 1, within: 10 },
  { world: { canary: 0.5, before: 0.03, others: 1 }, of: 0.99, within: 50 },
  { world: { canary: 0.2, before: 0.05, others: 1 }, of: 0.95, within: VISITS },
])('a failing canary is stopped: %p', ({ world, of, within }) => {
  const soon = halts(world).filter((visit) => visit <= within);
  expect(soon.length / RUNS).toBeGreaterThanOrEqual(of);
});
