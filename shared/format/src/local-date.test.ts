import fc from 'fast-check';
import {
  addDays,
  compareDates,
  dateInSweden,
  daysBetween,
  earliestDate,
  isLocalDate,
  latestDate,
} from './local-date';

const anyDate = fc
  .integer({ min: -30_000, max: 60_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('local dates', () => {
  it.each(['2026-11-20', '2028-02-29', '1900-02-28'])('%s exists', (date) => {
    expect(isLocalDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '',
    '2026-11-20T00:00',
    '+2026-11-20',
    '2026-11-20Z',
    '2026-04-31',
  ])('"%s" does not exist', (text) => {
    expect(isLocalDate(text)).toBe(false);
  });

  it('returns the Swedish date of an instant in summer and winter', () => {
    expect(dateInSweden(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
    expect(dateInSweden(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(dateInSweden(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });

  it('counts days across months, leap days and daylight saving', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isLocalDate(addDays(date, days))).toBe(true);
      }),
    );
  });

  it('throws for an invalid date', () => {
    expect(() => addDays('nonsense', 1)).toThrow(RangeError);
  });

  it('compares dates', () => {
    expect(['2027-01-01', '2026-12-31', '2026-12-31'].sort(compareDates)).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(earliestDate('2026-12-01', '2026-11-30', '2027-01-01')).toBe('2026-11-30');
    expect(latestDate('2026-12-01', '2026-11-30', '2027-01-01')).toBe('2027-01-01');
  });
});

test('a day is neither before nor after itself', () => {
  expect(compareDates('2026-11-30', '2026-11-30')).toBe(0);
  expect(compareDates('2026-11-29', '2026-11-30')).toBe(-1);
  expect(compareDates('2026-12-01', '2026-11-30')).toBe(1);
});

test('a year has four digits', () => {
  expect(isLocalDate('+012026-01')).toBe(false);
});
