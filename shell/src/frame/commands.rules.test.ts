import { buildCommands, stripCommandPrefix } from './commands.rules';
import { findShortcutLink, navigationShortcuts } from './shortcuts.rules';

test('has a command for each menu entry and each child entry', () => {
  const commands = buildCommands([
    {
      section: 'economy',
      title: 'Hyresavier',
      link: '/invoicebase/overview',
      order: 1,
      icon: 'invoice',
      badges: [],
      children: [{ title: 'Förfallna', link: '/invoicebase/status/overdue' }],
    },
  ]);
  expect(commands.map(({ title, link }) => [title, link])).toEqual(
    expect.arrayContaining([
      ['Skapa avi', '/invoicebase/overview?skapa=avi'],
      ['Gå till Hyresavier', '/invoicebase/overview'],
      ['Gå till Hyresavier: Förfallna', '/invoicebase/status/overdue'],
    ]),
  );
});

test.each([
  ['Gå till lgh 1102', 'lgh 1102'],
  ['gå  till', 'gå  till'],
  ['Gåsgränd 2', 'Gåsgränd 2'],
])('"%s" searches for "%s"', (text, searched) => {
  expect(stripCommandPrefix(text)).toBe(searched);
});

test('g l goes to leases and g a to invoices; no key is used twice', () => {
  expect([findShortcutLink('l'), findShortcutLink('a'), findShortcutLink('x')]).toEqual([
    '/lease/overview',
    '/invoicebase/overview',
    undefined,
  ]);
  expect(new Set(navigationShortcuts.map(({ key }) => key)).size).toBe(navigationShortcuts.length);
});
