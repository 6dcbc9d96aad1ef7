const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;

/**
 * The date and time in all tests of a file or describe, an ISO date-time. Only `Date` is faked: lazy imports and fake
 * responses need real timers.
 */
export const freezeDate = (instant: string): void => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(instant), doNotFake: [...realTimers] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};
