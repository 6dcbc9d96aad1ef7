import { fraction } from './fraction';
import { intervalRent, toMonthlyAmount, toYearlyAmount } from './interval-rent.rules';

// The number is that of the rule in docs/domain-rules.md.
describe('D-1 interval rent', () => {
  it.each([
    [{ fee: 8500, feeAsM2: false, area: null }, 850_000],
    [{ fee: '8500.5000', feeAsM2: false, area: 62 }, 850_050],
    [{ fee: 129.516, feeAsM2: true, area: 850 }, 11_008_860],
    [{ fee: '125.5000', feeAsM2: true, area: '850.00' }, 10_667_500],
    [{ fee: 1.005, feeAsM2: true, area: 1 }, 101],
    [{ fee: 125.5, feeAsM2: true, area: null }, 0],
  ])('of %p is %i öre', (terms, ore) => {
    expect(intervalRent(terms)).toBe(ore);
  });

  it('per month and per year', () => {
    expect(toMonthlyAmount(4_500_000, 'QUARTERLY')).toEqual(fraction(1_500_000));
    expect(toMonthlyAmount(100, 'YEARLY')).toEqual(fraction(25, 3));
    expect([
      toYearlyAmount(850_000, 'MONTHLY'),
      toYearlyAmount(4_500_000, 'QUARTERLY'),
      toYearlyAmount(12, 'YEARLY'),
    ]).toEqual([10_200_000, 18_000_000, 12]);
  });
});
