import { MEMBERSHIP } from '@husrum/contract/session';
import { defaultEndDay, listAudiences } from './announcement.rules';

test.each([
  ['an administrator on trial', 'ADMINISTRATOR', 12, ['ALL', 'ADMINISTRATORS', 'TRIAL']],
  ['a manager whose trial has ended', 'MANAGER', MEMBERSHIP.none, ['ALL', 'TRIAL']],
  ['a reader with a subscription', 'READER', MEMBERSHIP.member, ['ALL', 'MEMBERS']],
] as const)('lists the audiences of %s', (_user, role, membership, audiences) => {
  expect(listAudiences(role, membership)).toEqual(audiences);
});

test('by default an announcement is shown for seven days, the first and the last included', () => {
  expect(defaultEndDay('2026-11-28')).toBe('2026-12-04');
});
