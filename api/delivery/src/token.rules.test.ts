import { parseTokenRemote } from './token.rules';

test.each([
  ['mf-leases', false, 'mf-leases'],
  ['mf-garage', false, undefined],
  ['mf-garage', true, 'mf-garage'],
  ['leases', true, undefined],
  [undefined, true, undefined],
] as const)('a command with the argument %s (revoke: %s) concerns the remote %s', (name, revoke, remote) => {
  expect(parseTokenRemote(name, revoke)).toBe(remote);
});
