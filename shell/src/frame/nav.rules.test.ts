import { type LiveRemote, type NavEntry, SAMPLE_RATE } from '@husrum/contract/manifest';
import { countOf, isCurrent, navOf } from './nav.rules';

const entry = (given: Partial<NavEntry>): NavEntry => ({
  section: 'economy',
  title: 'Hyresavier',
  link: '/invoicebase/overview',
  order: 10,
  icon: 'invoice',
  badges: [],
  children: [],
  ...given,
});

const remoteWith = (nav: NavEntry[]): LiveRemote => ({
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

test('the menu is drawn from the remotes that are deployed, in their own order', () => {
  const nav = [entry({ title: 'Tillägg', order: 30 }), entry({ title: 'Hyresavier', order: 10 })];
  expect(
    navOf({ shell: null, sample: SAMPLE_RATE, removed: [], remotes: [remoteWith(nav)] }).map(({ entries }) =>
      entries.map(({ title }) => title),
    ),
  ).toEqual([['Översikt'], ['Hyresavier', 'Tillägg']]);
  expect(navOf(undefined).map(({ section }) => section)).toEqual(['business']);
});

test.each([
  ['/invoicebase/overview', true],
  ['/invoicebase/17', true],
  ['/lease/17', false],
])('on %s the notices are current: %s', (path, current) => {
  expect(isCurrent(entry({}), path)).toBe(current);
});

test('badges add up, and a name nobody counts is nothing', () => {
  const badges = {
    lease_ending: 2,
    invoicebase_review: 3,
    invoicebase_unpaid: 0,
    invoicebase_ready: 0,
    invoicebase_error: 1,
    invoicebase_overdue: 0,
    ticket_new: 0,
  };
  expect(countOf(['invoicebase_review', 'invoicebase_error', 'unknown', undefined], badges)).toBe(4);
  expect(countOf(['invoicebase_review'], undefined)).toBe(0);
});
