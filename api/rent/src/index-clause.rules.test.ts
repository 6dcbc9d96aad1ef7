import { feeOfYearlyRent, indexSupplement } from './index-clause.rules';

const clause = { baseRentOre: 10_000_000, share: 1, baseIndex: '330.72', index: '336.97' };

describe('D-30 index clause', () => {
  it('gives the published examples to the öre', () => {
    expect(indexSupplement(clause)).toBe(188_982);
    const other = { baseRentOre: 24_000_000, share: '0.75', baseIndex: '330.72', index: '336.04' };
    expect(indexSupplement(other)).toBe(289_550);
  });

  it('gives nothing when the index falls, unless the rent may fall below the base rent', () => {
    const fallen = { ...clause, baseIndex: '314.40', index: '314.02' };
    expect(indexSupplement(fallen)).toBe(0);
    expect(indexSupplement({ ...fallen, mayFall: true })).toBe(-12_087);
    expect(indexSupplement({ ...clause, mayFall: true })).toBe(188_982);
  });

  it('divides the rent of a year by the intervals of a year', () => {
    const lease = { feeAsM2: false, area: null };
    expect(feeOfYearlyRent(10_188_982, { ...lease, interval: 'MONTHLY' })).toBe(8490.82);
    expect(feeOfYearlyRent(10_188_982, { ...lease, interval: 'QUARTERLY' })).toBe(25_472.46);
    expect(feeOfYearlyRent(10_188_982, { ...lease, interval: 'YEARLY' })).toBe(101_889.82);
  });

  it('gives a fee per m² with four decimals, and none without an area', () => {
    expect(feeOfYearlyRent(10_188_982, { feeAsM2: true, area: '85.5', interval: 'YEARLY' })).toBe(1191.6938);
    expect(feeOfYearlyRent(10_188_982, { feeAsM2: true, area: null, interval: 'YEARLY' })).toBeNull();
    expect(feeOfYearlyRent(10_188_982, { feeAsM2: true, area: 0, interval: 'YEARLY' })).toBeNull();
  });
});
