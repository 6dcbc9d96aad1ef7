import { planCreditedDifferences, tooMuchAfterCredits } from './credited-difference.rules';

const difference = (adjustmentEffectId: number, netOre: number, taxRate = 25) => ({
  adjustmentEffectId,
  taxRate,
  netOre,
});

// D-15 is a rule of docs/domain-rules.md.
test.each([
  ['exactly what is too much', 12_750, [difference(1, 12_750)]],
  ['a part of what is too much', 5000, [difference(1, 5000)]],
  ['more than is too much, for another reason too', 20_000, [difference(1, 12_750)]],
  ['a deduction, which makes the rent no lower', -5000, []],
  ['nothing at that VAT rate', 0, []],
])(
  'a partial credit gives back the difference of a lowered rent: %s (D-15)',
  (_part, creditedOre, givenBack) => {
    expect(planCreditedDifferences([difference(1, -12_750)], new Map([[25, creditedOre]]))).toEqual(
      givenBack,
    );
  },
);

test('the differences of several adjustments are given back oldest first, each at its own VAT rate', () => {
  const overcharged = [difference(1, -1000), difference(2, -3000), difference(2, -500, 0)];
  const creditedByRate = new Map([
    [25, 2500],
    [0, 400],
  ]);
  expect(planCreditedDifferences(overcharged, creditedByRate)).toEqual([
    difference(1, 1000),
    difference(2, 1500),
    difference(2, 400, 0),
  ]);
});

test.each([
  ['nothing is credited', 833_300, 0, 833_300],
  ['a part is credited', 833_300, 416_700, 416_600],
  ['all is credited, but for a krona of rounding', 833_300, 833_200, 0],
  ['more is credited, for another reason', 833_300, 1_000_000, 0],
  ['nothing is credited of a krona', 100, 0, 100],
])('what a sent invoice has too much when %s', (_case, tooMuchOre, creditedOre, leftOre) => {
  expect(tooMuchAfterCredits(tooMuchOre, creditedOre)).toBe(leftOre);
});
