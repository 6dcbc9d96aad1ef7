import { toLastModified } from './fortnox-last-modified.rules';

describe('toLastModified', () => {
  it('is Swedish local time, 61 minutes before the instant', () => {
    expect(toLastModified(new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-23 11:59');
    expect(toLastModified(new Date('2026-07-01T12:00:00Z'))).toBe('2026-07-01 12:59');
  });
  it('skips no change in the hour that comes twice when the clock is put back', () => {
    // 02:30 comes twice on this day: at 00:30 and at 01:30 UTC.
    expect(toLastModified(new Date('2026-10-25T01:30:00Z')) <= '2026-10-25 02:30').toBe(true);
  });
});
