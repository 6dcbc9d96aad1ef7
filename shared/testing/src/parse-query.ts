type Parsed = { [key: string]: unknown };

const keysOf = (key: string): string[] => key.split('[').map((part) => part.replace(/\]$/, ''));

const setNested = (into: Parsed, [step = '', ...rest]: string[], value: string): Parsed => {
  if (rest.length === 0) return { ...into, [step]: value };
  const inner = into[step];
  if (rest[0] === '') return { ...into, [step]: [...(Array.isArray(inner) ? inner : []), value] };
  const nested = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...into, [step]: setNested(nested, rest, value) };
};

/** Parses `sort[by]=start&status[]=a` as the server does. */
export const parseQuery = (search: string): Parsed =>
  [...new URLSearchParams(search)].reduce<Parsed>(
    (all, [key, value]) => setNested(all, keysOf(key), value),
    {},
  );
