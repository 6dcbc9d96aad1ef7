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
