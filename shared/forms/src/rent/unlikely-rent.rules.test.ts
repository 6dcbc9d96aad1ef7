import type { Rent } from './rent-breakdown';
import { isUnlikelyAmount, isUnlikelyRent } from './unlikely-rent.rules';

const rent: Rent = { fee: 8500, isPerM2: false, area: 50, interval: 'MONTHLY' };

test.each<[string, Partial<Rent>, boolean]>([
  ['the same rent', {}, false],
  ['a raise', { fee: 9200 }, false],
  ['just below ten times', { fee: 84_999.99 }, false],
  ['a digit too many', { fee: 85_000 }, true],
  ['just above a tenth', { fee: 850.01 }, false],
  ['a digit too few', { fee: 850 }, true],
  ['no rent any more', { fee: 0 }, true],
  ['the rent of a year as that of a month', { fee: 102_000 }, true],
  ['the same rent per year', { fee: 102_000, interval: 'YEARLY' }, false],
  ['the same rent per quarter', { fee: 25_500, interval: 'QUARTERLY' }, false],
  ['the same rent per m²', { fee: 170, isPerM2: true }, false],
  ['the whole rent as that of a m²', { isPerM2: true }, true],
  ['a rent per m² of an unknown area', { isPerM2: true, area: null }, false],
])('%s', (_case, change, unlikely) => {
  expect(isUnlikelyRent(rent, { ...rent, ...change })).toBe(unlikely);
});

test.each([
  [199, 1990, true],
  [199, 1989.99, false],
  [-300, -30, true],
  [-300, 300, false],
  [0, 500, false],
])('an amount of %p after %p is unlikely: %p', (before, after, unlikely) => {
  expect(isUnlikelyAmount(before, after)).toBe(unlikely);
});

test('nothing is unlikely after a rent of zero', () => {
  expect(isUnlikelyRent({ ...rent, fee: 0 }, rent)).toBe(false);
});
