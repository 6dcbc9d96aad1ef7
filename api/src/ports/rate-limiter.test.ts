import { createRateLimiter } from './rate-limiter';

test('lets the allowed number of a key through at once, and delays the next one until the window has passed', async () => {
  const limiter = createRateLimiter({ requests: 3, windowMs: 200 });
  const startedAt = performance.now();
  const take = async (key: string): Promise<number> => {
    await limiter.take(key);
    return performance.now() - startedAt;
  };
  const [first, second, third, delayed, otherKey] = await Promise.all(['a', 'a', 'a', 'a', 'b'].map(take));
  for (const waitedMs of [first, second, third, otherKey]) expect(waitedMs).toBeLessThan(100);
  expect(delayed).toBeGreaterThanOrEqual(195);
});

test('keeps the limit of a service that counts requests when they arrive, although some arrive late', async () => {
  let nowMs = 0;
  const limit = { requests: 5, windowMs: 1000 };
  const limiter = createRateLimiter(limit, {
    now: () => nowMs,
    sleep: async (ms) => {
      nowMs += ms;
    },
  });
  const arrivals: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    await limiter.take('a');
    // The first of each window is slow, as one that opens a connection.
    arrivals.push(nowMs + (count % 5 === 0 ? 200 : 1));
    nowMs += 10;
  }
  arrivals.sort((one, other) => one - other);
  for (const [index, at] of arrivals.entries()) {
    const earlier = arrivals[index - limit.requests];
    if (earlier !== undefined) expect(at - earlier).toBeGreaterThanOrEqual(limit.windowMs);
  }
  expect(nowMs).toBeLessThan(13_000);
});
