/** The filter kinds that have a name, with the type of their values in the call's query. */
interface FilterValueByKind {
  text: string;
  number: number;
  boolean: boolean;
  list: readonly string[];
}
export type NamedFilterKind = keyof FilterValueByKind;

/**
 * How a filter is parsed from the URL. An enum is given by the list of its values, usually one of the contract:
 * `{ status: invoiceStatuses }`. Values that are not in the list are ignored.
 */
export type FilterKind = NamedFilterKind | readonly string[];
export type FilterKinds = Readonly<Record<string, FilterKind>>;

type FilterValueOf<Kind extends FilterKind> = Kind extends readonly string[]
  ? Kind[number]
  : Kind extends NamedFilterKind
    ? FilterValueByKind[Kind]
    : never;
export type FilterValues<F extends FilterKinds> = { [K in keyof F]?: FilterValueOf<F[K]> };
export type FilterValue = FilterValueByKind[NamedFilterKind];

export interface Sort<K extends string = string> {
  by: K;
  order: 'asc' | 'desc';
}

/** The page, sort and filters of a table, and how to change them. It is stored in the URL or in memory. */
export interface TableState<K extends string = string, F extends FilterKinds = FilterKinds> {
  readonly page: number;
  readonly sort: Sort<K> | undefined;
  readonly sortable: readonly K[];
  readonly filters: FilterValues<F>;
  /** Page, sort and filters as the `query` of a list call. */
  readonly query: { page: number; sort: Sort<K> | undefined } & FilterValues<F>;
  readonly isFiltered: boolean;
  /** Changes one filter and goes to page 1. Typing replaces the URL after a pause; a click adds to the history. */
  setFilter: (name: keyof F & string, value: FilterValue | undefined, options?: { typing?: boolean }) => void;
  clearFilters: () => void;
  toggleSort: (by: K) => void;
  /** Sorts by a column, or as the list does by default, and goes to page 1. */
  setSort: (sort: Sort<K> | undefined) => void;
  /** The URL of a page, for links. The result is undefined when the state is in memory. */
  pageUrl: ((page: number) => string) | undefined;
  goToPage: (page: number) => void;
}

/** What pagination and empty states need of a table, whatever its filters. */
export type AnyTableState = Pick<
  TableState,
  'page' | 'isFiltered' | 'clearFilters' | 'pageUrl' | 'goToPage'
> & {
  readonly sort: Sort | undefined;
  readonly sortable: readonly string[];
};

/** The sort after a click on a column: ascending, then descending, then the list's default order. */
export const nextSort = <K extends string>(sort: Sort<K> | undefined, by: K): Sort<K> | undefined => {
  if (sort?.by !== by) return { by, order: 'asc' };
  return sort.order === 'asc' ? { by, order: 'desc' } : undefined;
};

export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
