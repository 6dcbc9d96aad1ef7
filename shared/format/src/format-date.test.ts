import { formatDate, formatDateRange, formatDateTime, formatLongDate, formatMonth } from './format-date';
import vectors from './vectors/format.vectors.json';

describe('dates as text', () => {
  it.each(vectors.date)('writes $in as $short, as $long and with a time', (example) => {
    expect(formatDate(example.in)).toBe(example.short);
    expect(formatLongDate(example.in)).toBe(example.long);
    expect(formatDateTime(`${example.in}T08:05:00Z`)).toBe(example.short_time);
  });

  it('converts instants to Swedish time', () => {
    expect(formatDateTime(new Date('2026-11-20T09:08:30Z'))).toBe('2026-11-20 10:08');
    expect(formatDateTime('2026-06-30T22:00:00Z')).toBe('2026-07-01 00:00');
    expect(formatDate('2026-06-30T22:00:00Z')).toBe('2026-07-01');
    expect(formatDate(new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-20');
  });

  it('formats months and ranges', () => {
    expect(formatMonth('2026-11')).toBe('november 2026');
    expect(formatMonth('2027-05-31')).toBe('maj 2027');
    expect(formatDateRange('2026-11-01', '2026-11-30')).toBe('2026-11-01 – 2026-11-30');
    expect(formatDateRange('2026-11-30', '2026-11-30')).toBe('2026-11-30');
    expect(formatDateRange('2026-11-01', null)).toBe('från 2026-11-01');
    expect(formatDateRange(null, '2026-11-30')).toBe('till 2026-11-30');
    expect(formatDateRange(null, null)).toBe('hela tiden');
  });
});
