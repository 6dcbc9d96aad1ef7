import { scheduledDay, scheduledTime, toScheduledSeconds } from '.';

test.each([
  ['2026-11-20', '10:30', '2026-11-20T09:30:00Z'],
  ['2026-07-01', '10:30', '2026-07-01T08:30:00Z'],
  // On these days summer time begins and ends.
  ['2027-03-28', null, '2027-03-27T23:00:00Z'],
  ['2027-03-29', null, '2027-03-28T22:00:00Z'],
  ['2026-10-25', null, '2026-10-24T22:00:00Z'],
  ['2026-10-26', null, '2026-10-25T23:00:00Z'],
  ['2027-01-01', '00:05', '2026-12-31T23:05:00Z'],
])('%s %s in Sweden is %s', (day, time, instant) => {
  const seconds = Date.parse(instant) / 1000;
  expect(toScheduledSeconds(day, time)).toBe(seconds);
  expect([scheduledDay(seconds), scheduledTime(seconds)]).toEqual([day, time]);
});
