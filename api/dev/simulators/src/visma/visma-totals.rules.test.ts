import { calculateTotals, toPaymentReference } from './visma-totals.rules';

const row = (unitPrice: number, vatPercent: number, quantity = 1) => ({
  unitPrice,
  quantity,
  discount: 0,
  vatPercent,
});
const rounded = { includesVat: false, roundsToKrona: true };

test('VAT is computed once for each rate, and the sum is rounded to whole kronor', () => {
  expect(calculateTotals([row(8500.5, 0), row(649.5, 25)], rounded)).toEqual({
    total: 9312,
    vat: 162.38,
    roundings: -0.38,
    rowNets: [8500.5, 649.5],
  });
  // Two rows of 0.02 have a VAT of 0.01 together. Computed for each row, it would be 0.01 twice.
  expect(calculateTotals([row(0.02, 25), row(0.02, 25)], { ...rounded, roundsToKrona: false })).toMatchObject(
    {
      total: 0.05,
      vat: 0.01,
    },
  );
});

test('a credit has the amounts of the invoice with the opposite sign', () => {
  const credit = calculateTotals([row(8500.5, 0, -1), row(649.5, 25, -1)], rounded);
  expect(credit).toEqual({ total: -9312, vat: -162.38, roundings: 0.38, rowNets: [-8500.5, -649.5] });
});

test('prices that include VAT are split into net amounts and VAT', () => {
  const options = { includesVat: true, roundsToKrona: false };
  expect(calculateTotals([row(125, 25)], options)).toEqual({
    total: 125,
    vat: 25,
    roundings: 0,
    rowNets: [100],
  });
  expect(calculateTotals([row(811.88, 25)], options)).toMatchObject({ vat: 162.38, rowNets: [649.5] });
});

test('a payment reference ends with the last digit of its length and a Luhn check digit', () => {
  const reference = toPaymentReference(17);
  expect(reference).toMatch(/^00000017\d{2}$/);
  expect(reference.at(-2)).toBe('0');
  const sum = [...reference].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  expect(sum % 10).toBe(0);
});
