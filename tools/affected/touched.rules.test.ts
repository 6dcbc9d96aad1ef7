import { drawn } from './drawn';
import { seenFrom } from './seen.rules';
import { touched } from './touched.rules';
import { packages } from './workspace';

const all = packages();
const read = drawn();
const of = (...files: string[]) => touched(files, all, (file) => seenFrom([{ file, path: [] }], read));
const remotes = all.map(({ folder }) => folder).filter((folder) => folder.startsWith('mf-'));

test('a screen of a remote: its own types and bundle, the browser tests of its area and one walk through all', () => {
  expect(of('mf-leases/src/tenant/tenant-edit.screen.tsx')).toEqual({
    files: ['mf-leases/src/tenant/tenant-edit.screen.tsx'],
    types: ['mf-leases'],
    code: ['mf-leases/src/tenant/tenant-edit.screen.test.tsx'],
    tools: 'structure',
    api: false,
    bundles: ['mf-leases'],
    browser: ['@core', '@tenant'],
    screens: ['tenant.edit'],
  });
});

test('what is also seen on the page of another remote: there it is looked at, and journeys pass it', () => {
  expect(of('mf-economy/src/invoicebase/invoicebase.texts.ts')).toMatchObject({
    bundles: ['mf-economy'],
    browser: [
      '@core',
      '@invoicebase',
      'mf-economy/e2e/.*@lease',
      'e2e/journeys/.*@lease',
      '@screens.*@lease',
      'mf-economy/e2e/.*@tenant',
      'e2e/journeys/.*@tenant',
      '@screens.*@tenant',
    ],
    screens: ['invoice.byStatus', 'invoice.detail', 'invoice.overview', 'lease.detail', 'tenant.detail'],
  });
});

test('a unit test of a remote builds nothing and opens no browser', () => {
  expect(of('mf-leases/src/lease/lease.test.tsx')).toMatchObject({ bundles: [], browser: [], api: false });
});

test('how types are checked touches types only', () => {
  expect(of('mf-leases/tsconfig.json')).toMatchObject({
    types: ['mf-leases'],
    code: [],
    bundles: [],
    browser: [],
  });
});

test('a browser test runs alone', () => {
  expect(of('e2e/journeys/main-job.spec.ts')).toMatchObject({
    bundles: [],
    code: [],
    browser: ['e2e/journeys/main-job.spec.ts'],
  });
  expect(
    of('e2e/accessibility/every-screen.spec.ts', 'mf-leases/src/tenant/tenant-edit.screen.tsx'),
  ).toMatchObject({
    browser: ['@core', '@tenant', 'e2e/accessibility/every-screen.spec.ts'],
    screens: 'all',
  });
  expect(of('mf-economy/e2e/ready-notice.ts')).toMatchObject({ bundles: [], browser: ['mf-economy/e2e/'] });
  expect(of('e2e/src/account.ts')).toMatchObject({ browser: 'all', bundles: [] });
});

test('the contract touches everything that speaks it', () => {
  expect(of('shared/contract/src/lease/lease.calls.ts')).toMatchObject({
    api: true,
    tools: 'all',
    bundles: expect.arrayContaining(['shell', ...remotes]),
    browser: 'all',
    types: expect.arrayContaining(['api', 'shell', 'shared/forms', ...remotes]),
  });
});

test('the server touches no bundle, the look no server', () => {
  expect(of('api/src/lease/end-lease.ts')).toMatchObject({ api: true, bundles: [], browser: 'all' });
  expect(of('shared/ui/src/text/money.tsx')).toMatchObject({ api: false, browser: 'all' });
});

test('words for people touch nothing, the lock file and how tests are run everything', () => {
  expect(of('README.md', 'docs/notice.png')).toMatchObject({ types: [], code: [], bundles: [], browser: [] });
  expect(of('mf-leases/src/remote.ts', 'pnpm-lock.yaml')).toBeUndefined();
  expect(of('shared/testing/jest/projects.cjs')).toBeUndefined();
});

test('the graph is that of the packages', () => {
  expect(all.find(({ folder }) => folder === 'shared/forms')?.runs).toContain('shared/ui');
  expect(remotes.length).toBeGreaterThanOrEqual(6);
});
