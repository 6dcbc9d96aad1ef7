import { firstReturnDay, lastHandoutDay } from './receipt.rules';

const today = '2026-11-20';

test.each([
  ['2024-05-01', today],
  [today, today],
  // The receipts of a lease that has not begun can be written in advance.
  ['2027-01-01', '2027-01-01'],
])('an item of a lease from %s is handed out no later than %s', (start, lastDay) => {
  expect(lastHandoutDay(start, today)).toBe(lastDay);
});

test.each([
  ['2026-11-01', '2026-11-01'],
  [today, today],
  // This is a typing error in the year.
  ['2062-11-20', today],
])('an item that was handed out on %s is returned no earlier than %s', (handout, firstDay) => {
  expect(firstReturnDay(handout, today)).toBe(firstDay);
});

test('an item without a handout date can be returned on any day', () => {
  expect(firstReturnDay(null, today)).toBeNull();
});
