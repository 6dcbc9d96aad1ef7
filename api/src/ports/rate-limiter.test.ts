import { createRateLimiter } from './rate-limiter';

test('lets the allowed number through at once, and holds the next back until the window has passed', async () => {
  const limiter = createRateLimiter({ requests: 3, windowMs: 200 });
  const startedAt = performance.now();
  const waited: number[] = [];
  const take = async (): Promise<void> => {
    await limiter.take('a');
    waited.push(performance.now() - startedAt);
  };
  await Promise.all([take(), take(), take(), take(), limiter.take('b')]);
  expect(waited.slice(0, 3).every((ms) => ms < 100)).toBe(true);
  expect(waited[3]).toBeGreaterThanOrEqual(195);
});
