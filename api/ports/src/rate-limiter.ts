import { setTimeout as sleepFor } from 'node:timers/promises';

export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
}

/**
 * How long a request must wait so that the window of `windowMs` before it contains at most `requests` requests. `times` are
 * the instants of earlier requests in ms, oldest first; they may be in the future.
 */
export const calculateWaitMs = (
  times: readonly number[],
  nowMs: number,
  { requests, windowMs }: RateLimit,
): number => {
  const oldestInWindow = times[times.length - requests];
  return oldestInWindow === undefined ? 0 : Math.max(0, oldestInWindow + windowMs - nowMs);
};

/**
 * It is added to the window. The service counts requests when they arrive. A fast request after a slow one arrives at a
 * shorter interval than they were sent, so without this margin the service would refuse some.
 */
const ARRIVAL_JITTER_MS = 250;

export interface RateLimiter {
  /** Resolves when a request may be sent, in the order of the calls. Each key has its own window. */
  take(key: string): Promise<void>;
}

interface RateLimiterOptions {
  /** Monotonic clock, ms. */
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/** A sliding window, a little longer than that of the service. Each call reserves its instant at once, and waits for it. */
export const createRateLimiter = (
  limit: RateLimit,
  { now = () => performance.now(), sleep = sleepFor }: RateLimiterOptions = {},
): RateLimiter => {
  const paddedLimit = { ...limit, windowMs: limit.windowMs + ARRIVAL_JITTER_MS };
  const timesByKey = new Map<string, readonly number[]>();
  return {
    take: async (key) => {
      const nowMs = now();
      const times = timesByKey.get(key) ?? [];
      const ms = calculateWaitMs(times, nowMs, paddedLimit);
      // Only the last `requests` instants are needed.
      timesByKey.set(key, [...times, nowMs + ms].slice(-limit.requests));
      if (ms > 0) await sleep(ms);
    },
  };
};
