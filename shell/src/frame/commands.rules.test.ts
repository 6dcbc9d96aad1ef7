import { commandsOf, soughtIn } from './commands.rules';
import { goalOf, goTo } from './shortcuts.rules';

test('each page of the menu can be gone to by its name, its parts by theirs', () => {
  const commands = commandsOf([
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
])('"%s" looks for "%s"', (text, sought) => {
  expect(soughtIn(text)).toBe(sought);
});

test('g l goes to leases and g a to invoices; no letter goes to two places', () => {
  expect([goalOf('l'), goalOf('a'), goalOf('x')]).toEqual([
    '/lease/overview',
    '/invoicebase/overview',
    undefined,
  ]);
  expect(new Set(goTo.map(({ key }) => key)).size).toBe(goTo.length);
});
