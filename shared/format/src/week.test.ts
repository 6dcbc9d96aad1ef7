import vectors from './vectors/format.vectors.json';
import { isoWeek, startOfWeek, weekday } from './week';

describe('weeks', () => {
  it.each([
    ...vectors.iso_week,
    { date: '2027-01-01', week: '2026-W53' },
    { date: '2024-12-30', week: '2025-W01' },
  ])('$date is in week $week', ({ date, week }) => {
    expect(isoWeek(date)).toBe(week);
    expect(isoWeek(startOfWeek(week))).toBe(week);
    expect(weekday(startOfWeek(week))).toBe(1);
  });

  it('starts on Monday', () => {
    expect([weekday('2026-11-16'), weekday('2026-11-20'), weekday('2026-11-22')]).toEqual([1, 5, 7]);
    expect(weekday('1969-12-31')).toBe(3);
    expect(startOfWeek('2026-W47')).toBe('2026-11-16');
  });
});
