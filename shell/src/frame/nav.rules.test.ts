import { type LiveRemote, type NavEntry, type Registry, SAMPLE_RATE } from '@husrum/contract/manifest';
import { buildNav, isCurrentEntry, sumBadgeCounts } from './nav.rules';

const makeEntry = (changes: Partial<NavEntry>): NavEntry => ({
  section: 'economy',
  title: 'Hyresavier',
  link: '/invoicebase/overview',
  order: 10,
  icon: 'invoice',
  badges: [],
  children: [],
  ...changes,
});

const makeRemoteWithNav = (nav: NavEntry[]): LiveRemote => ({
  name: 'mf-economy',
  build: 'abc',
  contract: 1,
  entry: '/remotes/mf-economy/abc/entry.js',
  integrity: 'sha384-abc',
  preload: [],
  routes: [],
  nav,
  panels: [],
  chosen: 'default',
});

const makeRegistryWithNav = (nav: NavEntry[]): Registry => ({
  shell: null,
  sample: SAMPLE_RATE,
  removed: [],
  remotes: [makeRemoteWithNav(nav)],
});

test('the menu has the entries of all deployed remotes, sorted by their order; without a registry only the dashboard', () => {
  const nav = [makeEntry({ title: 'Tillägg', order: 30 }), makeEntry({ title: 'Hyresavier', order: 10 })];
  expect(
    buildNav(makeRegistryWithNav(nav), () => true).map(({ entries }) => entries.map(({ title }) => title)),
  ).toEqual([['Översikt'], ['Hyresavier', 'Tillägg']]);
  expect(buildNav(undefined, () => true).map(({ section }) => section)).toEqual(['business']);
});

test('the menu leaves out pages that the user cannot open; an entry opens its first page that is left', () => {
  const help = makeEntry({
    title: 'Hjälp',
    link: '/help/faq',
    children: [
      { title: 'Vanliga frågor', link: '/help/faq' },
      { title: 'Om Husrum', link: '/help/about' },
    ],
  });
  const nav = [help, makeEntry({ title: 'Integrationer', link: '/integration/overview' })];
  const available = ['/dashboard', '/help/about'];
  const [, economy] = buildNav(makeRegistryWithNav(nav), (path) => available.includes(path));
  expect(economy?.entries).toEqual([
    { ...help, link: '/help/about', children: [{ title: 'Om Husrum', link: '/help/about' }] },
  ]);
});

test.each([
  ['/invoicebase/overview', true],
  ['/invoicebase/17', true],
  ['/lease/17', false],
])('on %s the invoice entry is current: %s', (path, current) => {
  expect(isCurrentEntry(makeEntry({}), path)).toBe(current);
});

test.each([
  ['/entity/7/maintenance/create', '/entity/overview', false],
  ['/entity/7/maintenance/create', '/maintenance/overview', true],
  ['/entity/7', '/entity/overview', true],
])('on %s the entry of %s is current: %s', (path, link, current) => {
  expect(isCurrentEntry(makeEntry({ link }), path)).toBe(current);
});

test('sums the badge counts and ignores unknown badge names', () => {
  const badges = {
    lease_ending: 2,
    invoicebase_review: 3,
    invoicebase_unpaid: 0,
    invoicebase_ready: 0,
    invoicebase_error: 1,
    invoicebase_overdue: 0,
    ticket_new: 0,
  };
  expect(sumBadgeCounts(['invoicebase_review', 'invoicebase_error', 'unknown', undefined], badges)).toBe(4);
  expect(sumBadgeCounts(['invoicebase_review'], undefined)).toBe(0);
  // A server of before answers no count of payments.
  expect(sumBadgeCounts(['bank_payment_undecided'], badges)).toBe(0);
  expect(sumBadgeCounts(['bank_payment_undecided'], { ...badges, bank_payment_undecided: 5 })).toBe(5);
});
