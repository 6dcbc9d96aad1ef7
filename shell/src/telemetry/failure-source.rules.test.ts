import type { Owner } from '@husrum/contract/routes';
import { attributeFailure } from './failure-source.rules';

const builds: Partial<Record<Owner, string>> = { shell: 's1', 'mf-leases': 'b2' };
const findBuild = (owner: Owner) => builds[owner];

test.each<[evidence: string, text: string, owner: Owner | undefined, remote: string, build: string]>([
  [
    'a file of a build',
    'at x (/remotes/mf-leases/b1/7.js:1:2)\nat /assets/main.js:1:1',
    'shell',
    'mf-leases',
    'b1',
  ],
  ['no file of a build', 'at x (/assets/main.js:1:2)', 'mf-leases', 'mf-leases', 'b2'],
  ['an owner that is not loaded', '', 'mf-economy', 'shell', 's1'],
  ['no known owner', '', undefined, 'shell', 's1'],
  ['a folder of an unknown remote', '/remotes/mf-nobody/b1/7.js', undefined, 'shell', 's1'],
])('attributes a failure with %s', (_evidence, text, owner, remote, build) => {
  expect(attributeFailure({ text, owner }, findBuild)).toEqual({ remote, build });
});

test.each([
  'mf-leases speaks contract 2, this shell 1',
  'Took too long',
  'at wait (/remotes/mf-leases/b2/7.js:1:2)',
])('attributes a load failure to the requested build, not to the active one: %s', (text) => {
  expect(attributeFailure({ text, owner: 'mf-leases', build: 'b3' }, findBuild)).toEqual({
    remote: 'mf-leases',
    build: 'b3',
  });
});
