import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { adjustVersions } from './adjusted-terms.rules';
import { restoreFee } from './adjustment-effect.rules';
import { rentAgreedFrom } from './agreed-from.rules';
import { findMissedAdjustments } from './missed-adjustment.rules';
import type { TaxedVersion } from './plan-invoice.rules';

type Executed = Parameters<typeof findMissedAdjustments>[2][number];

const START = '2026-02-01';
const makeVersion = (validFrom: string, fee: number, agreedFrom: string | null = null): TaxedVersion => ({
  validFrom,
  fee,
  feeAsM2: false,
  areas: [],
  interval: 'MONTHLY',
  taxRate: 0,
  agreedFrom,
});
const makeAdjustment = (from: string, rate: number, id = 1): Executed => ({
  id,
  from,
  rate,
  includesAddons: false,
  restored: null,
});
const ended = { start: START, stop: '2026-04-18' };
const ongoing = { start: START, stop: null };
const feesFrom = (versions: readonly TaxedVersion[]) =>
  versions.map(({ validFrom, fee }) => [validFrom, Number(fee)]);
const find = (
  executed: readonly Executed[],
  {
    versions = [makeVersion(START, 3333.33)],
    before = ended,
    after = ongoing,
    from = START,
  }: {
    versions?: readonly TaxedVersion[];
    before?: { start: string; stop: string | null };
    after?: { start: string; stop: string | null };
    from?: string;
  } = {},
) => findMissedAdjustments({ versions, addons: [] }, { before, after, from }, executed);

test('+3,2 % on a day after the end is missed: 3 333,33 becomes 3 440,00 from that day', () => {
  const [missed] = find([makeAdjustment('2026-10-20', 3.2)]);
  expect(missed?.from).toBe('2026-10-20');
  expect(feesFrom(missed?.versions ?? [])).toEqual([
    [START, 3333.33],
    ['2026-10-20', 3440],
  ]);
});

test('with a later first day, the rent is raised from that day', () => {
  const [missed] = find([makeAdjustment('2026-10-20', 3.2)], { from: '2026-12-01' });
  expect(feesFrom(missed?.versions ?? [])).toEqual([
    [START, 3333.33],
    ['2026-12-01', 3440],
  ]);
});

test.each([
  ['of a day on which the lease ran', { before: { ...ended, stop: '2026-10-20' } }, 0],
  ['of the day after the end', { before: { ...ended, stop: '2026-10-19' } }, 1],
  ['of the last day of a lease that gets a new end', { after: { ...ended, stop: '2026-10-20' } }, 1],
  ['of a day after the new end', { after: { ...ended, stop: '2026-10-19' } }, 0],
  ['with a first day after the new end', { after: { ...ended, stop: '2026-10-20' }, from: '2026-10-21' }, 0],
  ['of a lease that was called off', { before: { start: START, stop: '2026-01-31' } }, 1],
])('an adjustment %s', (_case, options, count) => {
  expect(find([makeAdjustment('2026-10-20', 3.2)], options)).toHaveLength(count);
});

test('a rent that was agreed for the day of the adjustment or a later one stays, also when the first day is after it', () => {
  const versions = [makeVersion(START, 3333.33), makeVersion('2026-11-15', 4000)];
  const adjustment = makeAdjustment('2026-10-20', 3.2);
  const [missed] = find([adjustment], { versions });
  expect(feesFrom(missed?.versions ?? [])).toEqual([
    [START, 3333.33],
    ['2026-10-20', 3440],
    ['2026-11-15', 4000],
  ]);
  expect(find([adjustment], { versions, from: '2026-12-01' })).toEqual([]);
  expect(find([adjustment], { versions: [makeVersion('2026-10-20', 4000)], before: ended })).toHaveLength(1);
});

test('a start that is moved back passes the days of adjustments, too: the rent is then agreed for the new start', () => {
  const versions = [makeVersion('2026-11-01', 3333.33)];
  const [missed] = find([makeAdjustment('2026-10-20', 3.2)], {
    versions,
    before: { start: '2026-11-01', stop: null },
    after: { start: '2026-10-01', stop: null },
    from: '2026-10-01',
  });
  expect(feesFrom(missed?.versions ?? [])).toEqual([
    ['2026-10-01', 3333.33],
    ['2026-10-20', 3440],
  ]);
});

test('what was restored while the lease was ended is taken back', () => {
  const versions = [makeVersion(START, 8000), makeVersion('2026-03-01', 8240, START)];
  const restoring: Executed = {
    ...makeAdjustment('2026-05-01', -2.9126, 2),
    restored: { adjustedFrom: '2026-03-01', adjustedFee: 8240, fee: 8000 },
  };
  const [missed] = find([restoring], { versions });
  expect(feesFrom(missed?.versions ?? [])).toEqual([
    [START, 8000],
    ['2026-03-01', 8240],
    ['2026-05-01', 8000],
  ]);
});

test('property: a lease that ended and gets all it missed has the rents of a lease that never ended', () => {
  const step = fc.record({
    afterDays: fc.integer({ min: 1, max: 60 }),
    rate: fc.constantFrom(3.2, -1.5, 0.37, 4.75),
  });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 6 }),
      fc.integer({ min: 0, max: 300 }),
      fc.boolean(),
      (steps, endsAfter, restoresLast) => {
        let day = START;
        const executed = steps.map(({ afterDays, rate }, index) => {
          day = addDays(day, afterDays);
          return makeAdjustment(day, rate, index + 1);
        });
        const before = { start: START, stop: addDays(START, endsAfter) };
        let always: readonly TaxedVersion[] = [makeVersion(START, 3333.33)];
        let stored = always;
        let restoring: Executed | null = null;
        for (const adjustment of executed) {
          const adjusted = adjustVersions(always, adjustment);
          if (adjustment.from <= before.stop) stored = adjusted;
          // The last adjustment that the lease has is restored at the end of all.
          const restored = {
            adjustedFrom: adjustment.from,
            adjustedFee: Number(adjusted.at(-1)?.fee),
            fee: Number(always.at(-1)?.fee),
          };
          if (adjustment.from <= before.stop)
            restoring = { ...makeAdjustment(addDays(day, 1), 0, 99), restored };
          always = adjusted;
        }
        if (restoresLast && restoring?.restored && restoring.from > before.stop) {
          executed.push(restoring);
          always = restoreFee(always, { ...restoring.restored, from: restoring.from }) ?? always;
        }
        const missed = find(executed, { versions: stored, before });
        expect(missed.at(-1)?.versions ?? stored).toEqual(always);
        expect(
          (missed.at(-1)?.versions ?? stored).every((version) => rentAgreedFrom(version) === START),
        ).toBe(true);
      },
    ),
  );
});
