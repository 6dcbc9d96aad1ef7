import { adjustFee } from './adjust-fee.rules';
import { indexSupplement } from './index-clause.rules';
import { intervalRent } from './interval-rent.rules';
import vectors from './vectors/rent.vectors.json';

// The number is that of the rule in docs/domain-rules.md.
describe('D-15 rent adjustment', () => {
  it.each(vectors.adjust)('$fee_ore öre by $rate % is $new_ore öre', ({ fee_ore, rate, new_ore }) => {
    expect(adjustFee(fee_ore / 100, rate, false)).toBe(new_ore / 100);
  });

  it('compounds changes', () => {
    expect(adjustFee(adjustFee(8500, 2, false), 3, false)).toBe(8930.1);
  });

  it('keeps four decimals of a fee per m²', () => {
    const fee = adjustFee('125.50', 3.2, true);
    expect(fee).toBe(129.516);
    expect(intervalRent({ fee, feeAsM2: true, area: 850 })).toBe(11_008_860);
    expect(adjustFee(10.0001, 50, true)).toBe(15.0002);
  });
});

describe('D-15 index clause', () => {
  it.each(vectors.index_clause)(
    '$base_rent_ore öre × $share from $base_index to $index: $supplement_ore',
    (example) => {
      const supplement = indexSupplement({
        baseRentOre: example.base_rent_ore,
        share: example.share,
        baseIndex: example.base_index,
        index: example.index,
      });
      expect(supplement).toBe(example.supplement_ore);
    },
  );
});
