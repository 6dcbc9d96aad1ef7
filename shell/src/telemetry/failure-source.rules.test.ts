import type { Owner } from '@husrum/contract/routes';
import { attributeFailure } from './failure-source.rules';

const builds: Partial<Record<Owner, string>> = { shell: 's1', 'mf-leases': 'b2' };
const findBuild = (owner: Owner) => builds[owner];

test.each<[evidence: string, remote: string, build: string, text: string, owner: Owner | undefined]>([
  [
    'a file of a build',
    'mf-leases',
    'b1',
    'at x (/remotes/mf-leases/b1/7.js:1:2)\nat /assets/main.js:1:1',
    'shell',
  ],
  ['an owner and no file of a build', 'mf-leases', 'b2', 'at x (/assets/main.js:1:2)', 'mf-leases'],
  ['an owner that is not loaded', 'shell', 's1', '', 'mf-economy'],
  ['no known owner', 'shell', 's1', '', undefined],
  ['a file of an unknown remote', 'shell', 's1', '/remotes/mf-nobody/b1/7.js', undefined],
])('attributes a failure with %s to %s %s', (_evidence, remote, build, text, owner) => {
  expect(attributeFailure({ text, owner }, findBuild)).toEqual({ remote, build });
});

test.each([
  'mf-leases needs contract 2, this shell has 1',
  'Took too long',
  'at wait (/remotes/mf-leases/b2/7.js:1:2)',
])('attributes a load failure to the requested build, not to the active one: %s', (text) => {
  expect(attributeFailure({ text, owner: 'mf-leases', build: 'b3' }, findBuild)).toEqual({
    remote: 'mf-leases',
    build: 'b3',
  });
});
