import { dateRange, dateTime, localDate, longDate, monthLabel } from './date-text';
import vectors from './vectors/format.vectors.json';

describe('dates as text', () => {
  it.each(vectors.date)('$in', (example) => {
    expect(localDate(example.in)).toBe(example.short);
    expect(longDate(example.in)).toBe(example.long);
    expect(dateTime(`${example.in}T08:05:00Z`)).toBe(example.short_time);
  });

  it('reads instants in Swedish time', () => {
    expect(dateTime(new Date('2026-11-20T09:08:30Z'))).toBe('2026-11-20 10:08');
    expect(dateTime('2026-06-30T22:00:00Z')).toBe('2026-07-01 00:00');
    expect(localDate('2026-06-30T22:00:00Z')).toBe('2026-07-01');
    expect(localDate(new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-20');
  });

  it('names months and ranges', () => {
    expect(monthLabel('2026-11')).toBe('november 2026');
    expect(monthLabel('2027-05-31')).toBe('maj 2027');
    expect(dateRange('2026-11-01', '2026-11-30')).toBe('2026-11-01 – 2026-11-30');
    expect(dateRange('2026-11-01', null)).toBe('2026-11-01 –');
  });
});
