import { lastTwelveMonths, listCurrentRentalMonths, twelveMonthsUntil } from './rental-month.rules';

describe('D-21 rental months', () => {
  it('the last twelve months are whole months before the current one', () => {
    expect(lastTwelveMonths('2026-11-20')).toEqual({ start: '2025-11-01', stop: '2026-10-31' });
  });

  it.each([
    ['2026-11-20', '2025-11-21'],
    ['2026-12-31', '2026-01-01'],
    ['2027-02-28', '2026-03-01'],
    ['2028-02-29', '2027-03-01'],
  ])('the twelve months until %s begin on %s, and include today', (today, start) => {
    expect(twelveMonthsUntil(today)).toEqual({ start, stop: today });
  });

  it.each([
    ['2026-11-30', '2026-11', '2026-12'],
    ['2026-12-01', '2026-12', '2027-01'],
  ])('the rental months on %s are %s and %s', (today, current, next) => {
    const sent = new Map([
      ['2026-12', { billedOre: 850_000, paidOre: 50_000, leftOre: 800_000 }],
      ['2027-02', { billedOre: 100, paidOre: 0, leftOre: 100 }],
    ]);
    const none = { billedOre: 0, paidOre: 0, leftOre: 0 };
    expect(listCurrentRentalMonths(today, sent)).toEqual([
      { month: current, ...(sent.get(current) ?? none) },
      { month: next, ...(sent.get(next) ?? none) },
    ]);
  });
});
