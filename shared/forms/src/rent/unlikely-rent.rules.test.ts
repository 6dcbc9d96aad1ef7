import type { Rent } from './rent-breakdown';
import { isUnlikelyAmount, isUnlikelyRent } from './unlikely-rent.rules';

const rent: Rent = { fee: 8500, isPerM2: false, area: 50, interval: 'MONTHLY' };

test.each<[string, boolean, Partial<Rent>]>([
  ['the same rent', false, {}],
  ['a raise', false, { fee: 9200 }],
  ['just below ten times the rent', false, { fee: 84_999.99 }],
  ['a digit too many', true, { fee: 85_000 }],
  ['just above a tenth of the rent', false, { fee: 850.01 }],
  ['a digit too few', true, { fee: 850 }],
  ['no rent any more', true, { fee: 0 }],
  ['the rent of a year entered as that of a month', true, { fee: 102_000 }],
  ['the same rent per year', false, { fee: 102_000, interval: 'YEARLY' }],
  ['the same rent per quarter', false, { fee: 25_500, interval: 'QUARTERLY' }],
  ['the same rent per m²', false, { fee: 170, isPerM2: true }],
  ['the whole rent entered as that of a m²', true, { isPerM2: true }],
  ['a rent per m² of an unknown area', false, { isPerM2: true, area: null }],
])('%s is unlikely: %p', (_case, unlikely, change) => {
  expect(isUnlikelyRent(rent, { ...rent, ...change })).toBe(unlikely);
});

test.each([
  [199, 1990, true],
  [199, 1989.99, false],
  [-300, -30, true],
  [-300, 300, false],
  [0, 500, false],
])('after an amount of %p, the amount %p is unlikely: %p', (before, after, unlikely) => {
  expect(isUnlikelyAmount(before, after)).toBe(unlikely);
});

test('nothing is unlikely after a rent of zero', () => {
  expect(isUnlikelyRent({ ...rent, fee: 0 }, rent)).toBe(false);
});
