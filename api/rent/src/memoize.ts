const MAX_ENTRIES = 2000;

/**
 * Caches the results of a pure function by key, because the invoices of a month need the same few periods thousands of
 * times. A full cache is cleared.
 */
export const memoize = <Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  toKey: (...args: Args) => string,
): ((...args: Args) => Result) => {
  const cache = new Map<string, Result>();
  return (...args) => {
    const key = toKey(...args);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute(...args);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(key, result);
    return result;
  };
};
