import { countRefreshesToSkip } from './back-off.rules';

test('retries at the next refresh, then after longer and longer waits of at most an hour', () => {
  expect([1, 2, 3, 4, 7, 100].map(countRefreshesToSkip)).toEqual([0, 1, 3, 7, 59, 59]);
});
