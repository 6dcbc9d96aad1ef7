import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEBOUNCE_MS } from '../picker/use-debounced';
import { addressOf, readFilters, readSort, withFilter, withoutFilters, withSort } from './table-address';
import { type FilterKinds, type FilterValues, nextSort, type Sort, type TableState } from './table-state';

interface Options<K extends string, F extends FilterKinds> {
  /** Builds the path of a page (page 1: undefined), or a fixed path that takes `?page=`. */
  path: string | ((page: number | undefined) => string);
  sortable?: readonly K[];
  filters?: F;
  /** Sorting when the address says nothing; left out of the address. */
  defaultSort?: Sort<K>;
}

const pageNumber = (text: string | null | undefined): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

const lastSegment = (pathname: string) => pathname.split('/').at(-1);

/**
 * A table whose page, sort and filters are the address: a link to it shows the same rows, the back button undoes.
 * Clicks add to the history; typing replaces the address half a second after the last key.
 */
export const useUrlTable = <
  const K extends string = never,
  const F extends FilterKinds = Record<never, never>,
>({
  path,
  sortable = [],
  filters: kinds,
  defaultSort,
}: Options<K, F>): TableState<K, F> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  const params = new URLSearchParams(search);
  const inQuery = typeof path === 'string';
  const addressSort = readSort(params, sortable);
  const sort = addressSort ?? defaultSort;
  const filters: FilterValues<F> = kinds ? readFilters(params, kinds) : {};
  const page = pageNumber(
    inQuery ? params.get('page') : pathname === path(undefined) ? '1' : lastSegment(pathname),
  );

  const addressFor = (wanted: number, next: URLSearchParams): string => {
    const own = new URLSearchParams(next);
    own.delete('page');
    if (!inQuery) return addressOf(path(wanted === 1 ? undefined : wanted), own);
    if (wanted > 1) own.set('page', String(wanted));
    return addressOf(path, own);
  };
  const go = (next: URLSearchParams, replace: boolean, wanted = 1) => {
    clearTimeout(typing.current);
    void navigate(addressFor(wanted, next), { replace });
  };
  /** Read at the moment of the change: several may come before the next render. */
  const now = () => new URLSearchParams(window.location.search);

  return {
    page,
    sort,
    sortable,
    filters,
    query: { page, sort, ...filters },
    filtered: Object.keys(filters).length > 0,
    setFilter: (name, value, how) => {
      if (!how?.typing) return go(withFilter(now(), name, value), false);
      clearTimeout(typing.current);
      typing.current = setTimeout(() => go(withFilter(now(), name, value), true), DEBOUNCE_MS);
    },
    clear: () => go(withoutFilters(now(), kinds ?? {}), false),
    toggleSort: (by) => go(withSort(now(), nextSort(addressSort, by)), false),
    pageLink: (wanted) => addressFor(wanted, params),
    goToPage: (wanted) => go(now(), false, wanted),
  };
};
