import { taxRates } from '@husrum/contract/core';
import { paymentIntervals } from '@husrum/contract/lease';
import { addonIntervals } from '@husrum/contract/lease-addon';
import { addDays, daysBetween, type LocalDate, monthOf } from '@husrum/format';
import fc from 'fast-check';
import type { Addon } from './addon-rows.rules';
import { effectiveMonth, firstMonthToGenerate, type GenerateSettings } from './config-month.rules';
import { runDates, targetMonth } from './config-month.test-data';
import { reverseInvoice } from './credit.rules';
import { roundHalfAwayFromZero, sum } from './fraction';
import { intervalRent } from './interval-rent.rules';
import { invoiceTotals } from './invoice-totals.rules';
import { leaseState } from './lease-state.rules';
import { type LeaseSchedule, nextInvoice, periodInRun } from './next-invoice.rules';
import { countDays, overlaps, type Period } from './period';
import { billedPeriodFrom, nextPeriodMonth, wholePeriodFrom } from './period-grid.rules';
import { planInvoice, type TaxedVersion } from './plan-invoice.rules';
import { exactProratedAmount, intervalShare } from './proration.rules';
import { rentRows } from './rent-rows.rules';
import { findUnbilledPeriods } from './unbilled-periods.test-data';

// The numbers in the titles are those of the invariants in docs/domain-rules.md.

const total = (amounts: readonly number[]): number => amounts.reduce((all, ore) => all + ore, 0);
const date = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const period = fc
  .tuple(date, fc.nat(800))
  .map(([start, days]): Period => ({ start, stop: addDays(start, days) }));
const interval = fc.constantFrom(...paymentIntervals);
const ore = fc.integer({ min: -20_000_000, max: 20_000_000 });
const taxable = fc.record({ netOre: ore, taxRate: fc.constantFrom(...taxRates) });
const version: fc.Arbitrary<TaxedVersion> = fc.record({
  validFrom: date,
  fee: fc.integer({ min: 0, max: 20_000_000 }).map((n) => n / 100),
  feeAsM2: fc.boolean(),
  areas: fc.array(
    fc.record({ validFrom: date, area: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100) }),
    { maxLength: 3 },
  ),
  interval,
  taxRate: fc.constantFrom(...taxRates),
});
const addon: fc.Arbitrary<Addon> = fc.record({
  id: fc.nat(),
  name: fc.constantFrom('Vatten', 'Rabatt'),
  feeOre: ore,
  taxRate: fc.constantFrom(...taxRates),
  interval: fc.constantFrom(...addonIntervals),
  start: date,
  stop: fc.option(date),
});
const invoice = fc
  .tuple(period, fc.array(version, { minLength: 1, maxLength: 4 }), fc.array(addon, { maxLength: 4 }))
  .map(([days, versions, addons]) => planInvoice(days, versions, addons));

describe('1 · rows and totals', () => {
  it('Σ row net = fee, Σ row tax = tax, and the tax of each row differs by less than an öre from its exact tax', () => {
    fc.assert(
      fc.property(fc.array(taxable, { maxLength: 12 }), (rows) => {
        const totals = invoiceTotals(rows);
        expect(total(rows.map((row) => row.netOre))).toBe(totals.feeOre);
        expect(total(totals.rowTaxesOre)).toBe(totals.taxOre);
        rows.forEach((row, index) => {
          expect(
            Math.abs((totals.rowTaxesOre[index] ?? Number.NaN) * 100 - row.netOre * row.taxRate),
          ).toBeLessThan(100);
        });
      }),
    );
  });

  it('are consistent in whole invoices', () => {
    fc.assert(
      fc.property(invoice, ({ rows, totals }) => {
        expect(total(rows.map((row) => row.netOre))).toBe(totals.feeOre);
        expect(total(rows.map((row) => row.taxOre))).toBe(totals.taxOre);
      }),
    );
  });
});

describe('2 · whole kronor', () => {
  it('fee + tax + rounding = pay, a multiple of 100 öre, rounding at most 50 öre', () => {
    fc.assert(
      fc.property(fc.array(taxable, { maxLength: 12 }), (rows) => {
        const { feeOre, taxOre, roundedOre, payOre } = invoiceTotals(rows);
        expect(feeOre + taxOre + roundedOre).toBe(payOre);
        expect(Math.abs(payOre % 100)).toBe(0);
        expect(Math.abs(roundedOre)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('6 · whole periods', () => {
  it('cost exactly the interval rent', () => {
    fc.assert(
      fc.property(date, version, (start, terms) => {
        const areas = terms.areas.slice(0, 1);
        const rows = rentRows(wholePeriodFrom(monthOf(start), terms.interval), [{ ...terms, areas }]);
        const area = areas[0]?.area ?? null;
        expect(rows.map((row) => row.amountOre)).toEqual([intervalRent({ ...terms, area })]);
      }),
    );
  });
});

describe('7 · splitting', () => {
  it('a period anywhere gives the same sum', () => {
    fc.assert(
      fc.property(period, version, fc.array(date, { maxLength: 4 }), (days, terms, cuts) => {
        const whole = rentRows(days, [terms]);
        const cut = rentRows(days, [terms, ...cuts.map((validFrom) => ({ ...terms, validFrom }))]);
        expect(total(cut.map((row) => row.amountOre))).toBe(total(whole.map((row) => row.amountOre)));
        expect(total(cut.map((row) => countDays(row.period)))).toBe(countDays(days));
      }),
    );
  });

  it('a period gives shares that sum exactly', () => {
    fc.assert(
      fc.property(period, interval, fc.nat(), (days, paymentInterval, cut) => {
        const first = { start: days.start, stop: addDays(days.start, cut % countDays(days)) };
        const rest = { start: addDays(first.stop, 1), stop: days.stop };
        const parts = rest.start > rest.stop ? [first] : [first, rest];
        expect(sum(parts.map((part) => intervalShare(part, paymentInterval)))).toEqual(
          intervalShare(days, paymentInterval),
        );
      }),
    );
  });

  it('by rent version rounds to the rounded exact total', () => {
    fc.assert(
      fc.property(period, fc.array(version, { minLength: 1, maxLength: 5 }), (days, versions) => {
        const rows = rentRows(days, versions);
        const exact = rows.map((row) =>
          exactProratedAmount(row.intervalOre, row.period, row.version.interval),
        );
        expect(total(rows.map((row) => row.amountOre))).toBe(roundHalfAwayFromZero(sum(exact)));
      }),
    );
  });
});

describe('8 · credit', () => {
  it('and its invoice cancel out in every total and every row', () => {
    fc.assert(
      fc.property(invoice, ({ rows, totals }) => {
        const sums = { ...totals, rows: rows.map((row) => ({ ...row, feeOre: row.netOre })) };
        const credit = reverseInvoice(sums);
        const keys = ['feeOre', 'taxOre', 'roundedOre', 'payOre'] as const;
        for (const key of keys) expect(sums[key] + credit[key]).toBe(0);
        sums.rows.forEach((row, index) => {
          expect(row.netOre + (credit.rows[index]?.netOre ?? Number.NaN)).toBe(0);
          expect(row.taxOre + (credit.rows[index]?.taxOre ?? Number.NaN)).toBe(0);
        });
      }),
    );
  });

  it('equals the totals of the negated rows', () => {
    fc.assert(
      fc.property(fc.array(taxable, { maxLength: 8 }), (rows) => {
        const { rowTaxesOre, ...sums } = invoiceTotals(rows);
        const recalculated = invoiceTotals(rows.map((row) => ({ ...row, netOre: 0 - row.netOre })));
        expect(recalculated.rowTaxesOre).toEqual(rowTaxesOre.map((tax) => 0 - tax));
        expect(recalculated.payOre).toBe(0 - sums.payOre);
      }),
    );
  });
});

/** The periods that runs bill on a lease if the nightly job runs only on `jobDays`. Its first day bills nothing. */
const billedPeriods = (
  lease: LeaseSchedule,
  settings: GenerateSettings,
  jobDays: readonly LocalDate[],
): Period[] => {
  const periods: Period[] = [];
  let [last, nextMonth] = [jobDays[0] ?? '', lease.nextMonth];
  for (const today of jobDays.slice(1)) {
    for (const runDate of runDates(last, today, settings)) {
      const target = targetMonth(runDate, settings);
      const due = periodInRun({ ...lease, nextMonth }, target);
      if (due === null) continue;
      periods.push(due);
      nextMonth = nextPeriodMonth(target, lease.interval, lease);
    }
    last = today;
  }
  return periods;
};

const settings: fc.Arbitrary<GenerateSettings> = fc.record({
  generateDay: fc.integer({ min: 1, max: 31 }),
  generatePeriod: fc.constantFrom('CURRENT_MONTH', 'NEXT_MONTH'),
});
const CREATED = '2024-01-01';
const END = '2028-01-31';
/** Leases that start after CREATED and end before END, so that runs can bill all of their days. */
const plannedLease = fc
  .tuple(fc.integer({ min: 70, max: 500 }), fc.integer({ min: 0, max: 700 }), interval)
  .map(([from, days, paymentInterval]): LeaseSchedule & Period => {
    const start = addDays(CREATED, from);
    return { start, stop: addDays(start, days), interval: paymentInterval, nextMonth: monthOf(start) };
  });

describe('10 · the same invoices at any time of generation', () => {
  it('for every generate day, and after any downtime of the job', () => {
    const everyDay = Array.from({ length: daysBetween(CREATED, END) + 1 }, (_, n) => addDays(CREATED, n));
    const someDays = fc.subarray(everyDay, { minLength: 0, maxLength: 40 });
    fc.assert(
      fc.property(plannedLease, settings, settings, someDays, (lease, someSettings, otherSettings, days) => {
        const periods = billedPeriods(lease, someSettings, everyDay);
        expect(billedPeriods(lease, otherSettings, [CREATED, ...days, END])).toEqual(periods);
        expect(findUnbilledPeriods(lease, periods, END)).toEqual([]);
        periods.slice(1).forEach((later, index) => {
          const before = periods[index];
          expect(before !== undefined && overlaps(before, later)).toBe(false);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('and the announced next invoice is the one that is created', () => {
    fc.assert(
      fc.property(plannedLease, settings, fc.nat(1200), (lease, config, after) => {
        const today = addDays(CREATED, after);
        const announced = nextInvoice(
          lease,
          { ...config, autoEnabled: true },
          firstMonthToGenerate(today, config),
          [],
        );
        if (announced === null) {
          const month = effectiveMonth(lease.nextMonth, firstMonthToGenerate(today, config));
          expect(month !== null && billedPeriodFrom(month, lease.interval, lease)).toBeNull();
          return;
        }
        expect(announced.date > today).toBe(true);
        expect(runDates(today, announced.date, config)).toContain(announced.date);
        expect(targetMonth(announced.date, config)).toBe(announced.month);
        expect(periodInRun(lease, announced.month)).toEqual(announced.period);
      }),
    );
  });
});

describe('15 · lease state', () => {
  const lease = fc.record({
    start: date,
    stop: fc.option(date),
    noticeLength: fc.nat(24),
    noticeType: fc.constantFrom('DAY', 'MONTH', 'YEAR'),
    terminated: fc.boolean(),
  });

  it('is one of four, changes only in order, and is active or ending exactly on the days of the lease', () => {
    const order = ['planned', 'active', 'ending', 'inactive'];
    fc.assert(
      fc.property(lease, date, fc.nat(400), (generated, today, daysLater) => {
        const stop = generated.stop === null || generated.stop < generated.start ? null : generated.stop;
        const terms = { ...generated, stop };
        const [now, then] = [leaseState(terms, today), leaseState(terms, addDays(today, daysLater))];
        expect(order.indexOf(now)).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(now));
        expect(['active', 'ending'].includes(now)).toBe(
          terms.start <= today && (stop === null || stop >= today),
        );
      }),
    );
  });
});
