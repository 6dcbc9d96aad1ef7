import { MEMBERSHIP } from '@husrum/contract/session';
import { listAudiences } from './announcement.rules';

test.each([
  ['an administrator on trial', 'ADMINISTRATOR', 12, ['ALL', 'ADMINISTRATORS', 'TRIAL']],
  ['a reader with a subscription', 'READER', MEMBERSHIP.member, ['ALL', 'MEMBERS']],
] as const)('lists the audiences of %s', (_user, role, membership, audiences) => {
  expect(listAudiences(role, membership)).toEqual(audiences);
});
