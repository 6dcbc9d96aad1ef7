import { averagePricePerM2, monthlyIncome } from './statistics.rules';

// The number is that of the rule in docs/domain-rules.md.
describe('D-21 statistics', () => {
  it('converts every interval to a month', () => {
    const incomes = [
      { ore: 850_000, interval: 'MONTHLY' },
      { ore: 4_500_000, interval: 'QUARTERLY' },
      { ore: 12_000_000, interval: 'YEARLY' },
      { ore: -15_000, interval: 'MONTHLY' },
    ] as const;
    expect(monthlyIncome(incomes)).toBe(3_335_000);
    expect(monthlyIncome([])).toBe(0);
  });

  it('rounds the sum, not the parts', () => {
    const third = { ore: 100, interval: 'QUARTERLY' } as const;
    expect(monthlyIncome([third, third, third])).toBe(100);
  });

  it('divides the yearly rent by the area', () => {
    const apartments = [
      { ore: 850_000, interval: 'MONTHLY', area: 62 },
      { ore: 4_500_000, interval: 'QUARTERLY', area: '88.50' },
    ] as const;
    expect(averagePricePerM2(apartments)).toBe(1873.75);
    expect(averagePricePerM2([])).toBeNull();
  });
});
