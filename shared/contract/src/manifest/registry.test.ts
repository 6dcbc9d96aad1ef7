import { registry } from './manifest';

const remote = (name: string) => ({
  ...{ name, build: 'a1', contract: 1, entry: `/remotes/${name}/a1/entry.js`, integrity: 'sha384-x' },
  ...{ preload: [], routes: [], nav: [], panels: [] },
});

test('ignores unknown remotes and keeps the others', () => {
  const response = { shell: 's1', remotes: [remote('mf-later'), remote('mf-leases')] };
  expect(registry.validateSync(response).remotes.map(({ name }) => name)).toEqual(['mf-leases']);
});

test.each([
  ['a remote without its integrity', [{ ...remote('mf-leases'), integrity: '' }]],
  ['no list of remotes', undefined],
  ['a string in place of the list', 'mf-leases'],
])('rejects %s', (_what, remotes) => {
  expect(() => registry.validateSync({ remotes })).toThrow();
});
