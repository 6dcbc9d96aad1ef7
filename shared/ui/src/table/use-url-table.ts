import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEBOUNCE_MS } from '../picker/use-debounced-value';
import {
  type FilterKinds,
  type FilterValue,
  type FilterValues,
  nextSort,
  type Sort,
  type TableState,
} from './table-state';
import { buildUrl, parseFilters, parseSort, withFilter, withoutFilters, withSort } from './table-url';

interface Options<K extends string, F extends FilterKinds> {
  /** A function that builds the path of a page (undefined for page 1), or a fixed path that takes `?page=`. */
  path: string | ((page: number | undefined) => string);
  sortable?: readonly K[];
  /** The kind of each filter: `{ name: 'text', status: tenantStatuses }`. */
  filters?: F;
  /** The sort when the URL has none. It is not written to the URL. */
  defaultSort?: Sort<K>;
}

const parsePage = (text: string | null | undefined): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

const lastSegment = (pathname: string) => pathname.split('/').at(-1);

/**
 * A table whose page, sort and filters are in the URL: a link shows the same rows, and the back button undoes a change.
 * Clicks add to the history; typing replaces the URL half a second after the last key.
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
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Typed filters that are not in the URL yet. The next change of the URL includes them. */
  const typedFilters = useRef(new Map<string, FilterValue | undefined>());
  useEffect(() => () => clearTimeout(typingTimer.current), []);

  const params = new URLSearchParams(search);
  const isPageInQuery = typeof path === 'string';
  const urlSort = parseSort(params, sortable);
  const sort = urlSort ?? defaultSort;
  const filters: FilterValues<F> = kinds ? parseFilters(params, kinds) : {};
  const page = parsePage(
    isPageInQuery ? params.get('page') : pathname === path(undefined) ? '1' : lastSegment(pathname),
  );

  const buildPageUrl = (targetPage: number, targetParams: URLSearchParams): string => {
    const next = new URLSearchParams(targetParams);
    next.delete('page');
    if (!isPageInQuery) return buildUrl(path(targetPage === 1 ? undefined : targetPage), next);
    if (targetPage > 1) next.set('page', String(targetPage));
    return buildUrl(path, next);
  };
  const navigateTo = (next: URLSearchParams, replace: boolean, targetPage = 1) => {
    clearTimeout(typingTimer.current);
    typedFilters.current.clear();
    void navigate(buildPageUrl(targetPage, next), { replace });
  };
  /** It is read from the window, because several changes may come before the next render. */
  const currentParams = () =>
    [...typedFilters.current].reduce(
      (current, [name, value]) => withFilter(current, name, value),
      new URLSearchParams(window.location.search),
    );

  return {
    page,
    sort,
    sortable,
    filters,
    query: { page, sort, ...filters },
    isFiltered: Object.keys(filters).length > 0,
    setFilter: (name, value, options) => {
      if (!options?.typing) return navigateTo(withFilter(currentParams(), name, value), false);
      typedFilters.current.set(name, value);
      clearTimeout(typingTimer.current);
      typingTimer.current = setTimeout(() => navigateTo(currentParams(), true), DEBOUNCE_MS);
    },
    clearFilters: () => navigateTo(withoutFilters(currentParams(), kinds ?? {}), false),
    toggleSort: (by) => navigateTo(withSort(currentParams(), nextSort(urlSort, by)), false),
    setSort: (next) => navigateTo(withSort(currentParams(), next), false),
    pageUrl: (targetPage) => buildPageUrl(targetPage, params),
    goToPage: (targetPage) => navigateTo(currentParams(), false, targetPage),
  };
};
