import { calculatePortfolioStats, type RentableEntity } from './portfolio-stats.rules';

const createLeasedEntity = (
  changes: Partial<NonNullable<RentableEntity['leaseTerms']>> = {},
): RentableEntity => ({
  area: '50',
  askingTerms: null,
  leaseTerms: {
    leaseId: 1,
    fee: '30000',
    feeAsM2: false,
    interval: 'QUARTERLY',
    addonsOre: 0,
    monthlyAddonsOre: 0,
    ...changes,
  },
});

// D-21 is a rule of docs/domain-rules.md.
test('income counts an add-on per invoice by the interval of the lease, and a monthly one by month (D-21)', () => {
  const income = (entity: RentableEntity) => calculatePortfolioStats([entity]).currentIncomeOre;
  expect(income(createLeasedEntity())).toBe(1_000_000);
  expect(income(createLeasedEntity({ addonsOre: 30_000 }))).toBe(1_010_000);
  expect(income(createLeasedEntity({ monthlyAddonsOre: 30_000 }))).toBe(1_030_000);
  expect(income(createLeasedEntity({ addonsOre: -30_000, monthlyAddonsOre: 30_000 }))).toBe(1_020_000);
});
