import { feeChange } from './lease-terms.rules';

const monthly = (total: number) => ({ total, payment_interval: 'MONTHLY' as const });

test.each([
  [8772, 8500, 272],
  [8094.75, 8100.1, -5.35],
  [8500, 8500, null],
])('a rent of %p after %p changed by %p', (after, before, change) => {
  expect(feeChange(monthly(after), monthly(before))).toBe(change);
});

test('the first terms changed nothing, and rents of different intervals are not compared', () => {
  expect(feeChange(monthly(8500), undefined)).toBeNull();
  expect(feeChange(monthly(8500), { total: 25_500, payment_interval: 'QUARTERLY' })).toBeNull();
});
