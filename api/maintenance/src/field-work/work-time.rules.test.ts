import { toWorkTime } from './work-time.rules';

const today = '2026-11-20';

test.each([
  // A winter day starts at 23:00 UTC, a summer day at 22:00.
  ['2026-11-19T23:00:00.000Z', 'WAITING', { day: '2026-11-20', time: null, overdue: false }],
  ['2026-06-30T22:00:00.000Z', 'WAITING', { day: '2026-07-01', time: null, overdue: true }],
  ['2026-11-20T07:30:00.000Z', 'STARTED', { day: '2026-11-20', time: '08:30', overdue: false }],
  ['2026-11-19', 'WAITING', { day: '2026-11-19', time: null, overdue: true }],
  ['2026-11-19', 'DONE', { day: '2026-11-19', time: null, overdue: false }],
  [null, 'WAITING', { day: null, time: null, overdue: false }],
] as const)('work at %s with status %s has the day, time and overdue flag %j', (when, status, workTime) => {
  expect(toWorkTime(when, status, today)).toEqual(workTime);
});
