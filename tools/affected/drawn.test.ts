import { panels } from '@husrum/contract';
import { drawn, entriesOf } from './drawn';
import { routesSeenFrom } from './seen.rules';

const all = drawn();

test('an entry names what it draws, by an import or by one that several share', () => {
  const text = `
    const leases = lazyPart(() => import('./lease/lease-overview.screen'));
    'lease.overview': leases,
    'lease.byState': leases,
    'lease.detail': lazyPart(() => import('./lease/lease-detail.screen')),`;
  expect(entriesOf('mf-leases/src/routes.tsx', text).map(({ name, file }) => `${name} ${file}`)).toEqual([
    'lease.overview mf-leases/src/lease/lease-overview.screen.tsx',
    'lease.byState mf-leases/src/lease/lease-overview.screen.tsx',
    'lease.detail mf-leases/src/lease/lease-detail.screen.tsx',
  ]);
});

test('every screen and panel of the workspace is found, and every place of a panel', () => {
  const files = [...all.imports.keys()];
  const of = (suffix: string) =>
    files.filter((file) => file.startsWith('mf-') && file.endsWith(suffix)).sort();
  const found = (parts: readonly { readonly file?: string }[]) =>
    [...new Set(parts.flatMap(({ file }) => file ?? []))].filter((file) => file.startsWith('mf-')).sort();
  expect(found(all.screens)).toEqual(of('.screen.tsx'));
  expect(found(all.panels)).toEqual(of('.panel.tsx'));
  expect([...new Set(all.placed.map(({ panel }) => panel))].sort()).toEqual(Object.keys(panels).sort());
});

test('a screen is seen at its route, a panel on the pages that show it', () => {
  expect(routesSeenFrom('mf-economy/src/addon/addon-overview.screen.tsx', all)).toEqual(['addon.overview']);
  expect(routesSeenFrom('mf-objects/src/file/files-of.panel.tsx', all)).toEqual([
    'company.detail',
    'entity.detail',
    'lease.detail',
  ]);
  expect(routesSeenFrom('mf-leases/src/calendar/week.panel.tsx', all)).toEqual(['home.dashboard']);
});
