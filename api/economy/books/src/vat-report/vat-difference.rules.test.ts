import { type InvoiceVat, nameDifferences, type PeriodSums, sumDifferences } from './vat-difference.rules';

const sums = (before: number, within: number, after: number): PeriodSums => ({ before, within, after });
const none = sums(0, 0, 0);
const vat = (changes: Partial<InvoiceVat>): InvoiceVat => ({
  ...{ kind: 'INVOICE', isCancelled: false, isInProgram: false, booked: none, reported: none },
  ...changes,
});

// The VAT of 2 125 kr of rent of 8 500 kr, in öre.
test.each([
  ['sent and due in the period', sums(0, 2125, 0), sums(0, 2125, 0), []],
  [
    'sent on 20 November for December, the period is November',
    sums(0, 2125, 0),
    sums(0, 0, 2125),
    [['REPORTED_LATER', -2125]],
  ],
  [
    'sent on 20 November for December, the period is December',
    sums(2125, 0, 0),
    sums(0, 2125, 0),
    [['BOOKED_EARLIER', 2125]],
  ],
  [
    'sent in December for October, the period is October',
    sums(0, 0, 2125),
    sums(0, 2125, 0),
    [['BOOKED_LATER', 2125]],
  ],
  [
    'sent in December for October, the period is December',
    sums(0, 2125, 0),
    sums(2125, 0, 0),
    [['REPORTED_EARLIER', -2125]],
  ],
  [
    'sent in November, 1 000 of the VAT paid in November and the rest in December',
    sums(0, 2125, 0),
    sums(0, 1000, 1125),
    [['REPORTED_LATER', -1125]],
  ],
  [
    'the same, the period is December, and a part is reported in January',
    sums(2125, 0, 0),
    sums(1000, 625, 500),
    [['BOOKED_EARLIER', 625]],
  ],
  ['booked before the period and reported after it', sums(2125, 0, 0), sums(0, 0, 2125), []],
  [
    'reported before and after the period in which it is booked',
    sums(0, 2125, 0),
    sums(1000, 0, 1125),
    [
      ['REPORTED_EARLIER', -1000],
      ['REPORTED_LATER', -1125],
    ],
  ],
  [
    'a deduction of its own, whose VAT is negative',
    sums(0, -500, 0),
    sums(0, 0, -500),
    [['REPORTED_LATER', 500]],
  ],
] as const)('%s', (_, booked, reported, expected) => {
  expect(nameDifferences(vat({ booked, reported })).map(({ difference, ore }) => [difference, ore])).toEqual(
    expected,
  );
});

test('a credit invoice, a cancelled one and one in a program have names of their own', () => {
  const credit = vat({ kind: 'CREDIT', booked: sums(0, -2125, 0), reported: sums(0, 0, -2125) });
  expect(nameDifferences(credit)).toEqual([{ difference: 'CREDIT', ore: 2125 }]);
  const cancelled = vat({ isCancelled: true, booked: sums(0, 2125, -2125) });
  expect(nameDifferences(cancelled)).toEqual([{ difference: 'CANCELLED', ore: -2125 }]);
  const inProgram = vat({ isInProgram: true, reported: sums(0, 2125, 0) });
  expect(nameDifferences(inProgram)).toEqual([{ difference: 'PROGRAM', ore: 2125 }]);
});

test('what is booked and never reported is not hidden among what is explained', () => {
  expect(nameDifferences(vat({ booked: sums(0, 2125, 0) }))).toEqual(
    expect.arrayContaining([{ difference: 'UNEXPLAINED', ore: -2125 }]),
  );
});

test('the names sum to the difference, whatever is booked and reported', () => {
  const values = [-3, 0, 2];
  const all = values.flatMap((before) =>
    values.flatMap((within) => values.map((after) => sums(before, within, after))),
  );
  const states = [
    ...[{}, { kind: 'CREDIT' }, { isCancelled: true }, { isInProgram: true }],
    { kind: 'CREDIT', isInProgram: true },
  ] as const;
  for (const booked of all)
    for (const reported of all)
      for (const state of states) {
        const named = nameDifferences(vat({ ...state, booked, reported }));
        expect(named.reduce((sum, { ore }) => sum + ore, 0)).toBe(reported.within - booked.within);
        expect(named.every(({ ore }) => ore !== 0)).toBe(true);
      }
});

test('counts each invoice once, also with two rates', () => {
  const sum = sumDifferences([
    { difference: 'CREDIT', invoiceId: 1, ore: 100 },
    { difference: 'CREDIT', invoiceId: 1, ore: 20 },
    { difference: 'CREDIT', invoiceId: 2, ore: 3 },
    { difference: 'PROGRAM', invoiceId: 3, ore: 4 },
  ]);
  expect([...sum]).toEqual([
    ['CREDIT', { invoices: 2, ore: 123 }],
    ['PROGRAM', { invoices: 1, ore: 4 }],
  ]);
});
