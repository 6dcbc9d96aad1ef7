import {
  addMonths,
  addMonthsToMonth,
  dayInMonth,
  daysInMonth,
  endOfMonth,
  monthOf,
  monthsBetween,
  splitByMonth,
  startOfMonth,
} from './month';
import vectors from './vectors/format.vectors.json';

describe('months', () => {
  it.each(vectors.day_of_month)('day $day of $month is $date', ({ day, month, date }) => {
    expect(dayInMonth(month, day)).toBe(date);
  });

  it('limits the day to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-11-20', 12)).toBe('2027-11-20');
  });

  it('crosses years in both directions', () => {
    expect(addMonthsToMonth('2026-11', 2)).toBe('2027-01');
    expect(addMonthsToMonth('2026-01', -1)).toBe('2025-12');
    expect(addMonthsToMonth('2026-12', -24)).toBe('2024-12');
    expect(monthsBetween('2026-11', '2027-02')).toBe(3);
    expect(monthsBetween('2027-02', '2026-11')).toBe(-3);
  });

  it('returns the first and last day for a month or a date in it', () => {
    expect(monthOf('2026-11-20')).toBe('2026-11');
    expect(startOfMonth('2026-11-20')).toBe('2026-11-01');
    expect(endOfMonth('2028-02')).toBe('2028-02-29');
    expect(endOfMonth('2026-12-05')).toBe('2026-12-31');
    expect([daysInMonth('2027-02'), daysInMonth('2028-02'), daysInMonth('2026-11-20')]).toEqual([28, 29, 30]);
  });
});

test('a year before 1000 has its zeros', () => {
  expect(addMonthsToMonth('0999-11', 1)).toBe('0999-12');
});

test('splits a period by calendar month', () => {
  expect(splitByMonth({ start: '2026-11-15', stop: '2027-01-31' })).toEqual([
    { month: '2026-11', days: 16, daysInMonth: 30 },
    { month: '2026-12', days: 31, daysInMonth: 31 },
    { month: '2027-01', days: 31, daysInMonth: 31 },
  ]);
  expect(splitByMonth({ start: '2027-02-28', stop: '2027-02-28' })).toEqual([
    { month: '2027-02', days: 1, daysInMonth: 28 },
  ]);
});
