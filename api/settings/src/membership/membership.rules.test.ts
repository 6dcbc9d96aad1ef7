import { findTrialReminder, isAccessGranted } from './membership.rules';

const now = new Date('2027-01-20T12:00:00Z');

test.each([
  ['active', true],
  ['trialing', true],
  ['unpaid', false],
  ['canceled', false],
  [null, false],
] as const)('whether a subscription with the status %s gives access: %s', (status, isGranted) => {
  expect(isAccessGranted({ status, pastDueSince: null }, now)).toBe(isGranted);
});

test.each([
  ['2027-01-14T12:00:00Z', true],
  ['2027-01-13T12:00:00Z', false],
])('whether a subscription that is past due since %s gives access on 20 January: %s', (since, isGranted) => {
  expect(isAccessGranted({ status: 'past_due', pastDueSince: new Date(since) }, now)).toBe(isGranted);
});

test.each([
  [7, 7],
  [3, 7],
  [1, 1],
  [0, 1],
])(
  'when %d days are left of the trial, the reminder of %s days before its end is due',
  (daysLeft, reminder) => {
    expect(findTrialReminder(daysLeft)).toBe(reminder);
  },
);

test.each([8, -1])('when %d days are left of the trial, no reminder is due', (daysLeft) => {
  expect(findTrialReminder(daysLeft)).toBeUndefined();
});
