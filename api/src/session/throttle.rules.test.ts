import { afterFailure, type Failures, minutesToWait } from './throttle.rules';

const now = new Date('2026-11-20T08:00:00Z');
const fail = (times: number): Failures | undefined => {
  let record: Failures | undefined;
  for (let i = 0; i < times; i += 1) record = afterFailure(record, now);
  return record;
};

describe('throttled sign-in', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 4],
    [9, 8],
    [10, 15],
    [40, 15],
  ])('after %i failures one waits %i minutes', (failures, minutes) => {
    expect(minutesToWait(fail(failures), now)).toBe(minutes);
  });

  it('lets through when the pause is over', () => {
    expect(minutesToWait(fail(5), new Date('2026-11-20T08:00:30Z'))).toBe(0);
  });

  it('forgets after an hour of quiet', () => {
    expect(afterFailure(fail(9), new Date('2026-11-20T09:00:01Z')).failures).toBe(1);
  });
});
