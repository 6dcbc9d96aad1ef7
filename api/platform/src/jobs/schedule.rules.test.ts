import { nextRunAt, stockholmInstant } from './schedule.rules';

const next = (at: `${number}:${number}`, now: string) => nextRunAt({ at }, new Date(now)).toISOString();

describe('the next run', () => {
  it('is today when the time is still ahead, otherwise tomorrow', () => {
    expect(next('3:00', '2026-11-20T01:00:00Z')).toBe('2026-11-20T02:00:00.000Z');
    expect(next('3:00', '2026-11-20T02:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
  });

  it('keeps the local time when summer time starts or ends', () => {
    expect(next('3:30', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(next('0:05', '2026-10-25T12:00:00Z')).toBe('2026-10-25T23:05:00.000Z');
    expect(next('0:05', '2026-10-24T12:00:00Z')).toBe('2026-10-24T22:05:00.000Z');
  });

  it('uses the date in Stockholm, not in UTC', () => {
    expect(next('0:05', '2026-07-01T22:30:00Z')).toBe('2026-07-02T22:05:00.000Z');
  });

  it('adds an interval to now', () => {
    expect(nextRunAt({ minutes: 60 }, new Date('2026-11-20T08:00:00Z')).toISOString()).toBe(
      '2026-11-20T09:00:00.000Z',
    );
  });
});

it('moves a time that summer time skips to an hour later', () => {
  expect(stockholmInstant('2026-03-29', '2:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
