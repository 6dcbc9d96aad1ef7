import { createRateLimiter } from './rate-limiter';

test('lets the allowed number of a key through at once, and delays the next one until the window has passed', async () => {
  const waits: number[] = [];
  let wake = (): void => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const limiter = createRateLimiter(
    { requests: 3, windowMs: 200 },
    {
      now: () => 0,
      sleep: (ms) => {
        waits.push(ms);
        return woken;
      },
    },
  );
  const sent: string[] = [];
  const take = async (request: string): Promise<void> => {
    await limiter.take(request.charAt(0));
    sent.push(request);
  };
  const delayed = ['a1', 'a2', 'a3', 'a4', 'b1'].map(take)[3];
  await new Promise(setImmediate);
  expect(sent).toEqual(['a1', 'a2', 'a3', 'b1']);
  // These are the window, and what requests may be late.
  expect(waits).toEqual([200 + 250]);
  wake();
  await delayed;
  expect(sent.at(-1)).toBe('a4');
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
