import { calculateRentChange } from './rent-version.rules';

const makeMonthlyRent = (total: number) => ({ total, payment_interval: 'MONTHLY' as const });

test.each([
  [8772, 8500, 272],
  [8094.75, 8100.1, -5.35],
  [8500, 8500, null],
])('a rent of %p after %p is a change of %p', (current, previous, change) => {
  expect(calculateRentChange(makeMonthlyRent(current), makeMonthlyRent(previous))).toBe(change);
});

test('the first version and a version with another payment interval have no change', () => {
  expect(calculateRentChange(makeMonthlyRent(8500), undefined)).toBeNull();
  expect(
    calculateRentChange(makeMonthlyRent(8500), { total: 25_500, payment_interval: 'QUARTERLY' }),
  ).toBeNull();
});
