import { findBaseBox, sumBoxes, toDeclared } from './vat-box.rules';

test.each([
  ['premises', 25, '08'],
  ['vacancies', 25, '08'],
  ['estates', 25, '08'],
  // A parking space has VAT whether the landlord has chosen it or not.
  ['parkings', 25, '05'],
  // Metered electricity and broadband of a dwelling.
  ['apartments', 25, '05'],
  ['villas', 25, '05'],
  // Rooms as in a hotel.
  ['premises', 12, '05'],
  ['premises', 6, '05'],
  [null, 25, '05'],
  ['premises', 0, null],
  ['apartments', 0, null],
  [null, 0, null],
] as const)('the base of %s with %s %% belongs in box %s', (kind, rate, box) => {
  expect(findBaseBox(kind, rate)).toBe(box);
});

test('an office of 12 345,67, a parking space of 900 and a dwelling of 8 500', () => {
  const boxes = sumBoxes([
    { taxRate: 25, box: '08', baseOre: 1_234_567, taxOre: 308_642 },
    { taxRate: 25, box: '05', baseOre: 90_000, taxOre: 22_500 },
    { taxRate: 0, box: null, baseOre: 850_000, taxOre: 0 },
  ]);
  expect(boxes).toEqual({ '05': 90_000, '08': 1_234_567, '10': 331_142, '11': 0, '12': 0 });
});

test('each rate of tax has its box', () => {
  const boxes = sumBoxes([
    { taxRate: 12, box: '05', baseOre: 100_010, taxOre: 12_001 },
    { taxRate: 6, box: '05', baseOre: 50_005, taxOre: 3000 },
  ]);
  expect(boxes).toEqual({ '05': 150_015, '08': 0, '10': 0, '11': 12_001, '12': 3000 });
});

test.each([
  [331_142, 3311],
  [331_199, 3311],
  [331_200, 3312],
  [99, 0],
  [-99, 0],
  [-10_099, -100],
  [0, 0],
])('%s öre is declared as %s kr', (ore, declared) => {
  expect(toDeclared(ore)).toBe(declared);
});
