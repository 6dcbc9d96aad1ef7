import { standardRules } from './booking-rules';
import {
  findMissingOfInvoice,
  findMissingOfMovedCredits,
  findMissingOfPayment,
} from './missing-vouchers.rules';
import {
  type BookedInvoice,
  invoiceVouchers,
  type MovedCredit,
  movedCreditVoucher,
  paymentVoucher,
  type Voucher,
} from './voucher.rules';

const today = '2026-12-05';
const invoice: BookedInvoice = {
  ...{ id: 1, companyId: 2, tenantId: 3, book: null },
  ...{ kind: 'RENT', sentOn: '2026-11-20', cancelledOn: null, payOre: 8500, roundedOre: 0 },
  ...{ creditedSentOn: null, object: null, costCentre: null },
  rows: [{ income: 'RENT', taxRate: 0, netOre: 8500, taxOre: 0, period: null }],
};
const rules = standardRules;
const missing = (event: BookedInvoice, ...booked: Voucher[]) =>
  findMissingOfInvoice({ event, booked, today, rules });
const first = ([voucher]: readonly Voucher[]): Voucher => {
  if (voucher === undefined) throw new Error('no voucher');
  return voucher;
};
const sent = first(missing(invoice));

test('a sent invoice is booked once', () => {
  expect(missing(invoice)).toEqual(invoiceVouchers(invoice, rules));
  expect(missing(invoice, sent)).toEqual([]);
});

test('what was booked stays as it is when the same would be booked in another way now, and so does its cancellation', () => {
  const booked = {
    ...sent,
    lines: sent.lines.map((line) => (line.ore > 0 ? line : { ...line, account: 3911 })),
  };
  expect(missing(invoice, booked)).toEqual([]);
  const cancelled = missing({ ...invoice, cancelledOn: '2026-12-04' }, booked);
  expect(cancelled).toMatchObject([
    {
      kind: 'CANCELLATION',
      eventDay: '2026-12-04',
      lines: [
        { account: 1510, ore: -8500 },
        { account: 3911, ore: 8500 },
      ],
    },
  ]);
  expect(missing({ ...invoice, cancelledOn: '2026-12-04' }, booked, ...cancelled)).toEqual([]);
});

test('an invoice that was sent and cancelled before anything was booked gets both', () => {
  expect(missing({ ...invoice, cancelledOn: '2026-12-04' }).map(({ kind }) => kind)).toEqual([
    'INVOICE',
    'CANCELLATION',
  ]);
});

test('an invoice that moves to other books is taken back today in the former ones, and can come back', () => {
  const moved = missing({ ...invoice, book: 'FORTNOX' }, sent);
  expect(
    moved.map(({ book, isReversal, eventDay, amountOre }) => [book, isReversal, eventDay, amountOre]),
  ).toEqual([
    [null, true, today, -8500],
    ['FORTNOX', false, '2026-11-20', 8500],
  ]);
  expect(missing({ ...invoice, book: 'FORTNOX' }, sent, ...moved)).toEqual([]);
  const back = missing(invoice, sent, ...moved);
  expect(back.map(({ book, isReversal, amountOre }) => [book, isReversal, amountOre])).toEqual([
    ['FORTNOX', true, -8500],
    [null, false, 8500],
  ]);
  expect(missing(invoice, sent, ...moved, ...back)).toEqual([]);
});

test('a payment is booked once, and follows its invoice to other books', () => {
  const event = { ...invoice, amountOre: 5000, paidOn: '2026-11-25', registeredOn: '2026-11-26' };
  const paid = paymentVoucher(event);
  expect(findMissingOfPayment({ event, booked: [], today, rules })).toEqual([paid]);
  expect(findMissingOfPayment({ event, booked: [paid], today, rules })).toEqual([]);
  const moved = findMissingOfPayment({ event: { ...event, book: 'VISMA' }, booked: [paid], today, rules });
  expect(moved.map(({ book, amountOre }) => [book, amountOre])).toEqual([
    [null, 5000],
    ['VISMA', -5000],
  ]);
});

test('when another amount of an allocation moves between books, the former one is taken back', () => {
  const credit = (ore: number): MovedCredit => ({
    ...{
      id: 9,
      companyId: 2,
      tenantId: 3,
      book: null,
      kind: 'CREDIT_FROM_PROGRAM',
      ore,
      movedOn: '2026-11-30',
    },
  });
  const booked = [movedCreditVoucher(credit(1500))];
  expect(findMissingOfMovedCredits({ event: [credit(1500)], booked, today })).toEqual([]);
  const changes = findMissingOfMovedCredits({ event: [credit(1000)], booked, today });
  expect(changes.map(({ isReversal, amountOre }) => [isReversal, amountOre])).toEqual([
    [true, 1500],
    [false, -1000],
  ]);
  expect(
    findMissingOfMovedCredits({ event: [credit(1000)], booked: [...booked, ...changes], today }),
  ).toEqual([]);
  expect(findMissingOfMovedCredits({ event: [], booked, today })).toMatchObject([
    { isReversal: true, eventDay: today, amountOre: 1500 },
  ]);
});

test('a cancelled invoice takes back income of months to come on their days, and of others at once', () => {
  const accruing = { ...rules, accrues: true };
  const period = { start: '2026-11-01', stop: '2027-01-31' };
  const rent: BookedInvoice = {
    ...{ ...invoice, payOre: 25_500, sentOn: '2026-11-20' },
    rows: [{ income: 'RENT', taxRate: 0, netOre: 25_500, taxOre: 0, period }],
  };
  const find = (event: BookedInvoice, booked: readonly Voucher[]) =>
    findMissingOfInvoice({ event, booked, today, rules: accruing });
  const booked = find(rent, []);
  expect(booked.map(({ kind, eventDay }) => [kind, eventDay])).toEqual([
    ['INVOICE', '2026-11-20'],
    ['ACCRUAL', '2026-12-01'],
    ['ACCRUAL', '2027-01-01'],
  ]);
  const cancelled = { ...rent, cancelledOn: '2026-12-04' };
  const taken = find(cancelled, booked);
  expect(taken.map(({ kind, isReversal, eventDay }) => [kind, isReversal, eventDay])).toEqual([
    ['CANCELLATION', false, '2026-12-04'],
    ['ACCRUAL', true, '2026-12-04'],
    ['ACCRUAL', true, '2027-01-01'],
  ]);
  const sums = new Map<number, number>();
  for (const { lines } of [...booked, ...taken])
    for (const { account, ore } of lines) sums.set(account, (sums.get(account) ?? 0) + ore);
  expect([...sums.values()]).toEqual([0, 0, 0]);
  expect(find(cancelled, [...booked, ...taken])).toEqual([]);
});
