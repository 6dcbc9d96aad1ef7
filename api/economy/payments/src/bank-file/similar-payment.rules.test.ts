import { isSimilarPayment } from './similar-payment.rules';

const amounts = { amountOre: 850_000, wholeOre: 850_000 };
const payment = { ...amounts, bookedOn: '2026-11-27' };

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-27', true],
  ['2026-12-02', true],
  ['2026-12-03', false],
])('a payment of 27 November and an equal one of %s may be the same: %s', (paidAt, isSimilar) => {
  expect(isSimilarPayment(payment, { ...amounts, paidAt })).toBe(isSimilar);
});

test('payments are equal as wholes or as parts', () => {
  const paidAt = '2026-11-27';
  expect(isSimilarPayment(payment, { amountOre: 850_000, wholeOre: 900_000, paidAt })).toBe(true);
  expect(isSimilarPayment(payment, { amountOre: 400_000, wholeOre: 850_000, paidAt })).toBe(true);
  expect(isSimilarPayment(payment, { amountOre: 400_000, wholeOre: 900_000, paidAt })).toBe(false);
});
