import { publishedRates } from '../reference-rate/published-rates';
import {
  calculateInterest,
  findMissingRate,
  firstLateDay,
  halfYearOf,
  type LateClaim,
  listUnpaidDays,
  nextHalfYear,
  sumInterest,
} from './late-days.rules';

const rates = [
  { from: '2023-07-01', percent: 3.5 },
  { from: '2024-01-01', percent: 4 },
  { from: '2024-07-01', percent: 4 },
  { from: '2026-07-01', percent: 2 },
];
const claim: LateClaim = { dueAt: '2026-10-30', claimOre: 850_000, payments: [] };
const interestOf = (changes: Partial<LateClaim>, through: string, from = '2000-01-01') => {
  const spans = listUnpaidDays({ ...claim, ...changes }, { from, through });
  return calculateInterest(spans, rates);
};

// The number is that of the rule in docs/domain-rules.md.
describe('D-16 late interest, day by day', () => {
  it.each<[string, string, string, number, number]>([
    // due, paid, öre, days: 850 000 × 10 % × days / 365.
    ['20 days of the rule', '2026-10-30', '2026-11-19', 4658, 20],
    ['the day of the payment counts', '2026-10-30', '2026-11-20', 4890, 21],
    ['paid on the due date', '2026-10-30', '2026-10-30', 0, 0],
    ['one day', '2026-10-30', '2026-10-31', 233, 1],
    // A Saturday: it may be paid on Monday.
    ['due on a Saturday, paid on Monday', '2026-11-07', '2026-11-09', 0, 0],
    ['due on a Saturday, paid on Tuesday', '2026-11-07', '2026-11-10', 233, 1],
  ])('%s', (_what, dueAt, paidOn, ore, days) => {
    const parts = interestOf({ dueAt, payments: [{ day: paidOn, ore: 850_000 }] }, '2026-11-30');
    expect(sumInterest(parts)).toBe(ore);
    expect(parts.reduce((sum, part) => sum + part.days, 0)).toBe(days);
  });

  it('has a part for each rate, and rounds once', () => {
    const parts = interestOf(
      { dueAt: '2023-12-29', payments: [{ day: '2024-01-15', ore: 850_000 }] },
      '2024-02-01',
    );
    expect(parts).toEqual([
      {
        ...{ from: '2023-12-30', through: '2023-12-31', days: 2, principalOre: 850_000 },
        ...{ percent: 11.5, interestOre: 536 },
      },
      {
        ...{ from: '2024-01-01', through: '2024-01-15', days: 15, principalOre: 850_000 },
        ...{ percent: 12, interestOre: 4191 },
      },
    ]);
    expect(sumInterest(parts)).toBe(4727);
  });

  it('has one part for half-years of the same rate', () => {
    const parts = interestOf({ dueAt: '2024-06-28' }, '2024-07-05');
    expect(parts.map(({ from, through, days }) => [from, through, days])).toEqual([
      ['2024-06-29', '2024-07-05', 7],
    ]);
  });

  it('counts on what was unpaid each day', () => {
    // 5 days on 8 500, then 10 on 5 500, then 4 on 0,50: the last are öre.
    const parts = interestOf(
      {
        payments: [
          { day: '2026-11-04', ore: 300_000 },
          { day: '2026-11-14', ore: 549_950 },
        ],
      },
      '2026-11-18',
    );
    expect(parts.map(({ days, principalOre, interestOre }) => [days, principalOre, interestOre])).toEqual([
      [5, 850_000, 1164],
      [10, 550_000, 1507],
    ]);
  });

  it('counts no payment before the due date as late', () => {
    expect(interestOf({ payments: [{ day: '2026-10-15', ore: 849_900 }] }, '2026-11-19')).toMatchObject([
      { days: 20, principalOre: 100, interestOre: 1 },
    ]);
    expect(interestOf({ payments: [{ day: '2026-10-15', ore: 849_901 }] }, '2026-11-19')).toEqual([]);
  });

  it('begins after the days that are charged', () => {
    const parts = interestOf({ payments: [{ day: '2026-11-20', ore: 850_000 }] }, '2026-11-30', '2026-11-11');
    expect(parts).toMatchObject([{ from: '2026-11-11', through: '2026-11-20', days: 10, interestOre: 2329 }]);
  });

  // Computed day by day with exact fractions in another program: due, öre, payments, the last day, the interest in öre.
  it.each<[string, number, LateClaim['payments'], string, number]>([
    [
      '2024-11-06',
      99900,
      [
        { day: '2025-06-11', ore: 51634 },
        { day: '2025-08-08', ore: 99001 },
      ],
      '2025-09-22',
      7476,
    ],
    ['2019-09-25', 850000, [], '2020-04-05', 35956],
    ['2020-10-21', 850000, [{ day: '2021-06-26', ore: 134957 }], '2021-07-11', 48554],
    ['2019-08-20', 2350000, [], '2019-11-24', 49447],
    [
      '2019-10-10',
      1062500,
      [
        { day: '2019-10-24', ore: 216093 },
        { day: '2020-03-02', ore: 128009 },
      ],
      '2020-02-28',
      26820,
    ],
    [
      '2024-03-19',
      12345,
      [
        { day: '2024-07-27', ore: 10881 },
        { day: '2024-09-09', ore: 7190 },
      ],
      '2024-09-05',
      547,
    ],
    [
      '2020-07-02',
      850000,
      [
        { day: '2020-07-14', ore: 385931 },
        { day: '2020-08-22', ore: 620137 },
      ],
      '2020-07-28',
      3660,
    ],
    ['2021-03-03', 12345, [], '2021-12-11', 766],
    [
      '2024-08-20',
      12345,
      [
        { day: '2025-03-25', ore: 678 },
        { day: '2025-04-14', ore: 6799 },
      ],
      '2025-08-22',
      1106,
    ],
    ['2020-01-09', 425050, [{ day: '2020-02-17', ore: 348549 }], '2020-12-05', 8529],
    ['2025-07-10', 425050, [], '2026-06-29', 41224],
    ['2020-09-23', 850000, [], '2021-11-03', 75638],
    ['2020-07-01', 12345, [], '2021-08-01', 1071],
    [
      '2024-03-14',
      425050,
      [
        { day: '2024-03-13', ore: 48735 },
        { day: '2024-04-04', ore: 352481 },
        { day: '2024-04-29', ore: 101706 },
      ],
      '2024-04-28',
      2786,
    ],
  ])('due %s, %d öre', (dueAt, claimOre, payments, through, interestOre) => {
    const spans = listUnpaidDays({ dueAt, claimOre, payments }, { from: dueAt, through });
    const parts = calculateInterest(spans, publishedRates);
    expect(sumInterest(parts)).toBe(interestOre);
    // The parts have each unpaid day once.
    for (const [index, { from }] of parts.entries())
      expect(from > (parts[index - 1]?.through ?? dueAt)).toBe(true);
  });

  it('finds a half-year without a rate', () => {
    const missing = (dueAt: string, through: string) =>
      findMissingRate(listUnpaidDays({ ...claim, dueAt }, { from: dueAt, through }), rates);
    expect(missing('2024-12-20', '2025-01-10')).toBe('2025-01-01');
    expect(missing('2026-06-25', '2026-07-10')).toBe('2026-01-01');
    expect(missing('2026-06-30', '2026-07-10')).toBeNull();
    expect(() => interestOf({ dueAt: '2025-03-03' }, '2025-03-10')).toThrow(
      'No reference rate from 2025-01-01',
    );
  });

  it.each([
    ['2026-12-30', '2026-12-31'],
    // Nyårsafton, nyårsdagen and a weekend come before the next bank day, the 4th.
    ['2026-12-31', '2027-01-05'],
  ])('an invoice due on %s bears interest from %s', (dueAt, first) => {
    expect(firstLateDay(dueAt)).toBe(first);
  });

  it.each([
    ['2026-01-01', '2026-01-01', '2026-07-01'],
    ['2026-06-30', '2026-01-01', '2026-07-01'],
    ['2026-12-31', '2026-07-01', '2027-01-01'],
  ])('%s is in the half-year from %s, before that from %s', (day, half, next) => {
    expect(halfYearOf(day)).toBe(half);
    expect(nextHalfYear(half)).toBe(next);
  });
});
