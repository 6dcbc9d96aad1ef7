import { parseTokenRemote } from './token.rules';

test.each([
  ['mf-leases', false, 'mf-leases'],
  ['mf-garage', false, undefined],
  ['mf-garage', true, 'mf-garage'],
  ['leases', true, undefined],
  [undefined, true, undefined],
] as const)('parses %s (revoke: %s)', (name, revoke, remote) => {
  expect(parseTokenRemote(name, revoke)).toBe(remote);
});
