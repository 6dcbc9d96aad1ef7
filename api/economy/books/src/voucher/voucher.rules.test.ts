import {
  type BookedInvoice,
  type BookedPayment,
  cancellationVoucher,
  invoiceVoucher,
  movedCreditVoucher,
  paymentVoucher,
  sumAccounts,
  sumKinds,
  type Voucher,
} from './voucher.rules';

const event = { id: 1, companyId: 2, tenantId: 3, book: null };
const invoice: BookedInvoice = {
  ...event,
  kind: 'RENT',
  sentOn: '2026-11-20',
  cancelledOn: null,
  payOre: 1_543_200,
  roundedOre: -9,
  rates: [{ taxRate: 25, netOre: 1_234_567, taxOre: 308_642 }],
};
const payment: BookedPayment = {
  ...event,
  amountOre: 1_543_200,
  paidOn: '2026-11-25',
  registeredOn: '2026-11-26',
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
      { account: 3001, ore: -1_234_567 },
      { account: 2611, ore: -308_642 },
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
      rates: [
        { taxRate: 0 as const, netOre: 835_000, taxOre: 0 },
        { taxRate: 25 as const, netOre: 64_950, taxOre: 16_238 },
      ],
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
      rates: [
        { taxRate: 6 as const, netOre: 50_005, taxOre: 3000 },
        { taxRate: 12 as const, netOre: 100_010, taxOre: 12_001 },
      ],
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
    rates: [{ taxRate: 25, netOre: -1_234_567, taxOre: -308_642 }],
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
  expect(invoiceVoucher({ ...invoice, payOre: 0, roundedOre: 0, rates: [] }).lines).toEqual([]);
});

test('counts and sums the vouchers of each kind', () => {
  expect(sumKinds([invoiceVoucher(invoice), paymentVoucher(payment)])).toEqual([
    { kind: 'INVOICE', count: 1, ore: 1_543_200 },
    { kind: 'PAYMENT', count: 1, ore: -1_543_200 },
  ]);
});
