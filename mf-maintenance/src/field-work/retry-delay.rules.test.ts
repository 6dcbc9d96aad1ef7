import { calculateRetryDelay, canRetry } from './retry-delay.rules';

test('waits longer after each failure, at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 20].map(calculateRetryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('retries when the network or the server fails, but not when the photo is rejected', () => {
  expect([0, 408, 429, 500, 503].map(canRetry)).toEqual([true, true, true, true, true]);
  expect([401, 403, 404, 409, 422].map(canRetry)).toEqual([false, false, false, false, false]);
});
