import type { NavEntry } from '@husrum/contract/manifest';
import { isPermitted, type Role } from '@husrum/contract/permission';
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

const mayOpenAs = (role: Role) => (path: string) => {
  const requires = findRoute(path.split('?')[0] ?? '')?.requires;
  return requires === undefined || isPermitted(role, requires);
};
const listTitles = (role: Role) =>
  buildCommands([], mayOpenAs(role), (permission) => isPermitted(role, permission)).map(({ title }) => title);

test('offers each role the commands that it may carry out', () => {
  expect(listTitles('READER')).toEqual(['Skapa rapport', 'Hämta SIE-fil']);
  expect(listTitles('ACCOUNTANT')).toEqual([
    'Skapa avi',
    'Skapa tillägg',
    'Justera hyror',
    'Skapa rapport',
    'Hämta SIE-fil',
  ]);
  const administrator = [
    'Skapa avi',
    'Skapa uthyrning',
    'Skapa hyresgäst',
    'Skapa företag',
    'Skapa objekt',
    'Skapa ärende',
    'Skapa tillägg',
    'Justera hyror',
    'Skapa rapport',
    'Skapa aktivitet',
    'Skapa underhållsmall',
    'Bjud in kollega',
    'Importera från Excel',
    'Ny koppling',
    'Hämta SIE-fil',
  ];
  expect(listTitles('ADMINISTRATOR')).toEqual(administrator);
  expect(listTitles('MANAGER')).toEqual(
    administrator.filter((title) => title !== 'Bjud in kollega' && title !== 'Ny koppling'),
  );
});

test('commands for an object and a ticket open the list with the form that creates one', () => {
  const links = new Map(
    buildCommands(
      [],
      () => true,
      () => true,
    ).map(({ title, link }) => [title, link]),
  );
  expect(links.get('Skapa objekt')).toBe('/entity/overview?skapa=objekt');
  expect(links.get('Skapa ärende')).toBe('/ticket/overview?skapa=arende');
});

test.each([
  ['Gå till lgh 1102', 'lgh 1102'],
  ['gå  till', 'gå  till'],
  ['Gåsgränd 2', 'Gåsgränd 2'],
])('the text "%s" searches for "%s"', (text, searchText) => {
  expect(stripCommandPrefix(text)).toBe(searchText);
});

test('the keys g l open the leases and g a the invoices; no key is used twice', () => {
  expect(['l', 'a', 'x'].map((key) => findShortcutLink(key, () => true))).toEqual([
    '/lease/overview',
    '/invoicebase/overview',
    undefined,
  ]);
  expect(new Set(navigationShortcuts.map(({ key }) => key)).size).toBe(navigationShortcuts.length);
});
