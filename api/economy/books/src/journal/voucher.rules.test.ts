import {
  type BookedInvoice,
  type BookedPayment,
  type Bookings,
  buildVouchers,
  sumAccounts,
  sumKinds,
  toSieVoucher,
} from './voucher.rules';

const november = { from: '2026-11-01', to: '2026-11-30' };
const nothing: Bookings = { invoices: [], payments: [], movedCredits: [], creditsFromProgram: [] };

const invoice: BookedInvoice = {
  id: 1,
  kind: 'RENT',
  reference: '10235',
  ocr: '1023545',
  tenant: 'Åkesson',
  sentOn: '2026-11-20',
  cancelledOn: null,
  payOre: 1_543_200,
  roundedOre: -9,
  rates: [{ taxRate: 25, netOre: 1_234_567, taxOre: 308_642 }],
};
const payment: BookedPayment = {
  id: 7,
  reference: '10235',
  tenant: 'Åkesson',
  amountOre: 1_543_200,
  paidOn: '2026-11-25',
  registeredOn: '2026-11-26',
};

const linesOf = (bookings: Partial<Bookings>) =>
  buildVouchers({ ...nothing, ...bookings }, november).map(({ lines }) =>
    lines.map(({ account, ore }) => [account, ore]),
  );

test('an invoice is booked as customers, revenue and VAT by rate, and rounding', () => {
  expect(buildVouchers({ ...nothing, invoices: [invoice] }, november)).toEqual([
    {
      kind: 'INVOICE',
      id: 1,
      date: '2026-11-20',
      registeredOn: '2026-11-20',
      text: 'Hyresavi 10235 Åkesson',
      amountOre: 1_543_200,
      lines: [
        { account: 1510, ore: 1_543_200, text: 'OCR 1023545' },
        { account: 3001, ore: -1_234_567 },
        { account: 2611, ore: -308_642 },
        { account: 3740, ore: 9 },
      ],
    },
  ]);
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
  expect(linesOf({ invoices: [{ ...invoice, ...amounts }] })).toEqual([expected]);
});

test('a credit invoice mirrors its invoice', () => {
  const credit: BookedInvoice = {
    ...invoice,
    kind: 'CREDIT',
    reference: '10236',
    ocr: null,
    payOre: -1_543_200,
    roundedOre: 9,
    rates: [{ taxRate: 25, netOre: -1_234_567, taxOre: -308_642 }],
  };
  const [voucher] = buildVouchers({ ...nothing, invoices: [credit] }, november);
  expect(voucher).toMatchObject({ kind: 'CREDIT', text: 'Kreditavi 10236 Åkesson', amountOre: -1_543_200 });
  expect(linesOf({ invoices: [credit] })).toEqual([
    [
      [1510, -1_543_200],
      [3001, 1_234_567],
      [2611, 308_642],
      [3740, -9],
    ],
  ]);
});

test('a cancelled invoice keeps its voucher, and has a reversing one on the day when it was cancelled', () => {
  const cancelled = { ...invoice, cancelledOn: '2026-12-02' };
  const build = (period: typeof november) =>
    buildVouchers({ ...nothing, invoices: [cancelled] }, period).map(({ kind, date, amountOre, text }) => ({
      kind,
      date,
      amountOre,
      text,
    }));
  expect(build(november)).toEqual([
    { kind: 'INVOICE', date: '2026-11-20', amountOre: 1_543_200, text: 'Hyresavi 10235 Åkesson' },
  ]);
  expect(build({ from: '2026-12-01', to: '2026-12-31' })).toEqual([
    {
      kind: 'CANCELLATION',
      date: '2026-12-02',
      amountOre: -1_543_200,
      text: 'Makulerad hyresavi 10235 Åkesson',
    },
  ]);
  expect(
    sumAccounts(
      buildVouchers({ ...nothing, invoices: [{ ...invoice, cancelledOn: '2026-11-29' }] }, november),
    ),
  ).toEqual([
    { account: 1510, debitOre: 1_543_200, creditOre: 1_543_200 },
    { account: 2611, debitOre: 308_642, creditOre: 308_642 },
    { account: 3001, debitOre: 1_234_567, creditOre: 1_234_567 },
    { account: 3740, debitOre: 9, creditOre: 9 },
  ]);
});

test('a payment is booked on the day when it was paid, and its reversal on the day when it was undone', () => {
  const undone = {
    ...payment,
    id: 8,
    amountOre: -1_543_200,
    paidOn: '2026-11-28',
    registeredOn: '2026-11-28',
  };
  const vouchers = buildVouchers({ ...nothing, payments: [undone, payment] }, november);
  expect(vouchers.map(({ kind, date, registeredOn, text }) => [kind, date, registeredOn, text])).toEqual([
    ['PAYMENT', '2026-11-25', '2026-11-26', 'Inbetalning avi 10235 Åkesson'],
    ['UNDONE_PAYMENT', '2026-11-28', '2026-11-28', 'Ångrad inbetalning avi 10235 Åkesson'],
  ]);
  expect(linesOf({ payments: [undone, payment] })).toEqual([
    [
      [1930, 1_543_200],
      [1510, -1_543_200],
    ],
    [
      [1930, -1_543_200],
      [1510, 1_543_200],
    ],
  ]);
});

test('credit that became a payment in a program is taken back here, so that the bank account counts it once', () => {
  const moved = {
    id: 3,
    program: 'FORTNOX' as const,
    reference: '10300',
    tenant: 'Åkesson',
    ore: 83_800,
    movedOn: '2026-11-30',
  };
  const [voucher] = buildVouchers({ ...nothing, movedCredits: [moved] }, november);
  expect(voucher?.text).toBe('Tillgodo till avi 10300 i Fortnox Åkesson');
  expect(linesOf({ movedCredits: [moved] })).toEqual([
    [
      [1930, -83_800],
      [1510, 83_800],
    ],
  ]);
});

test('credit from an invoice in a program, which did not get the money, is booked as money when a manual invoice uses it', () => {
  const credit = {
    id: 4,
    program: 'FORTNOX' as const,
    reference: '10235',
    tenant: 'Åkesson',
    ore: 150_000,
    movedOn: '2026-11-30',
  };
  const [voucher] = buildVouchers({ ...nothing, creditsFromProgram: [credit] }, november);
  expect(voucher).toMatchObject({
    kind: 'CREDIT_FROM_PROGRAM',
    date: '2026-11-30',
    amountOre: 150_000,
    text: 'Tillgodo från Fortnox till avi 10235 Åkesson',
  });
  expect(linesOf({ creditsFromProgram: [credit] })).toEqual([
    [
      [1930, 150_000],
      [1510, -150_000],
    ],
  ]);
});

test('a period has the vouchers from its first to its last day, and none of an invoice of 0 kr', () => {
  const sentOnDay = (id: number, sentOn: string) => ({ ...invoice, id, sentOn });
  const zeroInvoice = { ...sentOnDay(9, '2026-11-15'), payOre: 0, roundedOre: 0, rates: [] };
  const invoices = [
    sentOnDay(4, '2026-12-01'),
    sentOnDay(3, '2026-11-30'),
    sentOnDay(2, '2026-11-01'),
    sentOnDay(1, '2026-10-31'),
    zeroInvoice,
  ];
  expect(buildVouchers({ ...nothing, invoices }, november).map(({ id }) => id)).toEqual([2, 3]);
});

test('on one day, invoices come before payments, each in order of their id, in whatever order they were read', () => {
  const second = { ...invoice, id: 2 };
  const samePayment = { ...payment, paidOn: '2026-11-20' };
  const order = (bookings: Bookings) => buildVouchers(bookings, november).map(({ kind, id }) => [kind, id]);
  const expected = [
    ['INVOICE', 1],
    ['INVOICE', 2],
    ['PAYMENT', 7],
  ];
  expect(order({ ...nothing, invoices: [second, invoice], payments: [samePayment] })).toEqual(expected);
  expect(order({ ...nothing, invoices: [invoice, second], payments: [samePayment] })).toEqual(expected);
});

test('in the file, the line of an invoice on the customers account has its OCR number and the day of the voucher', () => {
  const cancelled = { ...invoice, cancelledOn: '2026-11-28' };
  const vouchers = buildVouchers({ ...nothing, invoices: [cancelled] }, november).map(toSieVoucher);
  expect(vouchers.map(({ series, number, lines }) => [series, number, lines[0]])).toEqual([
    ['', '', { account: 1510, ore: 1_543_200, date: '2026-11-20', text: 'OCR 1023545' }],
    ['', '', { account: 1510, ore: -1_543_200, date: '2026-11-28', text: 'OCR 1023545' }],
  ]);
});

test('counts and sums the vouchers of each kind', () => {
  const vouchers = buildVouchers({ ...nothing, invoices: [invoice], payments: [payment] }, november);
  expect(sumKinds(vouchers)).toEqual([
    { kind: 'INVOICE', count: 1, ore: 1_543_200 },
    { kind: 'PAYMENT', count: 1, ore: 1_543_200 },
  ]);
});
