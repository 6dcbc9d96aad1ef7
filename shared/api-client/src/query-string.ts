const toPairs = (key: string, value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => toPairs(`${key}[]`, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([inner, item]) => toPairs(`${key}[${inner}]`, item));
  }
  return [`${key}=${encodeURIComponent(String(value))}`];
};

/** `{ page: 2, sort: { by: 'due_at' } }` → `?page=2&sort[by]=due_at`; empty values are omitted. */
export const queryString = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const parts = Object.entries(query).flatMap(([key, value]) => toPairs(encodeURIComponent(key), value));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};
