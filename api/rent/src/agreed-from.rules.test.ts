import { addDays, type LocalDate } from '@husrum/format';
import fc from 'fast-check';
import type { Addon } from './addon-rows.rules';
import { adjustFee } from './adjust-fee.rules';
import { adjustAddons, adjustVersions, applyAdjustments } from './adjusted-terms.rules';
import { restoreFee } from './adjustment-effect.rules';
import { addonAgreedFrom, rentAgreedFrom } from './agreed-from.rules';
import type { TaxedVersion } from './plan-invoice.rules';
import { versionOn } from './rent-rows.rules';

const LEASE_START = '2026-02-01';
const lease = { start: LEASE_START, stop: null };

const makeVersion = (validFrom: string, fee: number, feeAsM2 = false): TaxedVersion => ({
  validFrom,
  fee,
  feeAsM2,
  areas: [],
  interval: 'MONTHLY',
  taxRate: 0,
});

const FIRST_VERSION = makeVersion(LEASE_START, 8225.8);

test('a version continues the rent of an earlier one, or its own', () => {
  expect(rentAgreedFrom(makeVersion('2026-08-01', 8500))).toBe('2026-08-01');
  expect(rentAgreedFrom({ ...makeVersion('2026-08-01', 8500), agreedFrom: LEASE_START })).toBe(LEASE_START);
  expect(addonAgreedFrom({ start: '2026-08-01', agreedFrom: null })).toBe('2026-08-01');
});

/** Somebody agrees a rent from a day on. It replaces all later rents. */
interface Agreed {
  kind: 'AGREED';
  from: string;
  fee: number;
  feeAsM2: boolean;
}
/** An adjustment is executed on its day. `id` is its place among the others. */
interface Adjusted {
  kind: 'ADJUSTED';
  id: number;
  from: string;
  rate: number;
}
/** The adjustment `id` is restored on a later day. */
interface Restored {
  kind: 'RESTORED';
  id: number;
  from: string;
}
type RentEvent = Agreed | Adjusted | Restored;

interface State {
  versions: readonly TaxedVersion[];
  /** The rents before and after each executed adjustment. */
  effects: ReadonlyMap<number, { from: string; oldFee: number; newFee: number }>;
}

const feeOn = (versions: readonly TaxedVersion[], day: string): number =>
  Number(versionOn(versions, day)?.fee ?? 0);

const apply = ({ versions, effects }: State, event: RentEvent): State => {
  const { kind, from } = event;
  if (kind === 'AGREED') {
    const earlier = versions.filter((version) => version.validFrom < from);
    return { versions: [...earlier, makeVersion(from, event.fee, event.feeAsM2)], effects };
  }
  if (kind === 'ADJUSTED') {
    const adjusted = adjustVersions(versions, event);
    const effect = { from, oldFee: feeOn(versions, from), newFee: feeOn(adjusted, from) };
    return { versions: adjusted, effects: new Map([...effects, [event.id, effect]]) };
  }
  const effect = effects.get(event.id);
  const restored =
    effect &&
    restoreFee(versions, {
      from,
      adjustedFrom: effect.from,
      adjustedFee: effect.newFee,
      fee: effect.oldFee,
    });
  return { versions: restored ?? versions, effects };
};

const play = (events: readonly RentEvent[]): readonly TaxedVersion[] =>
  events.reduce(apply, { versions: [FIRST_VERSION], effects: new Map() }).versions;

const DAYS = 200;
const dayOf = (index: number) => addDays(LEASE_START, index);
/** The first days of rents, the days before them, and a day after all. */
const daysToCompare = (events: readonly RentEvent[]): LocalDate[] => [
  ...events.flatMap(({ from }) => [addDays(from, -1), from]),
  dayOf(10 * DAYS),
];
const feesOn = (versions: readonly TaxedVersion[], days: readonly LocalDate[]) =>
  days.map((day) => [day, feeOn(versions, day)]);

/**
 * The rent of a day, without restoring: the one agreed last for it, with the adjustments after its first day that are executed
 * after it is agreed.
 */
const expectedFee = (order: readonly RentEvent[], day: LocalDate): number => {
  const last = order.findLastIndex(({ kind, from }) => kind === 'AGREED' && from <= day);
  const agreed = order[last];
  const rent =
    agreed?.kind === 'AGREED' ? makeVersion(agreed.from, agreed.fee, agreed.feeAsM2) : FIRST_VERSION;
  return order
    .slice(last + 1)
    .filter((event) => event.kind === 'ADJUSTED')
    .filter(({ from }) => from > rent.validFrom && from <= day)
    .reduce((fee, event) => adjustFee(fee, event.rate, rent.feeAsM2), Number(rent.fee));
};

const rate = fc.integer({ min: -900, max: 900 }).map((share) => (share === 0 ? 37 : share) / 100);
const agreements = fc.uniqueArray(fc.integer({ min: 1, max: DAYS }), { maxLength: 4 }).chain((days) =>
  fc.tuple(
    ...days
      .toSorted((a, b) => a - b)
      .map((day) =>
        fc.record<Agreed>({
          kind: fc.constant('AGREED'),
          from: fc.constant(dayOf(day)),
          fee: fc.integer({ min: 100_000, max: 2_000_000 }).map((ore) => ore / 100),
          feeAsM2: fc.boolean(),
        }),
      ),
  ),
);
/** Adjustments, some of which are restored later, in the order of their days. */
const executions = fc
  .array(fc.tuple(fc.integer({ min: 1, max: DAYS }), rate, fc.option(fc.nat(60))), { maxLength: 5 })
  .map((drawn) =>
    drawn
      .flatMap(([day, percent, restoredAfter], id): (Adjusted | Restored)[] => [
        { kind: 'ADJUSTED', id, from: dayOf(day), rate: percent },
        ...(restoredAfter === null
          ? []
          : [{ kind: 'RESTORED' as const, id, from: dayOf(day + restoredAfter + 1) }]),
      ])
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  );

/** A rent must be agreed before an adjustment of a later day is executed; agreed afterwards, it replaces the adjusted rent. */
const mustPrecede = (agreed: Agreed, execution: Adjusted | Restored): boolean =>
  execution.kind === 'ADJUSTED' && agreed.from < execution.from;

/** Some order of the events: agreements and executions keep their own, and `choices` decides which of them is next when both may be. */
const putInOrder = (
  agreed: readonly Agreed[],
  executed: readonly (Adjusted | Restored)[],
  choices: readonly boolean[],
): RentEvent[] => {
  const [rents, runs] = [[...agreed], [...executed]];
  return Array.from({ length: rents.length + runs.length }, (_, index): RentEvent[] => {
    const run = runs[0];
    const mayRun = run !== undefined && !rents.some((rent) => mustPrecede(rent, run));
    const next = mayRun && (rents.length === 0 || choices[index % choices.length]) ? runs : rents;
    return next.splice(0, 1);
  }).flat();
};

const choices = fc.array(fc.boolean(), { minLength: 1, maxLength: 9 });

describe('D-15 the rent of a day', () => {
  it('is the same in whatever order rents are agreed, and adjustments executed and restored', () => {
    fc.assert(
      fc.property(agreements, executions, choices, choices, (agreed, executed, one, other) => {
        const days = daysToCompare([...agreed, ...executed]);
        expect(feesOn(play(putInOrder(agreed, executed, one)), days)).toEqual(
          feesOn(play(putInOrder(agreed, executed, other)), days),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is the one agreed last, with the adjustments after its first day that are executed after it is agreed', () => {
    const moments = fc.array(fc.nat(DAYS), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(agreements, executions, moments, (agreed, executed, agreedOn) => {
        // These include rents that are agreed from a day before an adjustment that is executed already.
        const adjusted = executed.filter(({ kind }) => kind === 'ADJUSTED');
        const order = [
          ...agreed.map((event, index) => ({ event, on: dayOf(agreedOn[index] ?? 0) })),
          ...adjusted.map((event) => ({ event, on: event.from })),
        ]
          .toSorted((a, b) => (a.on < b.on ? -1 : 1))
          .map(({ event }) => event);
        const days = daysToCompare(order);
        expect(feesOn(play(order), days)).toEqual(days.map((day) => [day, expectedFee(order, day)]));
      }),
      { numRuns: 300 },
    );
  });

  it('is planned as it will be executed, at every moment after the last agreement', () => {
    fc.assert(
      fc.property(agreements, executions, choices, (agreed, executed, order) => {
        const adjusted = executed.filter((event) => event.kind === 'ADJUSTED');
        const events = putInOrder(agreed, adjusted, order);
        const days = daysToCompare(events);
        const final = feesOn(play(events), days);
        const lastAgreed = events.findLastIndex(({ kind }) => kind === 'AGREED');
        for (let now = lastAgreed + 1; now <= events.length; now += 1) {
          const scheduled = events
            .slice(now)
            .flatMap((event) => (event.kind === 'ADJUSTED' ? [{ ...event, includesAddons: false }] : []));
          const stored = { versions: play(events.slice(0, now)), addons: [] };
          expect(feesOn(applyAdjustments(lease, stored, scheduled).versions, days)).toEqual(final);
        }
      }),
    );
  });
});

describe('D-19 the fee of an add-on', () => {
  it('is the same whether it is added before or after an adjustment of its first day or earlier is executed', () => {
    const makeAddon = (start: string): Addon => ({
      id: 1,
      name: 'Bilplats',
      feeOre: 20_000,
      taxRate: 25,
      interval: 'MONTHLY',
      start,
      stop: null,
    });
    const days = fc
      .array(fc.tuple(fc.nat(DAYS), rate), { maxLength: 4 })
      .map((drawn) =>
        drawn
          .map(([day, percent]) => ({ from: dayOf(day), rate: percent, includesAddons: true }))
          .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
      );
    fc.assert(
      fc.property(days, fc.nat(DAYS), (adjustments, day) => {
        const added = makeAddon(dayOf(day));
        const run = (addons: readonly Addon[], some: typeof adjustments) =>
          some.reduce(adjustAddons, [...addons]);
        const later = adjustments.filter(({ from }) => from > added.start);
        expect(run([added], adjustments)).toEqual(run([added], later));
      }),
    );
  });
});
