import {
  type Claim,
  earliestWriteOffDay,
  findWriteOffProblem,
  type InvoiceToWriteOff,
  recoveredOre,
  splitWriteOff,
  sumTax,
  type WriteOffPart,
} from './write-off.rules';

/** 8 500 kr with 2 125 kr VAT. */
const claim: Claim = { payOre: 1_062_500, rates: [{ taxRate: 25, baseOre: 850_000, taxOre: 212_500 }] };

test('of 10 625 kr with VAT 25 %, of which 5 000 are paid, 5 625 are 4 500 without VAT and 1 125 VAT', () => {
  expect(splitWriteOff(claim, 562_500, [])).toEqual([{ taxRate: 25, baseOre: 450_000, taxOre: 112_500 }]);
});

test('a payment of 2 000 kr of them takes back 1 600 and 400', () => {
  const before = splitWriteOff(claim, 562_500, []);
  expect(splitWriteOff(claim, 362_500, before)).toEqual([
    { taxRate: 25, baseOre: -160_000, taxOre: -40_000 },
  ]);
});

// 333,33 at 25 %, 12 % and 0 %, rounded up by 2 öre.
const uneven: Claim = {
  payOre: 112_300,
  rates: [
    { taxRate: 25, baseOre: 33_333, taxOre: 8333 },
    { taxRate: 12, baseOre: 33_333, taxOre: 4000 },
    { taxRate: 0, baseOre: 33_301, taxOre: 0 },
  ],
};

test('whatever is written off and recovered in parts, the parts sum to what is written off in all', () => {
  const sums = new Map<number, WriteOffPart>();
  let reached = 0;
  for (const change of [112_300, -7, -33_333, 12, -1, -50_000, 83_329, -112_300]) {
    reached += change;
    for (const part of splitWriteOff(uneven, reached, [...sums.values()])) {
      const sum = sums.get(part.taxRate);
      sums.set(part.taxRate, {
        ...part,
        baseOre: part.baseOre + (sum?.baseOre ?? 0),
        taxOre: part.taxOre + (sum?.taxOre ?? 0),
      });
    }
    expect([...sums.values()]).toEqual(splitWriteOff(uneven, reached, []));
    if (reached === uneven.payOre) expect(sumTax([...sums.values()])).toBe(12_333);
  }
  expect([...sums.values()].every(({ baseOre, taxOre }) => baseOre === 0 && taxOre === 0)).toBe(true);
});

test('amounts whose product is larger than a number holds exactly are divided exactly', () => {
  const large: Claim = {
    payOre: 12_500_000_001,
    rates: [{ taxRate: 25, baseOre: 10_000_000_001, taxOre: 2_500_000_000 }],
  };
  // 2 500 000 000 × 9 999 999 999 ÷ 12 500 000 001 is 1 999 999 999,64, and the base 8 000 000 000,36 less.
  expect(splitWriteOff(large, 9_999_999_999, [])).toEqual([
    { taxRate: 25, baseOre: 7_999_999_999, taxOre: 2_000_000_000 },
  ]);
});

test('a negative row is rounded as a positive one', () => {
  const deducted: Claim = { payOre: 100, rates: [{ taxRate: 25, baseOre: -101, taxOre: -25 }] };
  expect(splitWriteOff(deducted, 50, [])).toEqual([{ taxRate: 25, baseOre: -51, taxOre: -13 }]);
});

test('nothing of an invoice of 0 kr belongs to a rate', () => {
  expect(splitWriteOff({ ...claim, payOre: 0 }, 0, [])).toEqual([{ taxRate: 25, baseOre: 0, taxOre: 0 }]);
});

const late: InvoiceToWriteOff = {
  ...{ isCreditInvoice: false, isDeposit: false, isInProgram: false, isClaimed: true, dueAt: '2026-12-21' },
  ...{ leftOre: 562_500, writtenOffOre: 0, changedOn: null },
};

test.each<[string, Partial<InvoiceToWriteOff>, string, ReturnType<typeof findWriteOffProblem>]>([
  ['a late invoice', {}, '2026-12-22', null],
  ['one that is due today', {}, '2026-12-21', 'NOT_OVERDUE'],
  ['one without a due date', { dueAt: null }, '2026-12-22', 'NOT_OVERDUE'],
  ['one that is paid', { leftOre: 0 }, '2026-12-22', 'NOTHING_LEFT'],
  ['one that is written off', { leftOre: 0, writtenOffOre: 562_500 }, '2026-12-22', 'WRITTEN_OFF'],
  ['one of which a part is written off', { leftOre: 1, writtenOffOre: 562_499 }, '2026-12-22', null],
  ['a credit invoice', { isCreditInvoice: true }, '2026-12-22', 'CREDIT_INVOICE'],
  ['a deposit', { isDeposit: true }, '2026-12-22', 'DEPOSIT'],
  ['one in an accounting program', { isInProgram: true }, '2026-12-22', 'IN_PROGRAM'],
  ['one that is not sent, or credited', { isClaimed: false }, '2026-12-22', 'NOT_SENT'],
])('%s: %j on %s: %s', (_, change, today, problem) => {
  expect(findWriteOffProblem({ ...late, ...change }, today)).toBe(problem);
});

test.each([
  ['2026-12-21', null, '2026-12-22'],
  ['2026-12-21', '2026-12-20', '2026-12-22'],
  ['2026-12-21', '2027-01-10', '2027-01-10'],
  [null, '2027-01-10', '2027-01-10'],
  [null, null, null],
])(
  'an invoice that is due on %s and was changed last on %s is written off from %s on',
  (dueAt, changedOn, day) => {
    expect(earliestWriteOffDay({ dueAt, changedOn })).toBe(day);
  },
);

test('a payment recovers what exceeds the rest of the claim', () => {
  expect(recoveredOre(200_000, 0)).toBe(200_000);
  expect(recoveredOre(200_000, 150_000)).toBe(50_000);
  expect(recoveredOre(100_000, 150_000)).toBe(0);
});
