import { affectedBy } from './affected.rules';
import { workspacePackages } from './workspace';

const packages = workspacePackages();
const remotes = packages.map(({ folder }) => folder).filter((folder) => folder.startsWith('mf-'));
const affected = (...files: string[]) => affectedBy(files, packages);

test('a screen of a remote: its types, its build, its browser tests and the walk through all remotes', () => {
  expect(affected('mf-leases/src/tenant/tenant-edit.screen.tsx')).toEqual({
    files: ['mf-leases/src/tenant/tenant-edit.screen.tsx'],
    packages: ['mf-leases'],
    bundles: ['mf-leases'],
    api: false,
    browser: ['@core', 'mf-leases/e2e/'],
  });
});

test.each(['mf-leases/src/lease/lease.test.tsx', 'mf-leases/tsconfig.json'])(
  '%s builds nothing and opens no browser',
  (file) => {
    expect(affected(file)).toMatchObject({ packages: ['mf-leases'], bundles: [], browser: [], api: false });
  },
);

test('a changed browser test runs alone, what a remote shares between its own runs all of them', () => {
  expect(affected('e2e/journeys/main-job.spec.ts')).toMatchObject({
    bundles: [],
    browser: ['e2e/journeys/main-job.spec.ts'],
  });
  expect(affected('mf-economy/e2e/ready-invoice.ts')).toMatchObject({ browser: ['mf-economy/e2e/'] });
  expect(affected('e2e/src/account.ts')).toMatchObject({ bundles: [], browser: 'all' });
});

test('the contract affects every package that imports it', () => {
  expect(affected('shared/contract/src/lease/lease.calls.ts')).toMatchObject({
    api: true,
    bundles: expect.arrayContaining(['shell', ...remotes]),
    packages: expect.arrayContaining(['api', 'tools', 'shared/forms', ...remotes]),
    browser: 'all',
  });
});

test('the server affects no build, the user interface no server', () => {
  expect(affected('api/src/lease/end-lease.ts')).toMatchObject({ api: true, bundles: [], browser: 'all' });
  expect(affected('shared/ui/src/text/money.tsx')).toMatchObject({ api: false, browser: 'all' });
});

test('documents affect nothing; the lock file, and how all are built or tested, affect everything', () => {
  expect(affected('README.md', '.env.example', 'docs/invoice.png')).toMatchObject({
    packages: [],
    bundles: [],
    browser: [],
  });
  for (const file of ['pnpm-lock.yaml', 'shared/testing/jest/projects.cjs', 'shared/build/src/preset.ts'])
    expect(affected('mf-leases/src/remote.ts', file)).toBeUndefined();
});
