import {
  addFailure,
  EMAIL_AND_IP_LIMIT,
  EMAIL_LIMIT,
  type FailureLimit,
  minutesToWait,
  type SignInFailures,
} from './throttle.rules';

const now = new Date('2026-11-20T08:00:00Z');
const failTimes = (times: number, limit: FailureLimit = EMAIL_AND_IP_LIMIT): SignInFailures | undefined => {
  let record: SignInFailures | undefined;
  for (let i = 0; i < times; i += 1) record = addFailure(record, now, limit);
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
  ])(
    'with one email address from one IP address is blocked after %i failures for %i minutes',
    (failures, minutes) => {
      expect(minutesToWait(failTimes(failures), now)).toBe(minutes);
    },
  );

  it.each([
    [24, 0],
    [25, 1],
    [27, 2],
    [500, 2],
  ])(
    'with one email address from anywhere is blocked after %i failures for %i minutes',
    (failures, minutes) => {
      expect(minutesToWait(failTimes(failures, EMAIL_LIMIT), now)).toBe(minutes);
    },
  );

  it('is allowed again when the block is over', () => {
    expect(minutesToWait(failTimes(5), new Date('2026-11-20T08:00:30Z'))).toBe(0);
  });

  it('counts from one again after an hour without failures', () => {
    expect(addFailure(failTimes(9), new Date('2026-11-20T09:00:01Z'), EMAIL_AND_IP_LIMIT).failures).toBe(1);
  });
});
