import { agrees } from './books-check.rules';

const fault = { kind: 'INVOICE', id: 1, reference: '100001' } as const;

test('books agree when every figure does', () => {
  expect(agrees([{ expectedOre: 100, bookedOre: 100 }], [])).toBe(true);
  expect(agrees([{ expectedOre: 100, bookedOre: 99 }], [])).toBe(false);
});

test('faults that cancel out in the sums are no agreement', () => {
  expect(
    agrees(
      [{ expectedOre: 0, bookedOre: 0 }],
      [
        { ...fault, expectedOre: 100, bookedOre: 0 },
        { ...fault, id: 2, expectedOre: 0, bookedOre: 100 },
      ],
    ),
  ).toBe(false);
});
