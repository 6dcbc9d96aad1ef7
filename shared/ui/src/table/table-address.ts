import {
  type FilterKind,
  type FilterKinds,
  type FilterValue,
  type FilterValues,
  isEmptyFilter,
  type Sort,
} from './table-state';

const readers: Readonly<Record<FilterKind, (texts: readonly string[]) => FilterValue | undefined>> = {
  text: ([text]) => text || undefined,
  number: ([text]) => (text && Number.isFinite(Number(text)) ? Number(text) : undefined),
  flag: ([text]) => (text === 'true' ? true : text === 'false' ? false : undefined),
  list: (texts) => (texts.length > 0 ? texts : undefined),
};

export const readSort = <K extends string>(
  params: URLSearchParams,
  sortable: readonly K[],
): Sort<K> | undefined => {
  const by = sortable.find((name) => name === params.get('sort[by]'));
  return by && { by, order: params.get('sort[order]') === 'desc' ? 'desc' : 'asc' };
};

/** The values have the types that their kinds promise: the readers make them. */
export function readFilters<F extends FilterKinds>(params: URLSearchParams, kinds: F): FilterValues<F>;
export function readFilters(params: URLSearchParams, kinds: FilterKinds): Record<string, FilterValue> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const value = readers[kind](params.getAll(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Brackets stay readable in the address bar. */
const textOf = (params: URLSearchParams): string =>
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

export const addressOf = (pathname: string, params: URLSearchParams): string => {
  const text = textOf(params);
  return text === '' ? pathname : `${pathname}?${text}`;
};
