import { findAffected } from './affected.rules';
import { workspacePackages } from './workspace';

const packages = workspacePackages();
const remotes = packages.map(({ folder }) => folder).filter((folder) => folder.startsWith('mf-'));

const groups: Readonly<Record<string, string>> = { entity: 'objects/', lease: 'leases/', report: 'reports/' };
const nounFile = (name: string) => `shared/contract/src/${groups[name] ?? ''}${name}/index.ts`;
const callsFile = (name: string) => `shared/contract/src/${groups[name] ?? ''}${name}/${name}.calls.ts`;
/** A small workspace: mf-leases and mf-objects use the calls of the noun entity, mf-reports those of the noun report. */
const imports = Object.entries({
  [nounFile('entity')]: [callsFile('entity')],
  [nounFile('report')]: [callsFile('report')],
  'shared/contract/src/calls/all-calls.ts': [nounFile('entity'), nounFile('report')],
  'shared/platform/src/panel.tsx': ['shared/contract/src/calls/all-calls.ts', nounFile('panels')],
  'shared/contract/src/calls/all-calls.test.ts': ['shared/contract/src/calls/all-calls.ts'],
  'shell/src/registry/registry.ts': [
    'shared/contract/src/manifest/version.ts',
    nounFile('routes'),
    nounFile('panels'),
  ],
  'shell/src/registry/registry.test.ts': ['shell/src/registry/registry.ts'],
  'mf-leases/src/lease/lease.queries.ts': [nounFile('entity'), nounFile('panels')],
  'mf-leases/src/lease/lease-create.screen.tsx': ['mf-leases/src/lease/lease.queries.ts'],
  'mf-leases/src/lease/lease-create.screen.test.tsx': ['mf-leases/src/lease/lease-create.screen.tsx'],
  'mf-objects/src/entity/entity.queries.ts': [nounFile('entity'), nounFile('routes')],
  'mf-reports/src/report/report.queries.ts': [nounFile('report'), nounFile('routes')],
  'mf-settings/e2e/settings.spec.ts': [nounFile('entity')],
  'api/objects/src/entity/list-entities.ts': ['api/objects/src/entity/entity-list.store.ts'],
  'api/objects/src/entity/entity.routes.ts': [
    nounFile('entity'),
    'api/objects/src/entity/list-entities.ts',
    'api/objects/src/address/address.rules.ts',
  ],
  'api/leases/src/lease/lease.routes.ts': [nounFile('lease'), 'api/objects/src/entity/list-entities.ts'],
  'mf-leases/src/lease/lease-list.tsx': [nounFile('lease')],
  'api/objects/src/entity/entity.rules.test.ts': ['api/objects/src/entity/entity.rules.ts'],
  'api/objects/src/entity/entity.test-data.ts': [nounFile('entity')],
  'api/leases/src/lease/lease.test.ts': [
    'api/objects/src/entity/entity.test-data.ts',
    'api/dev/testing/src/index.ts',
  ],
  'api/app/src/parts.ts': ['api/objects/src/entity/entity.routes.ts'],
  'api/dev/testing/src/index.ts': ['api/app/src/parts.ts'],
}).flatMap(([from, imported]) => imported.map((to) => ({ from, to })));

const affected = (...files: string[]) => findAffected(files, packages, imports);
const everyCall = [
  'api/dev/testing/src/schema.test.ts',
  'api/dev/testing/src/isolation/',
  'api/dev/testing/src/openapi/',
  'api/dev/testing/src/walls/',
];

test('a changed screen requires the types, tests, build and browser tests of its remote, and the test that opens all remotes', () => {
  expect(affected('mf-leases/src/lease/lease-create.screen.tsx')).toEqual({
    files: ['mf-leases/src/lease/lease-create.screen.tsx'],
    packages: ['mf-leases'],
    tests: ['mf-leases/src/lease/lease-create.screen.test.tsx'],
    bundles: ['mf-leases'],
    api: [],
    browser: ['@core', 'mf-leases/e2e/'],
  });
});

test.each(['mf-leases/src/lease/lease.test.tsx', 'mf-leases/tsconfig.json'])(
  '%s requires no build and no browser test',
  (file) => {
    expect(affected(file)).toMatchObject({ packages: ['mf-leases'], bundles: [], browser: [], api: [] });
  },
);

test('a changed example of the catalogue requires its build and its browser tests', () => {
  expect(affected('shared/catalogue/src/examples/button.examples.tsx')).toMatchObject({
    packages: ['shared/catalogue'],
    bundles: ['shared/catalogue'],
    browser: ['@core', 'shared/catalogue/e2e/'],
  });
});

test('a changed browser test runs alone; a file that the browser tests of a remote share runs all of them', () => {
  expect(affected('e2e/journeys/sign-up-to-payment.spec.ts')).toMatchObject({
    bundles: [],
    browser: ['e2e/journeys/sign-up-to-payment.spec.ts'],
  });
  expect(affected('mf-economy/e2e/create-ready-invoice.ts')).toMatchObject({ browser: ['mf-economy/e2e/'] });
  expect(affected('e2e/src/account.ts')).toMatchObject({ bundles: [], browser: 'all' });
});

test('a changed noun of the contract requires the checks of what imports it, and the browser tests of the remote that owns it', () => {
  expect(affected(callsFile('entity'))).toMatchObject({
    packages: expect.arrayContaining(['api/objects', 'tools', 'shared/forms', ...remotes]),
    tests: ['mf-leases/src/lease/lease-create.screen.test.tsx'],
    api: [...everyCall, 'api/objects/src/entity/'],
    bundles: ['mf-leases', 'mf-objects'],
    browser: ['@core', 'mf-objects/e2e/'],
  });
});

test.each(['shared/contract/src/manifest/version.ts', nounFile('routes'), nounFile('panels')])(
  '%s, a list of the contract, requires the shell and the test that opens all remotes',
  (file) => {
    const tests = ['shell/src/registry/registry.test.ts'];
    expect(affected(file)).toMatchObject({ tests, api: [], bundles: ['shell'], browser: ['@core'] });
  },
);

test('a changed list of all calls requires the test of the list and the test that opens all remotes', () => {
  const tests = ['shared/contract/src/calls/all-calls.test.ts'];
  expect(affected('shared/contract/src/calls/all-calls.ts')).toMatchObject({
    tests,
    browser: ['@core'],
  });
});

test('the recorded contract requires no build; how calls are declared concerns every page and call', () => {
  expect(affected('shared/contract/contract.json')).toMatchObject({ bundles: [], browser: [], api: [] });
  expect(affected('shared/contract/src/core/call.ts')).toMatchObject({ api: 'all', browser: 'all' });
});

test('a changed file of the server requires the tests of the folders that import it, those of every call, and the browser tests of the remote that owns its noun', () => {
  expect(affected('api/objects/src/entity/entity-list.store.ts')).toMatchObject({
    tests: [],
    api: [...everyCall, 'api/objects/src/entity/', 'api/leases/src/lease/'],
    bundles: [],
    browser: ['@core', 'mf-objects/e2e/'],
  });
  const sharedByRoutes = affected('api/objects/src/address/address.rules.ts');
  expect(sharedByRoutes).toMatchObject({ browser: ['@core', 'mf-objects/e2e/'] });
  expect(affected('api/migrations/0099_heating.sql')).toMatchObject({ api: everyCall, browser: ['@core'] });
  expect(affected('api/platform/src/http/serve.ts')).toMatchObject({
    api: 'all',
    bundles: [],
    browser: 'all',
  });
});

test('a changed API test runs alone, a shared file of tests runs the tests that import it, and a rule is tested with the units', () => {
  expect(affected('api/leases/src/lease/lease.test.ts')).toMatchObject({
    api: ['api/leases/src/lease/lease.test.ts'],
    browser: [],
  });
  expect(affected('api/objects/src/entity/entity.test-data.ts')).toMatchObject({
    api: ['api/leases/src/lease/lease.test.ts'],
  });
  expect(affected('api/dev/testing/src/index.ts')).toMatchObject({ api: 'all', browser: [] });
  expect(affected('api/objects/src/entity/entity.rules.ts')?.tests).toEqual([
    'api/objects/src/entity/entity.rules.test.ts',
  ]);
});

test('a changed component of the user interface affects every page, but not the server', () => {
  expect(affected('shared/ui/src/text/money.tsx')).toMatchObject({
    api: [],
    bundles: [...remotes, 'shell', 'shared/catalogue'],
    browser: 'all',
  });
});

test('documents affect nothing; the lock file and the settings of builds and tests affect everything', () => {
  expect(
    affected('README.md', '.env.example', 'docs/invoice.png', 'findings/croner-skipped-time.sh'),
  ).toMatchObject({
    packages: [],
    bundles: [],
    browser: [],
  });
  for (const file of [
    'pnpm-lock.yaml',
    'shared/testing/jest/projects.cjs',
    'shared/testing/clock/shift-date.cjs',
    'shared/build/src/preset.ts',
  ])
    expect(affected('mf-leases/src/remote.ts', file)).toBeUndefined();
});
