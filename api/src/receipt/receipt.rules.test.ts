import { firstReturnDay, lastHandoutDay } from './receipt.rules';

const today = '2026-11-20';

test.each([
  ['2024-05-01', today],
  [today, today],
  // The keys of a lease that has not begun can be prepared.
  ['2027-01-01', '2027-01-01'],
])('a lease from %s: handed out no later than %s', (start, expected) => {
  expect(lastHandoutDay(start, today)).toBe(expected);
});

test.each([
  [null, null],
  ['2026-11-01', '2026-11-01'],
  [today, today],
  ['2062-11-20', today],
])('handed out %s: returned no earlier than %s', (handout, expected) => {
  expect(firstReturnDay(handout, today)).toBe(expected);
});
