import { findDuplicate } from './duplicate-addon.rules';
import { makeLeaseAddon } from './lease-addon.test-data';

const existing = [
  makeLeaseAddon({ id: 31, addon_id: 11, name: 'Bredband', start: '2026-03-01', stop: '2026-12-31' }),
];
const candidate = { addon_id: 11, name: 'Bredband', start: '2026-12-31', stop: null };

test.each([
  ['the same catalogue add-on on the last day', {}, true],
  ['the same catalogue add-on after the last day', { start: '2027-01-01' }, false],
  ['the same catalogue add-on before the first day', { start: '2026-01-01', stop: '2026-02-28' }, false],
  ['the same catalogue add-on until the first day', { start: '2026-01-01', stop: '2026-03-01' }, true],
  ['an add-on of the lease only, with the same name', { addon_id: null, name: ' bredband ' }, true],
  ['an add-on of the lease only, with another name', { addon_id: null, name: 'Bilplats' }, false],
  ['another catalogue add-on', { addon_id: 12, name: 'Bilplats' }, false],
  ['the same catalogue add-on, renamed on the lease', { name: 'Fiber' }, true],
])('%s (%j) is a duplicate: %s', (_case, change, duplicate) => {
  expect(findDuplicate({ ...candidate, ...change }, existing)?.id).toBe(duplicate ? 31 : undefined);
});

test('an add-on is not its own duplicate', () => {
  expect(findDuplicate(candidate, existing, 31)).toBeUndefined();
});
