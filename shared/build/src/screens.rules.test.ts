import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseScreens } from './screens.rules';

test('finds the screen of each route, also one that two routes share', () => {
  const file = `
const leases = lazyModule(() => import('./lease/lease-overview.screen'));

export const pages = definePages('mf-leases', {
  'lease.overview': leases,
  'lease.byFilter': leases,
  'tenant.detail': lazyModule(() => import('./tenant/tenant-detail.screen')),
  'tenant.aVeryLongName': lazyModule(
    () => import('./tenant/tenant-of-a-very-long-name.screen'),
  ),
});
`;
  expect([...parseScreens(file)]).toEqual([
    ['lease.overview', './lease/lease-overview.screen'],
    ['lease.byFilter', './lease/lease-overview.screen'],
    ['tenant.detail', './tenant/tenant-detail.screen'],
    ['tenant.aVeryLongName', './tenant/tenant-of-a-very-long-name.screen'],
  ]);
});

const root = resolve(import.meta.dirname, '../../..');
test.each(readdirSync(root).filter((folder) => folder.startsWith('mf-')))(
  'every screen of %s is found',
  (remote) => {
    const file = readFileSync(resolve(root, remote, 'src/routes.tsx'), 'utf8');
    const imported = new Set([...file.matchAll(/import\(\s*'([^']+)'/g)].map(([, request]) => request));
    expect(new Set(parseScreens(file).values())).toEqual(imported);
  },
);
