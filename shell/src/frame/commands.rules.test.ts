import type { NavEntry } from '@husrum/contract/manifest';
import { mayCall } from '@husrum/contract/permission';
import { findRoute } from '@husrum/contract/routes';
import { buildCommands, stripCommandPrefix } from './commands.rules';
import { findShortcutLink, navigationShortcuts } from './shortcuts.rules';

const invoices: NavEntry = {
  section: 'economy',
  title: 'Hyresavier',
  link: '/invoicebase/overview',
  order: 1,
  icon: 'invoice',
  badges: [],
  children: [{ title: 'Förfallna', link: '/invoicebase/status/overdue' }],
};

test('there is a command for each menu entry and each of its children', () => {
  const commands = buildCommands(
    [invoices],
    () => true,
    () => true,
  );
  expect(commands.map(({ title, link }) => [title, link])).toEqual(
    expect.arrayContaining([
      ['Skapa avi', '/invoicebase/overview?skapa=avi'],
      ['Gå till Hyresavier', '/invoicebase/overview'],
      ['Gå till Hyresavier: Förfallna', '/invoicebase/status/overdue'],
    ]),
  );
});

test('commands and shortcuts offer only pages that the user can open', () => {
  const hasPage = (path: string) => path !== '/lease/create' && path !== '/report/create';
  const links = buildCommands([], hasPage, () => true).map(({ link }) => link);
  expect(links).toContain('/tenant/create');
  expect(links).not.toContain('/lease/create');
  expect([findShortcutLink('r', hasPage), findShortcutLink('r', () => true)]).toEqual([
    undefined,
    '/report/create',
  ]);
});

test('offers the role READER no create commands, and MANAGER all but the invitation of a colleague', () => {
  const mayOpen = (path: string) => findRoute(path.split('?')[0] ?? '')?.requires === undefined;
  expect(buildCommands([], mayOpen, (call) => mayCall('READER', call))).toEqual([]);
  const titles = buildCommands(
    [],
    () => true,
    (call) => mayCall('MANAGER', call),
  ).map(({ title }) => title);
  expect(titles).toEqual([
    'Skapa avi',
    'Skapa uthyrning',
    'Skapa hyresgäst',
    'Skapa företag',
    'Skapa aktivitet',
    'Skapa underhållsmall',
  ]);
});

test.each([
  ['Gå till lgh 1102', 'lgh 1102'],
  ['gå  till', 'gå  till'],
  ['Gåsgränd 2', 'Gåsgränd 2'],
])('"%s" searches for "%s"', (text, searchText) => {
  expect(stripCommandPrefix(text)).toBe(searchText);
});

test('g l goes to leases and g a to invoices; no key is used twice', () => {
  expect(['l', 'a', 'x'].map((key) => findShortcutLink(key, () => true))).toEqual([
    '/lease/overview',
    '/invoicebase/overview',
    undefined,
  ]);
  expect(new Set(navigationShortcuts.map(({ key }) => key)).size).toBe(navigationShortcuts.length);
});
