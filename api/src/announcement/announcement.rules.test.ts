import { listAudiences } from './announcement.rules';

test.each([
  ['ADMINISTRATOR', 12, ['ALL', 'ADMINISTRATORS', 'TRIAL']],
  ['READER', -2, ['ALL', 'MEMBERS']],
] as const)('a user who is %s with membership %d belongs to %p', (role, membership, audiences) => {
  expect(listAudiences(role, membership)).toEqual(audiences);
});
