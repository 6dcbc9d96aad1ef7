import type { TaxRate } from '@husrum/contract/core';
import { type BookingRules, standardRules } from './booking-rules';
import type { BookedRow } from './income.rules';
import {
  type BookedInvoice,
  type BookedPayment,
  cancellationVoucher,
  invoiceVouchers,
  isBalanced,
  movedCreditVoucher,
  paymentVoucher,
  roundingVoucher,
  sumAccounts,
  sumKinds,
  type Voucher,
} from './voucher.rules';

const event = { id: 1, companyId: 2, tenantId: 3, book: null };
const row = (taxRate: TaxRate, netOre: number, taxOre: number): BookedRow => ({
  ...{ income: 'RENT', taxRate, netOre, taxOre, period: null },
});
const invoice: BookedInvoice = {
  ...event,
  kind: 'RENT',
  sentOn: '2026-11-20',
  cancelledOn: null,
  creditedSentOn: null,
  ...{ object: 'premises', costCentre: null },
  payOre: 1_543_200,
  roundedOre: -9,
  rows: [row(25, 1_234_567, 308_642)],
};
const payment: BookedPayment = {
  ...event,
  amountOre: 1_543_200,
  paidOn: '2026-11-25',
  registeredOn: '2026-11-26',
};

/** The only voucher of an invoice without settings. */
const invoiceVoucher = (one: BookedInvoice): Voucher => {
  const [voucher, ...others] = invoiceVouchers(one, standardRules);
  if (voucher === undefined || others.length > 0) throw new Error('not one voucher');
  return voucher;
};

const linesOf = ({ lines }: Voucher) => lines.map(({ account, ore }) => [account, ore]);

test('an invoice is booked as customers, revenue and VAT by rate, and rounding', () => {
  expect(invoiceVoucher(invoice)).toEqual({
    ...event,
    kind: 'INVOICE',
    isReversal: false,
    eventDay: '2026-11-20',
    registeredOn: '2026-11-20',
    amountOre: 1_543_200,
    lines: [
      { account: 1510, ore: 1_543_200 },
      { account: 3001, ore: -1_234_567, taxRate: 25 },
      { account: 2611, ore: -308_642, taxRate: 25 },
      { account: 3740, ore: 9 },
    ],
  });
});

// The first and the last example of D-6.
test.each([
  [
    {
      payOre: 916_200,
      roundedOre: 12,
      rows: [row(0, 835_000, 0), row(25, 64_950, 16_238)],
    },
    [
      [1510, 916_200],
      [3001, -64_950],
      [3004, -835_000],
      [2611, -16_238],
      [3740, -12],
    ],
  ],
  [
    {
      payOre: 165_000,
      roundedOre: -16,
      rows: [row(6, 50_005, 3000), row(12, 100_010, 12_001)],
    },
    [
      [1510, 165_000],
      [3002, -100_010],
      [3003, -50_005],
      [2621, -12_001],
      [2631, -3000],
      [3740, 16],
    ],
  ],
])('an invoice with several VAT rates is booked by rate: %j', (amounts, expected) => {
  expect(linesOf(invoiceVoucher({ ...invoice, ...amounts }))).toEqual(expected);
});

test('a credit invoice mirrors its invoice', () => {
  const credit = invoiceVoucher({
    ...invoice,
    kind: 'CREDIT',
    payOre: -1_543_200,
    roundedOre: 9,
    rows: [row(25, -1_234_567, -308_642)],
  });
  expect(credit).toMatchObject({ kind: 'CREDIT', amountOre: -1_543_200 });
  expect(linesOf(credit)).toEqual([
    [1510, -1_543_200],
    [3001, 1_234_567],
    [2611, 308_642],
    [3740, -9],
  ]);
});

test('a cancellation takes back what was booked at the sending, on its own day', () => {
  const sent = invoiceVoucher(invoice);
  const cancelled = cancellationVoucher(sent, '2026-12-02');
  expect(cancelled).toMatchObject({
    kind: 'CANCELLATION',
    eventDay: '2026-12-02',
    registeredOn: '2026-12-02',
    amountOre: -1_543_200,
  });
  expect(sumAccounts([sent, cancelled])).toEqual([
    { account: 1510, debitOre: 1_543_200, creditOre: 1_543_200 },
    { account: 2611, debitOre: 308_642, creditOre: 308_642 },
    { account: 3001, debitOre: 1_234_567, creditOre: 1_234_567 },
    { account: 3740, debitOre: 9, creditOre: 9 },
  ]);
});

test('a payment is booked on the day when it was paid, and its reversal on the day when it was undone', () => {
  const paid = paymentVoucher(payment);
  expect(paid).toMatchObject({
    ...{ kind: 'PAYMENT', eventDay: '2026-11-25', registeredOn: '2026-11-26', amountOre: -1_543_200 },
  });
  expect(linesOf(paid)).toEqual([
    [1930, 1_543_200],
    [1510, -1_543_200],
  ]);
  const undone = paymentVoucher({ ...payment, amountOre: -1_543_200, paidOn: '2026-11-28' });
  expect(undone).toMatchObject({ kind: 'UNDONE_PAYMENT', eventDay: '2026-11-28', amountOre: 1_543_200 });
  expect(linesOf(undone)).toEqual([
    [1930, -1_543_200],
    [1510, 1_543_200],
  ]);
});

test('credit that became a payment in a program is taken back here, so that the bank account counts it once', () => {
  const moved = movedCreditVoucher({ ...event, kind: 'MOVED_CREDIT', ore: -83_800, movedOn: '2026-11-30' });
  expect(linesOf(moved)).toEqual([
    [1930, -83_800],
    [1510, 83_800],
  ]);
});

test('credit from an invoice in a program, which did not get the money, is booked as money when a manual invoice uses it', () => {
  const credit = movedCreditVoucher({
    ...{ ...event, kind: 'CREDIT_FROM_PROGRAM', ore: 150_000, movedOn: '2026-11-30' },
  });
  expect(credit).toMatchObject({ kind: 'CREDIT_FROM_PROGRAM', eventDay: '2026-11-30', amountOre: -150_000 });
  expect(linesOf(credit)).toEqual([
    [1930, 150_000],
    [1510, -150_000],
  ]);
});

test('an invoice of 0 kr has a voucher without lines', () => {
  expect(invoiceVoucher({ ...invoice, payOre: 0, roundedOre: 0, rows: [] }).lines).toEqual([]);
});

test('counts and sums the vouchers of each kind', () => {
  expect(sumKinds([invoiceVoucher(invoice), paymentVoucher(payment)])).toEqual([
    { kind: 'INVOICE', count: 1, ore: 1_543_200 },
    { kind: 'PAYMENT', count: 1, ore: -1_543_200 },
  ]);
});

const december = { start: '2026-12-01', stop: '2026-12-31' };
const twoMonths = { start: '2026-12-01', stop: '2027-01-31' };
const accruing: BookingRules = { ...standardRules, accrues: true };

test('with accrual, 17 000 for December and January that are sent on 28 November are income of 8 500 in each', () => {
  const rent: BookedInvoice = {
    ...invoice,
    ...{ sentOn: '2026-11-28', payOre: 1_700_000, roundedOre: 0 },
    rows: [{ ...row(0, 1_700_000, 0), period: twoMonths }],
  };
  const vouchers = invoiceVouchers(rent, accruing);
  expect(vouchers.map(({ kind, eventDay, amountOre }) => [kind, eventDay, amountOre])).toEqual([
    ['INVOICE', '2026-11-28', 1_700_000],
    ['ACCRUAL', '2026-12-01', 0],
    ['ACCRUAL', '2027-01-01', 0],
  ]);
  expect(vouchers.map(linesOf)).toEqual([
    [
      [1510, 1_700_000],
      [2970, -1_700_000],
    ],
    [
      [2970, 850_000],
      [3004, -850_000],
    ],
    [
      [2970, 850_000],
      [3004, -850_000],
    ],
  ]);
});

test('with accrual, VAT, rounding and what is not for days are booked at the sending', () => {
  const rows = [
    { ...row(25, 1_000_033, 250_008), period: december },
    { ...row(25, 50_000, 12_500), income: 'OTHER' as const },
  ];
  const [sent, accrual] = invoiceVouchers({ ...invoice, payOre: 1_312_500, roundedOre: -41, rows }, accruing);
  expect(sent && linesOf(sent)).toEqual([
    [1510, 1_312_500],
    [3001, -50_000],
    [2970, -1_000_033],
    [2611, -262_508],
    [3740, 41],
  ]);
  expect(accrual && linesOf(accrual)).toEqual([
    [2970, 1_000_033],
    [3001, -1_000_033],
  ]);
});

test('a credit invoice of months to come takes them back on their days', () => {
  const credit = invoiceVouchers(
    {
      ...{ ...invoice, kind: 'CREDIT', creditedSentOn: '2026-11-20', payOre: -850_000, roundedOre: 0 },
      rows: [{ ...row(0, -850_000, 0), period: december }],
    },
    accruing,
  );
  expect(credit.map((voucher) => [voucher.kind, voucher.eventDay, linesOf(voucher)])).toEqual([
    [
      'CREDIT',
      '2026-11-20',
      [
        [1510, -850_000],
        [2970, 850_000],
      ],
    ],
    [
      'ACCRUAL',
      '2026-12-01',
      [
        [2970, -850_000],
        [3004, 850_000],
      ],
    ],
  ]);
});

test('settings are not for what an accounting program books', () => {
  const inProgram: BookedInvoice = {
    ...invoice,
    book: 'FORTNOX',
    rows: [{ ...row(25, 1_234_567, 308_642), period: december }],
  };
  const rules = { ...accruing, cashFrom: '2026-01-01', fiscalYearStart: 1, voluntaryVatAccount: 2613 };
  expect(invoiceVouchers(inProgram, rules)).toMatchObject([
    { kind: 'INVOICE', lines: [{ account: 1510 }, { account: 3001 }, { account: 2611 }, { account: 3740 }] },
  ]);
});

test('with the cash method a sent invoice is owed, and on no account', () => {
  const rules = { ...accruing, cashFrom: '2026-11-20', fiscalYearStart: 1 };
  expect(invoiceVouchers(invoice, rules)).toMatchObject([
    { kind: 'INVOICE', isDeferred: true, amountOre: 1_543_200, lines: [] },
  ]);
  expect(invoiceVouchers({ ...invoice, sentOn: '2026-11-19' }, { ...rules, accrues: false })).toMatchObject([
    { lines: [{ account: 1510 }, {}, {}, {}] },
  ]);
  // A credit invoice follows the invoice that it credits.
  const credit = { ...invoice, kind: 'CREDIT' as const, creditedSentOn: '2026-11-19' };
  expect(invoiceVouchers(credit, { ...rules, accrues: false })[0]?.isDeferred).toBeUndefined();
});

test('an invoice whose rows do not sum to its amount is not hidden by the settings', () => {
  const wrong = { ...invoice, payOre: 1_543_300 };
  for (const rules of [accruing, { ...standardRules, cashFrom: '2026-01-01', fiscalYearStart: 1 }])
    expect(invoiceVouchers(wrong, rules).map(isBalanced)).toEqual([false]);
});

test('öre of an invoice that was never income are no loss before the fiscal year has ended', () => {
  const rounding = {
    ...{ ...event, roundedOffOre: 40, roundedOn: '2026-11-25', registeredOn: '2026-11-25', isValid: true },
    deferredSince: '2026-11-20',
  };
  const rules = { ...standardRules, cashFrom: '2026-01-01', fiscalYearStart: 1 };
  expect(roundingVoucher(rounding, { rules, today: '2026-12-31' })).toMatchObject({
    ...{ isDeferred: true, amountOre: -40, lines: [] },
  });
  expect(linesOf(roundingVoucher(rounding, { rules, today: '2027-01-01' }))).toEqual([
    [3740, 40],
    [1510, -40],
  ]);
  const surplus = { ...rounding, roundedOffOre: -40 };
  expect(linesOf(roundingVoucher(surplus, { rules, today: '2026-12-31' }))).toEqual([
    [3740, -40],
    [1510, 40],
  ]);
});
