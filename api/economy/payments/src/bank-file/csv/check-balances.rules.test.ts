import { hasUnbrokenBalances } from './check-balances.rules';

const row = (ore: number, balanceOre: number | null) => ({ ore, balanceOre });

test('each balance is the one before it and the amount of its row', () => {
  expect(hasUnbrokenBalances([row(8500, 10_000), row(-500, 9500), row(1500, 11_000)])).toBe(true);
  expect(hasUnbrokenBalances([])).toBe(true);
});

test('a row that is missing breaks them', () => {
  expect(hasUnbrokenBalances([row(8500, 10_000), row(1500, 11_000)])).toBe(false);
});

test('a row that cannot be read, and one without a balance, may explain a difference', () => {
  expect(hasUnbrokenBalances([row(8500, 10_000), null, row(1500, 11_000)])).toBe(true);
  expect(hasUnbrokenBalances([row(8500, 10_000), row(-100, null), row(1500, 11_000), row(1, 11_001)])).toBe(
    true,
  );
});
