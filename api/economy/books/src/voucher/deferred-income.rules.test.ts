import { type BookingRules, standardRules } from './booking-rules';
import {
  type DeferredInvoice,
  findMissingIncome,
  type IncomeEvent,
  type IncomeVoucher,
} from './deferred-income.rules';
import type { BookedInvoice } from './voucher.rules';

const rules: BookingRules = { ...standardRules, cashFrom: '2026-01-01', fiscalYearStart: 1 };
/** 8 000 with 25 % VAT, and 500 without: 10 500. */
const invoice: BookedInvoice = {
  ...{ id: 1, companyId: 2, tenantId: 3, book: null, kind: 'RENT', sentOn: '2026-11-20' },
  ...{ cancelledOn: null, creditedSentOn: null, payOre: 1_050_000, roundedOre: 0 },
  ...{ object: 'premises', costCentre: null },
  rows: [
    { income: 'RENT', taxRate: 25, netOre: 800_000, taxOre: 200_000, period: null },
    { income: 'RENT', taxRate: 0, netOre: 50_000, taxOre: 0, period: null },
  ],
};
const paid = (id: number, paidOre: number, day: string): IncomeEvent => ({
  ...{ column: 'allocation_id', id, day, paidOre, credit: null },
});
const credited = (day: string): IncomeEvent => ({
  ...{ column: 'invoicebase_id', id: 77, day, paidOre: 0 },
  credit: {
    ...{ ...invoice, id: 77, kind: 'CREDIT', payOre: -50_000, sentOn: day, creditedSentOn: '2026-11-20' },
    rows: [{ income: 'RENT', taxRate: 0, netOre: -50_000, taxOre: 0, period: null }],
  },
});

const deferred = (change: Partial<DeferredInvoice>): DeferredInvoice => ({
  ...{ invoice, events: [], newEvents: [], droppedOre: 0, booked: [] },
  droppedBeforeOre: change.droppedOre ?? 0,
  ...change,
});
const find = (change: Partial<DeferredInvoice>, today = '2026-12-10') =>
  findMissingIncome(deferred(change), { rules, today });
const shown = (vouchers: readonly IncomeVoucher[]) =>
  vouchers.map(({ eventDay, lines }) => [eventDay, ...lines.map(({ account, ore }) => `${account} ${ore}`)]);

test('a payment books its share of income and VAT, and the last one the rest', () => {
  const first = paid(10, 333_333, '2026-11-25');
  const booked = find({ events: [first], newEvents: [first] });
  expect(shown(booked)).toEqual([
    ['2026-11-25', '1510 333333', '3001 -253968', '3004 -15873', '2611 -63492'],
  ]);
  expect(booked).toMatchObject([
    { kind: 'INCOME', incomeOf: 1, column: 'allocation_id', id: 10, amountOre: 0 },
  ]);
  const last = paid(11, 716_667, '2026-12-05');
  const rest = find({ events: [first, last], newEvents: [last], booked });
  expect(shown(rest)).toEqual([['2026-12-05', '1510 716667', '3001 -546032', '3004 -34127', '2611 -136508']]);
  // Together they are the invoice.
  expect(find({ events: [first, last], newEvents: [], booked: [...booked, ...rest] })).toEqual([]);
});

test('payments of several days in one transaction are booked on their days', () => {
  const events = [paid(11, 50_000, '2026-12-05'), paid(10, 1_000_000, '2026-11-25')];
  expect(find({ events, newEvents: events }).map(({ id, eventDay }) => [id, eventDay])).toEqual([
    [10, '2026-11-25'],
    [11, '2026-12-05'],
  ]);
});

test('an undone payment takes back what it booked, and a mark that comes twice books nothing', () => {
  const payment = paid(10, 1_050_000, '2026-11-25');
  const booked = find({ events: [payment], newEvents: [payment] });
  expect(find({ events: [payment], newEvents: [payment], booked })).toEqual([]);
  const undone = paid(12, -1_050_000, '2026-12-08');
  const taken = find({ events: [payment, undone], newEvents: [undone], booked });
  expect(shown(taken)).toEqual([['2026-12-08', '1510 -1050000', '3001 800000', '3004 50000', '2611 200000']]);
});

test('what is paid of a credited invoice is income of the rows that are left', () => {
  const payment = paid(10, 1_000_000, '2026-11-25');
  const booked = find({ events: [payment], newEvents: [payment] });
  const credit = credited('2026-12-01');
  const moved = find({ events: [payment, credit], newEvents: [credit], booked });
  expect(shown(moved)).toEqual([['2026-12-01', '3001 -38095', '2611 -9524', '3004 47619']]);
});

test('what is not paid when the fiscal year ends is booked on its last day, and not when it is paid later', () => {
  const payment = paid(10, 525_000, '2026-11-25');
  const booked = find({ events: [payment], newEvents: [payment] });
  expect(find({ events: [payment], booked }, '2026-12-31')).toEqual([]);
  const closed = find({ events: [payment], booked }, '2027-01-01');
  expect(shown(closed)).toEqual([
    ['2026-12-31', '1510 525000', '3001 -400000', '3004 -25000', '2611 -100000'],
  ]);
  const late = paid(11, 525_000, '2027-01-05');
  const all = [...booked, ...closed];
  expect(find({ events: [payment, late], newEvents: [late], booked: all }, '2027-01-05')).toEqual([]);
  // A payment of the old year that is registered in the new one changes nothing either.
  const before = paid(12, 525_000, '2026-12-30');
  expect(find({ events: [payment, before], newEvents: [before], booked: all }, '2027-01-05')).toEqual([]);
});

test('the old year is closed before a payment of the new one is booked', () => {
  const late = paid(11, 1_050_000, '2027-01-05');
  expect(find({ events: [late], newEvents: [late] }, '2027-01-05').map(({ eventDay }) => eventDay)).toEqual([
    '2026-12-31',
  ]);
});

test('öre that were rounded off never become income', () => {
  const payment = paid(10, 1_049_960, '2026-11-25');
  const booked = find({ events: [payment], newEvents: [payment], droppedOre: 40 });
  expect(booked.at(0)?.lines.at(0)).toMatchObject({ account: 1510, ore: 1_049_960 });
  expect(find({ events: [payment], booked, droppedOre: 40 }, '2027-01-01')).toEqual([]);
});

test('what is recovered after the year is income on the day of its payment', () => {
  const late = paid(11, 400_000, '2027-01-05');
  const found = find(
    { events: [late], newEvents: [late], droppedBeforeOre: 1_050_000, droppedOre: 650_000 },
    '2027-01-05',
  );
  expect(found.map(({ id, eventDay, lines }) => [id, eventDay, lines.at(0)?.ore])).toEqual([
    [11, '2027-01-05', 400_000],
  ]);
});

test('a cancelled invoice, and one that moves to a program, have no income here', () => {
  const closed = find({}, '2027-01-02');
  expect(closed).toHaveLength(1);
  const cancelled = { ...invoice, cancelledOn: '2027-01-10' };
  expect(shown(find({ invoice: cancelled, booked: closed }, '2027-01-12'))).toEqual([
    ['2027-01-10', '1510 -1050000', '3001 800000', '3004 50000', '2611 200000'],
  ]);
  const moved = { ...invoice, book: 'FORTNOX' as const };
  expect(find({ invoice: moved, booked: closed }, '2027-01-12').map(({ eventDay }) => eventDay)).toEqual([
    '2027-01-12',
  ]);
});

test('every voucher balances, whatever the order of payments', () => {
  for (const parts of [
    [1, 2, 1_049_997],
    [333_333, 333_333, 383_334],
    [1_049_999, 1],
  ]) {
    let booked: readonly IncomeVoucher[] = [];
    const events: IncomeEvent[] = [];
    for (const [index, ore] of parts.entries()) {
      const event = paid(index + 1, ore, '2026-11-25');
      events.push(event);
      booked = [...booked, ...find({ events, newEvents: [event], booked })];
    }
    for (const { lines } of booked) expect(lines.reduce((sum, { ore }) => sum + ore, 0)).toBe(0);
    const income = booked.flatMap(({ lines }) => lines).filter(({ account }) => account === 3001);
    expect(income.reduce((sum, { ore }) => sum + ore, 0)).toBe(-800_000);
  }
});
