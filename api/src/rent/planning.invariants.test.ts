import { taxRates } from '@husrum/contract/core';
import { paymentIntervals } from '@husrum/contract/lease';
import { addDays, addMonthsToMonth, monthOf, startOfMonth } from '@husrum/format';
import fc from 'fast-check';
import { uncoveredPeriods } from './gaps.rules';
import { planInvoice } from './invoice.rules';
import { daysIn, overlaps, type Period, shared } from './period';
import { monthAfterManual } from './period-grid.rules';
import { planMonth, type RunLease } from './run-plan.rules';
import { foresee, type SimulatedSettings } from './simulation.rules';

// Invariants 4, 5 and 17 of the domain's rules: leases whose invoices runs and people make in turn.
const BEGIN = '2024-01';
const MONTHS = 36;
const HORIZON = '2026-12-31';
const day = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2024-01-01', days));
const period = fc
  .tuple(day, fc.nat(200))
  .map(([start, days]): Period => ({ start, stop: addDays(start, days) }));

const lease: fc.Arbitrary<RunLease> = fc
  .record({
    start: day,
    days: fc.option(fc.nat(900)),
    interval: fc.constantFrom(...paymentIntervals),
    fee: fc.integer({ min: 1, max: 3_000_000 }).map((ore) => ore / 100),
    rise: fc.option(fc.nat(600)),
    taxRate: fc.constantFrom(...taxRates),
    addon: fc.option(fc.integer({ min: -5000, max: 50_000 })),
  })
  .map(({ start, days, interval, fee, rise, taxRate, addon }) => {
    const terms = { feeAsM2: false, area: null, interval, taxRate };
    return {
      start,
      stop: days === null ? null : addDays(start, days),
      interval,
      nextMonth: monthOf(start),
      versions: [
        { ...terms, validFrom: start, fee },
        ...(rise === null ? [] : [{ ...terms, validFrom: addDays(start, rise + 1), fee: fee + 100 }]),
      ],
      addons: addon === null ? [] : [{ id: 1, name: 'El', feeOre: addon, taxRate: 25, start, stop: null }],
    };
  });

/** What a person bills before the run of a month; refused where days have an invoice, as the call refuses it. */
const byHand = fc.array(fc.record({ before: fc.nat(MONTHS - 1), period }), { maxLength: 5 });

const billedBy = (rented: RunLease, made: readonly { before: number; period: Period }[]): Period[] => {
  const live: Period[] = [];
  let { nextMonth } = rented;
  for (let n = 0; n < MONTHS; n += 1) {
    for (const { period: wanted } of made.filter(({ before }) => before === n)) {
      const asked = shared(wanted, rented);
      if (asked === null || live.some((other) => overlaps(asked, other))) continue;
      live.push(asked);
      nextMonth = monthAfterManual(nextMonth, asked, rented.interval, rented);
    }
    const plan = planMonth({ ...rented, nextMonth }, addMonthsToMonth(BEGIN, n), live);
    if (plan === null) continue;
    live.push(...plan.periods);
    nextMonth = plan.nextMonth;
  }
  return live;
};

const daysOf = (periods: readonly Period[]): number =>
  periods.reduce(
    (sum, one) => sum + (shared(one, { start: '2000-01-01', stop: HORIZON }) ? daysIn(one) : 0),
    0,
  );

describe('4 · no day of a lease is billed twice', () => {
  it('whoever makes the invoices, in whichever order', () => {
    fc.assert(
      fc.property(lease, byHand, (rented, made) => {
        const live = billedBy(rented, made).toSorted((a, b) => (a.start < b.start ? -1 : 1));
        live.slice(1).forEach((later, at) => {
          const before = live[at];
          expect(before !== undefined && overlaps(before, later)).toBe(false);
        });
      }),
    );
  });
});

describe('5 · every day is billed or listed as a gap', () => {
  it('and never both', () => {
    fc.assert(
      fc.property(lease, byHand, (rented, made) => {
        const live = billedBy(rented, made);
        const gaps = uncoveredPeriods(rented, live, HORIZON);
        for (const gap of gaps) expect(live.some((billed) => overlaps(gap, billed))).toBe(false);
        const due = shared({ start: rented.start, stop: HORIZON }, rented);
        const billed = live.flatMap((one) => shared(one, { start: rented.start, stop: HORIZON }) ?? []);
        expect(daysOf(billed) + daysOf(gaps)).toBe(due === null ? 0 : daysIn(due));
      }),
    );
  });
});

describe('17 · what is foreseen is what comes', () => {
  const settings: fc.Arbitrary<SimulatedSettings> = fc.record({
    generateDay: fc.integer({ min: 1, max: 31 }),
    sendDay: fc.integer({ min: 1, max: 31 }),
    generatePeriod: fc.constantFrom('CURRENT_MONTH', 'NEXT_MONTH'),
    requireReview: fc.boolean(),
  });

  it('month by month, to the day and the öre', () => {
    fc.assert(
      fc.property(lease, byHand, settings, fc.nat(11), (rented, made, config, after) => {
        const live = made
          .flatMap(({ period: one }) => shared(one, rented) ?? [])
          .filter((one, at, all) => !all.slice(0, at).some((other) => overlaps(one, other)));
        const first = addMonthsToMonth(BEGIN, after);
        const span = { first, count: MONTHS, today: startOfMonth(first) };
        const foreseen = foresee({ ...rented, live, adjustments: [] }, config, span);

        const known = [...live];
        let { nextMonth } = rented;
        const came: { month: string; period: Period; payOre: number }[] = [];
        for (let n = 0; n < MONTHS; n += 1) {
          const month = addMonthsToMonth(first, n);
          const plan = planMonth({ ...rented, nextMonth }, month, known);
          if (plan === null) continue;
          for (const one of plan.periods) {
            const { totals } = planInvoice(one, rented.versions, rented.addons);
            came.push({ month, period: one, payOre: totals.payOre });
          }
          known.push(...plan.periods);
          nextMonth = plan.nextMonth;
        }
        const told = foreseen.map(({ month, period: one, terms }) => ({
          month,
          period: one,
          payOre: planInvoice(one, terms.versions, terms.addons).totals.payOre,
        }));
        expect(told).toEqual(came);
      }),
    );
  });
});
