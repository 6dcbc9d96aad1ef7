import { panels } from '@husrum/contract/panels';
import { drawn } from './drawn';
import type { Linked } from './modules';
import { seenFrom } from './seen.rules';
import { packages } from './workspace';

const all = drawn();
const remotes = packages().flatMap(({ folder }) => (folder.startsWith('mf-') ? [folder] : []));
const of = (file: string, ...path: string[]) => seenFrom([{ file, path }], all);

test('every screen and panel of the workspace is found under its name, and every place of a panel', () => {
  for (const remote of remotes) {
    const modules = all.modulesOf(remote);
    const files = [...modules.keys()];
    const begins = [`${remote}/src/routes.tsx`, `${remote}/src/remote.ts`].flatMap(
      (file): readonly Linked[] => modules.get(file) ?? [],
    );
    const drawnBy = new Set(begins.flatMap(({ uses }) => uses.map(({ file }) => file)));
    const drawing = files.filter((file) => /\.(screen|panel)\.tsx$/.test(file));
    expect(drawing.filter((file) => !drawnBy.has(file))).toEqual([]);
  }
  expect([...new Set(all.placed.map(({ panel }) => panel))].sort()).toEqual(Object.keys(panels).sort());
});

test('a screen is seen at its route, a panel on the pages that show it', () => {
  expect(of('mf-economy/src/addon/addon-overview.screen.tsx').routes).toEqual(['addon.overview']);
  expect(of('mf-objects/src/file/files-of.panel.tsx').routes).toEqual([
    'company.detail',
    'entity.detail',
    'lease.detail',
  ]);
  expect(of('mf-leases/src/calendar/week.panel.tsx').routes).toEqual(['home.dashboard']);
  expect(of('mf-leases/src/lease/lease-overview.screen.tsx').routes).toEqual([
    'lease.byState',
    'lease.overview',
  ]);
});

test('a text is seen where it stands, and fails the tests of what shows it', () => {
  const file = 'mf-economy/src/invoicebase/invoicebase.texts.ts';
  expect(of(file, 'texts', 'removed')).toEqual({
    routes: ['invoice.detail'],
    tests: ['mf-economy/src/invoicebase/invoicebase-detail.test.tsx'],
  });
  expect(of(file).routes).toContain('lease.detail');
});
