import { useState } from 'react';
import {
  type FilterKinds,
  type FilterValues,
  isEmptyFilter,
  nextSort,
  type Sort,
  type TableState,
} from './table-state';

interface Options<K extends string> {
  sortable?: readonly K[];
  defaultSort?: Sort<K>;
}

/**
 * Works like `useUrlTable`, but with its state in memory: for tables in panels and modals. `F` has the kind of each filter,
 * as in `useLocalTable<'name', { search: 'text' }>({ sortable: ['name'] })`.
 */
export const useLocalTable = <
  const K extends string = never,
  const F extends FilterKinds = Record<never, never>,
>({
  sortable = [],
  defaultSort,
}: Options<K> = {}): TableState<K, F> => {
  const [page, goToPage] = useState(1);
  const [userSort, setUserSort] = useState<Sort<K>>();
  const [filters, setFilters] = useState<FilterValues<F>>({});
  const sort = userSort ?? defaultSort;
  return {
    page,
    sort,
    sortable,
    filters,
    query: { page, sort, ...filters },
    isFiltered: Object.values(filters).some((value) => !isEmptyFilter(value)),
    setFilter: (name, value) => {
      setFilters((before) => ({ ...before, [name]: isEmptyFilter(value) ? undefined : value }));
      goToPage(1);
    },
    clearFilters: () => {
      setFilters({});
      goToPage(1);
    },
    toggleSort: (by) => {
      setUserSort(nextSort(userSort, by));
      goToPage(1);
    },
    setSort: (next) => {
      setUserSort(next);
      goToPage(1);
    },
    pageUrl: undefined,
    goToPage,
  };
};
