import { deductRepayments } from './repayment.rules';

const pay = (id: number, amountOre: number, isBooked = true) => ({ id: String(id), amountOre, isBooked });
const deduct = (payments: ReturnType<typeof pay>[], sharedIds: readonly string[] = []) =>
  deductRepayments(payments, new Set(sharedIds)).map(({ id, amountOre }) => [id, amountOre]);

test('payments without repayments are unchanged', () => {
  expect(deduct([pay(1, 300), pay(2, 200)])).toEqual([
    ['1', 300],
    ['2', 200],
  ]);
});

test('a correction of the same amount is deducted from the payment that it corrects', () => {
  expect(deduct([pay(1, 300), pay(2, 200), pay(3, -300)])).toEqual([['2', 200]]);
});

test('a repayment is deducted from the latest payments before it', () => {
  expect(deduct([pay(1, 300), pay(2, 200), pay(3, -50)])).toEqual([
    ['1', 300],
    ['2', 150],
  ]);
  expect(deduct([pay(1, 300), pay(2, 200), pay(3, -350)])).toEqual([['1', 150]]);
});

test('a payment after the repayment is unchanged, even when it is first in the list', () => {
  expect(deduct([pay(3, 300), pay(1, 300), pay(2, -300)])).toEqual([['3', 300]]);
  expect(deduct([pay(9, 300), pay(10, -50), pay(11, 50)])).toEqual([
    ['9', 250],
    ['11', 50],
  ]);
});

test('neither a surplus that we have moved nor an unbooked payment is deducted', () => {
  expect(deduct([pay(1, 300), pay(2, -100)], ['1', '2'])).toEqual([
    ['1', 300],
    ['2', -100],
  ]);
  expect(deduct([pay(1, 300), pay(2, -100, false)])).toEqual([
    ['1', 300],
    ['2', -100],
  ]);
});

test('a repayment of more than was paid removes all payments', () => {
  expect(deduct([pay(1, 300), pay(2, -500)])).toEqual([]);
});
