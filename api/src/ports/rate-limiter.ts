import { setTimeout as wait } from 'node:timers/promises';

export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
}

/**
 * How long a request has to wait so that no window of `windowMs` that ends then holds more than `requests`. `times` are the
 * instants of earlier requests in ms, oldest first; they may be in the future.
 */
export const waitMs = (
  times: readonly number[],
  nowMs: number,
  { requests, windowMs }: RateLimit,
): number => {
  const blocking = times[times.length - requests];
  return blocking === undefined ? 0 : Math.max(0, blocking + windowMs - nowMs);
};

/**
 * The service counts requests when they arrive. One that was slow on its way and a later fast one are closer together there
 * than here, so that exactly the allowed number would be refused at the edges of windows.
 */
const ARRIVAL_JITTER_MS = 250;

export interface RateLimiter {
  /** Resolves when a request may be sent, in the order of the calls. Each key has a window of its own. */
  take(key: string): Promise<void>;
}

interface RateLimiterOptions {
  /** Monotonic ms. */
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/** A sliding window, a little longer than that of the service: each call gets a place in time at once, and waits for it. */
export const createRateLimiter = (
  limit: RateLimit,
  { now = () => performance.now(), sleep = wait }: RateLimiterOptions = {},
): RateLimiter => {
  const window = { ...limit, windowMs: limit.windowMs + ARRIVAL_JITTER_MS };
  const timesByKey = new Map<string, readonly number[]>();
  return {
    take: async (key) => {
      const nowMs = now();
      const times = timesByKey.get(key) ?? [];
      const ms = waitMs(times, nowMs, window);
      // Only the last `requests` instants are needed.
      timesByKey.set(key, [...times, nowMs + ms].slice(-limit.requests));
      if (ms > 0) await sleep(ms);
    },
  };
};
