import { taxRates } from '@husrum/contract/core';
import { paymentIntervals } from '@husrum/contract/lease';
import { addDays, addMonthsToMonth, monthOf, startOfMonth } from '@husrum/format';
import fc from 'fast-check';
import { type ForecastSettings, forecastLeaseInvoices } from './forecast.rules';
import { countDays, intersect, overlaps, type Period } from './period';
import { nextMonthAfterManualInvoice } from './period-grid.rules';
import { planInvoice } from './plan-invoice.rules';
import { planLeaseRun, type RunLease } from './plan-run.rules';
import { findUnbilledPeriods } from './unbilled-periods.test-data';

// Invariants 4, 5 and 17 of docs/domain-rules.md: leases that are invoiced by runs and by hand.
const FIRST_MONTH = '2024-01';
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
    daysToRise: fc.option(fc.nat(600)),
    taxRate: fc.constantFrom(...taxRates),
    addon: fc.option(fc.integer({ min: -5000, max: 50_000 })),
  })
  .map(({ start, days, interval, fee, daysToRise, taxRate, addon }) => {
    const terms = { feeAsM2: false, areas: [], interval, taxRate };
    return {
      start,
      stop: days === null ? null : addDays(start, days),
      interval,
      nextMonth: monthOf(start),
      versions: [
        { ...terms, validFrom: start, fee },
        ...(daysToRise === null
          ? []
          : [{ ...terms, validFrom: addDays(start, daysToRise + 1), fee: fee + 100 }]),
      ],
      addons:
        addon === null
          ? []
          : [
              {
                id: 1,
                name: 'El',
                feeOre: addon,
                taxRate: 25,
                interval: 'MONTHLY' as const,
                start,
                stop: null,
              },
            ],
    };
  });

/** Invoices that a person creates before the run with index `beforeRun`, unless one of their days is invoiced already. */
const manualInvoices = fc.array(fc.record({ beforeRun: fc.nat(MONTHS - 1), period }), { maxLength: 5 });

const billedPeriods = (
  rented: RunLease,
  manual: readonly { beforeRun: number; period: Period }[],
): Period[] => {
  const invoicedPeriods: Period[] = [];
  let { nextMonth } = rented;
  for (let run = 0; run < MONTHS; run += 1) {
    for (const { period: wanted } of manual.filter(({ beforeRun }) => beforeRun === run)) {
      const created = intersect(wanted, rented);
      if (created === null || invoicedPeriods.some((other) => overlaps(created, other))) continue;
      invoicedPeriods.push(created);
      nextMonth = nextMonthAfterManualInvoice(nextMonth, created, rented.interval, rented);
    }
    const plan = planLeaseRun({ ...rented, nextMonth }, addMonthsToMonth(FIRST_MONTH, run), invoicedPeriods);
    if (plan === null) continue;
    invoicedPeriods.push(...plan.periods);
    nextMonth = plan.nextMonth;
  }
  return invoicedPeriods;
};

const sumDays = (periods: readonly Period[]): number =>
  periods.reduce((sum, each) => sum + countDays(each), 0);

describe('4 · no day of a lease is billed twice', () => {
  it('by runs and manual invoices in any order', () => {
    fc.assert(
      fc.property(lease, manualInvoices, (rented, manual) => {
        const invoicedPeriods = billedPeriods(rented, manual).toSorted((a, b) =>
          a.start < b.start ? -1 : 1,
        );
        invoicedPeriods.slice(1).forEach((later, index) => {
          const before = invoicedPeriods[index];
          expect(before !== undefined && overlaps(before, later)).toBe(false);
        });
      }),
    );
  });
});

describe('5 · every day of a lease', () => {
  it('is either billed or listed as unbilled, never both', () => {
    fc.assert(
      fc.property(lease, manualInvoices, (rented, manual) => {
        const invoicedPeriods = billedPeriods(rented, manual);
        const unbilledPeriods = findUnbilledPeriods(rented, invoicedPeriods, HORIZON);
        for (const unbilled of unbilledPeriods)
          expect(invoicedPeriods.some((billed) => overlaps(unbilled, billed))).toBe(false);
        const due = intersect({ start: rented.start, stop: HORIZON }, rented);
        const billed = invoicedPeriods.flatMap(
          (invoiced) => intersect(invoiced, { start: rented.start, stop: HORIZON }) ?? [],
        );
        expect(sumDays(billed) + sumDays(unbilledPeriods)).toBe(due === null ? 0 : countDays(due));
      }),
    );
  });
});

describe('17 · the forecast equals the invoices of the runs', () => {
  const settings: fc.Arbitrary<ForecastSettings> = fc.record({
    generateDay: fc.integer({ min: 1, max: 31 }),
    sendDay: fc.integer({ min: 1, max: 31 }),
    generatePeriod: fc.constantFrom('CURRENT_MONTH', 'NEXT_MONTH'),
  });

  it('for every month, day and öre', () => {
    fc.assert(
      fc.property(lease, manualInvoices, settings, fc.nat(11), (rented, manual, config, monthsLater) => {
        const invoicedPeriods = manual
          .flatMap(({ period: invoiced }) => intersect(invoiced, rented) ?? [])
          .filter((invoiced, index, all) => !all.slice(0, index).some((other) => overlaps(invoiced, other)));
        const first = addMonthsToMonth(FIRST_MONTH, monthsLater);
        const months = Array.from({ length: MONTHS }, (_, n) => addMonthsToMonth(first, n));
        const span = { months, today: startOfMonth(first) };
        const forecast = forecastLeaseInvoices({ ...rented, invoicedPeriods, adjustments: [] }, config, span);

        const known = [...invoicedPeriods];
        let { nextMonth } = rented;
        const created: { month: string; period: Period; payOre: number }[] = [];
        for (let n = 0; n < MONTHS; n += 1) {
          const month = addMonthsToMonth(first, n);
          const plan = planLeaseRun({ ...rented, nextMonth }, month, known);
          if (plan === null) continue;
          for (const invoiced of plan.periods) {
            const { totals } = planInvoice(invoiced, rented.versions, rented.addons);
            created.push({ month, period: invoiced, payOre: totals.payOre });
          }
          known.push(...plan.periods);
          nextMonth = plan.nextMonth;
        }
        const predicted = forecast.map(({ month, period: invoiced, terms }) => ({
          month,
          period: invoiced,
          payOre: planInvoice(invoiced, terms.versions, terms.addons).totals.payOre,
        }));
        expect(predicted).toEqual(created);
      }),
    );
  });
});
