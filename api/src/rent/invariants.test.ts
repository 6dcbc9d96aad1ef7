import { taxRates } from '@husrum/contract/core';
import { paymentIntervals } from '@husrum/contract/lease';
import { addDays, daysBetween, type LocalDate, monthOf } from '@husrum/format';
import fc from 'fast-check';
import type { Addon } from './addon-rows.rules';
import {
  configMonth,
  effectiveMonth,
  type GenerateSettings,
  runDates,
  targetMonth,
} from './config-month.rules';
import { creditOf, settleCredit } from './credit.rules';
import { rounded, sum } from './fraction';
import { uncoveredPeriods } from './gaps.rules';
import { intervalRent } from './interval-rent.rules';
import { planInvoice, type TaxedVersion } from './invoice.rules';
import {
  type InvoiceFacts,
  mayCancel,
  mayCredit,
  mayMarkReady,
  maySend,
  statusOf,
} from './invoice-status.rules';
import { invoiceTotals } from './invoice-totals.rules';
import { isLet, leaseState } from './lease-state.rules';
import { type BilledLease, nextInvoice, periodInRun } from './next-invoice.rules';
import { applyPayment, paymentLeft } from './payment.rules';
import { daysIn, overlaps, type Period } from './period';
import { billedPeriod, monthAfter, wholePeriod } from './period-grid.rules';
import { exactAmount, share } from './proration.rules';
import { rentRows } from './rent-rows.rules';

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
  area: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
  interval,
  taxRate: fc.constantFrom(...taxRates),
});
const addon: fc.Arbitrary<Addon> = fc.record({
  id: fc.nat(),
  name: fc.constantFrom('Vatten', 'Rabatt'),
  feeOre: ore,
  taxRate: fc.constantFrom(...taxRates),
  start: date,
  stop: fc.option(date),
});
const invoice = fc
  .tuple(period, fc.array(version, { minLength: 1, maxLength: 4 }), fc.array(addon, { maxLength: 4 }))
  .map(([days, versions, addons]) => planInvoice(days, versions, addons));

describe('1 · rows and sums', () => {
  it('Σ row net = fee, Σ row tax = tax, and each row’s tax is less than an öre from its own', () => {
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

  it('holds for whole invoices', () => {
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

describe('3 · payments', () => {
  it('paid + credited + left = pay, left ≥ 0, and no money is lost', () => {
    const payments = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(2_000_000), payments, fc.boolean(), (payOre, amounts, credited) => {
        let [paidOre, surplusOre] = [0, 0];
        for (const amount of amounts) {
          const applied = applyPayment(amount, paymentLeft({ payOre, paidOre, creditedOre: 0 }));
          paidOre += applied.appliedOre;
          surplusOre += applied.surplusOre;
          expect(applied.leftOre).toBe(payOre - paidOre);
          expect(applied.leftOre).toBeGreaterThanOrEqual(0);
        }
        expect(paidOre + surplusOre).toBe(total(amounts));
        if (!credited) return;
        const settled = settleCredit(payOre, paidOre);
        expect(paymentLeft({ payOre, paidOre, creditedOre: settled.creditedOre })).toBe(0);
        expect(settled.tenantCreditOre).toBe(paidOre);
      }),
    );
  });
});

describe('6 · whole periods', () => {
  it('bill exactly the interval rent', () => {
    fc.assert(
      fc.property(date, version, (start, terms) => {
        const rows = rentRows(wholePeriod(monthOf(start), terms.interval), [terms]);
        expect(rows.map((row) => row.amountOre)).toEqual([intervalRent(terms)]);
      }),
    );
  });
});

describe('7 · splitting', () => {
  it('anywhere gives the same sum', () => {
    fc.assert(
      fc.property(period, version, fc.array(date, { maxLength: 4 }), (days, terms, cuts) => {
        const whole = rentRows(days, [terms]);
        const cut = rentRows(days, [terms, ...cuts.map((validFrom) => ({ ...terms, validFrom }))]);
        expect(total(cut.map((row) => row.amountOre))).toBe(whole[0]?.amountOre);
        expect(total(cut.map((row) => daysIn(row.period)))).toBe(daysIn(days));
      }),
    );
  });

  it('gives shares that add up exactly', () => {
    fc.assert(
      fc.property(period, interval, fc.nat(), (days, of, at) => {
        const first = { start: days.start, stop: addDays(days.start, at % daysIn(days)) };
        const rest = { start: addDays(first.stop, 1), stop: days.stop };
        const parts = rest.start > rest.stop ? [first] : [first, rest];
        expect(sum(parts.map((part) => share(part, of)))).toEqual(share(days, of));
      }),
    );
  });

  it('rounds several rents to the rounded exact total', () => {
    fc.assert(
      fc.property(period, fc.array(version, { minLength: 1, maxLength: 5 }), (days, versions) => {
        const rows = rentRows(days, versions);
        const exact = rows.map((row) => exactAmount(row.intervalOre, row.period, row.version.interval));
        expect(total(rows.map((row) => row.amountOre))).toBe(rounded(sum(exact)));
      }),
    );
  });
});

describe('8 · credit', () => {
  it('and its invoice are nothing together, in every sum and every row', () => {
    fc.assert(
      fc.property(invoice, ({ rows, totals }) => {
        const sums = { ...totals, rows: rows.map((row) => ({ ...row, feeOre: row.netOre })) };
        const credit = creditOf(sums);
        const keys = ['feeOre', 'taxOre', 'roundedOre', 'payOre'] as const;
        for (const key of keys) expect(sums[key] + credit[key]).toBe(0);
        sums.rows.forEach((row, index) => {
          expect(row.netOre + (credit.rows[index]?.netOre ?? Number.NaN)).toBe(0);
          expect(row.taxOre + (credit.rows[index]?.taxOre ?? Number.NaN)).toBe(0);
        });
      }),
    );
  });

  it('is also what counting the reversed rows anew would give', () => {
    fc.assert(
      fc.property(fc.array(taxable, { maxLength: 8 }), (rows) => {
        const { rowTaxesOre, ...sums } = invoiceTotals(rows);
        const anew = invoiceTotals(rows.map((row) => ({ ...row, netOre: 0 - row.netOre })));
        expect(anew.rowTaxesOre).toEqual(rowTaxesOre.map((tax) => 0 - tax));
        expect(anew.payOre).toBe(0 - sums.payOre);
      }),
    );
  });
});

/** The periods that runs between two days bill on a lease, when the job was last awake on `seen` days. */
const billed = (lease: BilledLease, settings: GenerateSettings, wakings: readonly LocalDate[]): Period[] => {
  const periods: Period[] = [];
  let [last, nextMonth] = [wakings[0] ?? '', lease.nextMonth];
  for (const today of wakings.slice(1)) {
    for (const runDate of runDates(last, today, settings)) {
      const target = targetMonth(runDate, settings);
      const due = periodInRun({ ...lease, nextMonth }, target);
      if (due === null) continue;
      periods.push(due);
      nextMonth = monthAfter(target, lease.interval, lease);
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
/** Leases made before their first period can be generated, over before the time looked at ends. */
const plannedLease = fc
  .tuple(fc.integer({ min: 70, max: 500 }), fc.integer({ min: 0, max: 700 }), interval)
  .map(([from, days, of]): BilledLease & Period => {
    const start = addDays(CREATED, from);
    return { start, stop: addDays(start, days), interval: of, nextMonth: monthOf(start) };
  });

describe('10 · the same invoices whenever they are made', () => {
  it('whatever the generate day, and however long the job slept', () => {
    const everyDay = Array.from({ length: daysBetween(CREATED, END) + 1 }, (_, n) => addDays(CREATED, n));
    const wakings = fc.subarray(everyDay, { minLength: 0, maxLength: 40 });
    fc.assert(
      fc.property(plannedLease, settings, settings, wakings, (lease, one, other, seen) => {
        const periods = billed(lease, one, everyDay);
        expect(billed(lease, other, [CREATED, ...seen, END])).toEqual(periods);
        expect(uncoveredPeriods(lease, periods, END)).toEqual([]);
        periods.slice(1).forEach((later, index) => {
          const before = periods[index];
          expect(before !== undefined && overlaps(before, later)).toBe(false);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('and the invoice announced is the one that is made', () => {
    fc.assert(
      fc.property(plannedLease, settings, fc.nat(1200), (lease, config, after) => {
        const today = addDays(CREATED, after);
        const coming = nextInvoice(lease, { ...config, autoEnabled: true }, today);
        if (coming === null) {
          const month = effectiveMonth(lease.nextMonth, configMonth(today, config));
          expect(month !== null && billedPeriod(month, lease.interval, lease)).toBeNull();
          return;
        }
        expect(coming.date > today).toBe(true);
        expect(runDates(today, coming.date, config)).toContain(coming.date);
        expect(targetMonth(coming.date, config)).toBe(coming.month);
        expect(periodInRun(lease, coming.month)).toEqual(coming.period);
      }),
    );
  });
});

describe('12 · status is a function of facts', () => {
  const steps = fc.array(
    fc.constantFrom('submit', 'review', 'break', 'mend', 'send', 'pay', 'wait', 'credit', 'cancel'),
    { maxLength: 25 },
  );

  it('and every legal step leads to a status that it may lead to', () => {
    fc.assert(
      fc.property(steps, fc.nat(900_000), (sequence, payOre) => {
        let today = '2026-11-20';
        let facts: InvoiceFacts = {
          cancelled: false,
          credited: false,
          sent: false,
          faulty: false,
          stage: 'EDIT',
          dueAt: '2026-11-30',
          payOre,
          paidOre: 0,
          creditedOre: 0,
        };
        for (const step of sequence) {
          const before = statusOf(facts, today);
          const unsent = ['EDIT', 'REVIEW', 'READY', 'ERROR'].includes(before);
          if (step === 'wait') today = addDays(today, 7);
          if (step === 'submit' && before === 'EDIT') facts = { ...facts, stage: 'REVIEW' };
          if (step === 'review' && mayMarkReady(before, 'MANUAL'))
            facts = { ...facts, stage: 'READY', faulty: false };
          if (step === 'break' && unsent) facts = { ...facts, faulty: true };
          if (step === 'mend' && unsent) facts = { ...facts, faulty: false };
          if (step === 'send' && maySend(before)) facts = { ...facts, sent: true };
          if (step === 'pay' && facts.sent)
            facts = {
              ...facts,
              paidOre: facts.paidOre + applyPayment(300_000, paymentLeft(facts)).appliedOre,
            };
          if (step === 'credit' && mayCredit(before, false)) facts = { ...facts, credited: true };
          if (
            step === 'cancel' &&
            mayCancel(before, { type: 'MANUAL', paidOre: facts.paidOre, booked: false })
          )
            facts = { ...facts, cancelled: true };

          const after = statusOf(facts, today);
          expect(statusOf({ ...facts }, today)).toBe(after);
          expect(unsent || !['EDIT', 'REVIEW', 'READY', 'ERROR'].includes(after)).toBe(true);
          if (['CREDITED', 'CANCELLED'].includes(before)) expect(after).toBe(before);
          if (after === 'PAYED') expect(paymentLeft(facts)).toBe(0);
          if (after === 'OVERDUE')
            expect(facts.dueAt !== null && today > facts.dueAt && paymentLeft(facts) > 0).toBe(true);
          if (before !== after && unsent && facts.sent) expect(before).toBe('READY');
        }
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
  });

  it('is one of four each day, in order as days pass, and let exactly while active or ending', () => {
    const order = ['planned', 'active', 'ending', 'inactive'];
    fc.assert(
      fc.property(lease, date, fc.nat(400), (drawn, today, later) => {
        const stop = drawn.stop === null || drawn.stop < drawn.start ? null : drawn.stop;
        const terms = { ...drawn, stop };
        const [now, then] = [leaseState(terms, today), leaseState(terms, addDays(today, later))];
        expect(order.indexOf(now)).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(now));
        expect(['active', 'ending'].includes(now)).toBe(isLet(terms, today));
      }),
    );
  });
});
