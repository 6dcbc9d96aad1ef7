import { remoteOfTokens } from './token.rules';

test.each([
  ['mf-leases', false, 'mf-leases'],
  ['mf-garage', false, undefined],
  ['mf-garage', true, 'mf-garage'],
  ['leases', true, undefined],
  [undefined, true, undefined],
] as const)('of %s, revoking: %s', (asked, revoke, remote) => {
  expect(remoteOfTokens(asked, revoke)).toBe(remote);
});
