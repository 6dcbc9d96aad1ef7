import { nextRun, stockholmInstant } from './schedule.rules';

const next = (at: `${number}:${number}`, now: string) => nextRun({ at }, new Date(now)).toISOString();

describe('the next run', () => {
  it('is today when the time is still to come, else tomorrow', () => {
    expect(next('3:00', '2026-11-20T01:00:00Z')).toBe('2026-11-20T02:00:00.000Z');
    expect(next('3:00', '2026-11-20T02:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
  });

  it('keeps the local hour across the changes to and from summer time', () => {
    expect(next('3:30', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(next('0:05', '2026-10-25T12:00:00Z')).toBe('2026-10-25T23:05:00.000Z');
    expect(next('0:05', '2026-10-24T12:00:00Z')).toBe('2026-10-24T22:05:00.000Z');
  });

  it('looks at the day in Stockholm, not in UTC', () => {
    expect(next('0:05', '2026-07-01T22:30:00Z')).toBe('2026-07-02T22:05:00.000Z');
  });

  it('counts minutes from now', () => {
    expect(nextRun({ minutes: 60 }, new Date('2026-11-20T08:00:00Z')).toISOString()).toBe(
      '2026-11-20T09:00:00.000Z',
    );
  });
});

it('gives a time that spring skips as the one after', () => {
  expect(stockholmInstant('2026-03-29', '2:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
