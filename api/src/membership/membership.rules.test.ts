import { findTrialReminder, isAccessGranted } from './membership.rules';

const now = new Date('2027-01-20T12:00:00Z');

test.each([
  ['active', null, true],
  ['trialing', null, true],
  ['past_due', '2027-01-14T12:00:00Z', true],
  ['past_due', '2027-01-13T12:00:00Z', false],
  ['unpaid', null, false],
  ['canceled', null, false],
  [null, null, false],
] as const)('a subscription that is %s since %s gives access: %s', (status, since, expected) => {
  expect(isAccessGranted({ status, pastDueSince: since === null ? null : new Date(since) }, now)).toBe(
    expected,
  );
});

test.each([
  [8, undefined],
  [7, 7],
  [3, 7],
  [1, 1],
  [0, 1],
  [-1, undefined],
])('with %d days left of the trial the reminder is that of %s days', (left, reminder) => {
  expect(findTrialReminder(left)).toBe(reminder);
});
