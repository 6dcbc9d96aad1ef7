import {
  type FilterKind,
  type FilterKinds,
  type FilterValue,
  type FilterValues,
  isEmptyFilter,
  type NamedFilterKind,
  type Sort,
} from './table-state';

type FilterParser = (texts: readonly string[]) => FilterValue | undefined;

const parsers: Readonly<Record<NamedFilterKind, FilterParser>> = {
  text: ([text]) => text || undefined,
  number: ([text]) => (text && Number.isFinite(Number(text)) ? Number(text) : undefined),
  boolean: ([text]) => (text === 'true' ? true : text === 'false' ? false : undefined),
  list: (texts) => (texts.length > 0 ? texts : undefined),
};

const parseFilter = (kind: FilterKind, texts: readonly string[]): FilterValue | undefined =>
  typeof kind === 'string' ? parsers[kind](texts) : kind.find((value) => value === texts[0]);

export const parseSort = <K extends string>(
  params: URLSearchParams,
  sortable: readonly K[],
): Sort<K> | undefined => {
  const by = sortable.find((name) => name === params.get('sort[by]'));
  return by && { by, order: params.get('sort[order]') === 'desc' ? 'desc' : 'asc' };
};

/** The filters in the query string, typed by their kinds. Values that do not fit their kind are left out. */
export function parseFilters<F extends FilterKinds>(params: URLSearchParams, kinds: F): FilterValues<F>;
export function parseFilters(params: URLSearchParams, kinds: FilterKinds): Record<string, FilterValue> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const value = parseFilter(kind, params.getAll(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Leaves brackets unescaped, so that the URL stays readable. */
const toQueryString = (params: URLSearchParams): string =>
  params.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');

export const withSort = (params: URLSearchParams, sort: Sort | undefined): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('sort[by]');
  next.delete('sort[order]');
  if (sort) {
    next.set('sort[by]', sort.by);
    next.set('sort[order]', sort.order);
  }
  return next;
};

export const withFilter = (
  params: URLSearchParams,
  name: string,
  value: FilterValue | undefined,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete(name);
  if (value === undefined || isEmptyFilter(value)) return next;
  for (const item of Array.isArray(value) ? value : [value]) next.append(name, String(item));
  return next;
};

export const withoutFilters = (params: URLSearchParams, kinds: FilterKinds): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name of Object.keys(kinds)) next.delete(name);
  return next;
};

export const buildUrl = (pathname: string, params: URLSearchParams): string => {
  const query = toQueryString(params);
  return query === '' ? pathname : `${pathname}?${query}`;
};
