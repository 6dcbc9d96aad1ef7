import type { Owner } from '@husrum/contract/routes';
import { blame } from './blame.rules';

const builds: Partial<Record<Owner, string>> = { shell: 's1', 'mf-leases': 'b2' };
const buildOf = (owner: Owner) => builds[owner];

test.each<[why: string, text: string, owner: Owner | undefined, remote: string, build: string]>([
  [
    'the file of a build',
    'at x (/remotes/mf-leases/b1/7.js:1:2)\nat /assets/main.js:1:1',
    'shell',
    'mf-leases',
    'b1',
  ],
  ['no file of a build', 'at x (/assets/main.js:1:2)', 'mf-leases', 'mf-leases', 'b2'],
  ['an owner that is not loaded', '', 'mf-economy', 'shell', 's1'],
  ['nobody known', '', undefined, 'shell', 's1'],
  ['a folder of no remote', '/remotes/mf-nobody/b1/7.js', undefined, 'shell', 's1'],
])('%s', (_why, text, owner, remote, build) => {
  expect(blame({ text, owner }, buildOf)).toEqual({ remote, build });
});

test.each([
  'mf-leases speaks contract 2, this shell 1',
  'Took too long',
  'at wait (/remotes/mf-leases/b2/7.js:1:2)',
])('a build that could not be had is blamed itself, not the one in use: %s', (text) => {
  expect(blame({ text, owner: 'mf-leases', build: 'b3' }, buildOf)).toEqual({
    remote: 'mf-leases',
    build: 'b3',
  });
});
