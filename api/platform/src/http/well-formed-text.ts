/** More levels than any call declares. Deeper values are left as they are, so that no body can exhaust the stack. */
const MAX_LEVELS = 32;

const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * The data with U+FFFD in place of each half of a character (a lone surrogate). The database driver does the same in ordinary
 * texts, but PostgreSQL refuses JSON with such a half.
 */
export const replaceLoneSurrogates = (data: unknown, levels = MAX_LEVELS): unknown => {
  if (typeof data === 'string') return toWellFormed(data);
  if (typeof data !== 'object' || data === null || levels === 0) return data;
  if (Array.isArray(data)) return data.map((item) => replaceLoneSurrogates(item, levels - 1));
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [toWellFormed(key), replaceLoneSurrogates(value, levels - 1)]),
  );
};
