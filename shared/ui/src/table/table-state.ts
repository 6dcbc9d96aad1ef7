/** How a filter is read from the address: what the call's query expects. */
export type FilterKind = 'text' | 'number' | 'flag' | 'list';
export type FilterKinds = Readonly<Record<string, FilterKind>>;

interface ValueOf {
  text: string;
  number: number;
  flag: boolean;
  list: readonly string[];
}
export type FilterValues<F extends FilterKinds> = { [K in keyof F]?: ValueOf[F[K]] };
export type FilterValue = ValueOf[FilterKind];

export interface Sort<K extends string = string> {
  by: K;
  order: 'asc' | 'desc';
}

/** Which rows a table asks for, and how that changes. In the address or in memory. */
export interface TableState<K extends string = string, F extends FilterKinds = FilterKinds> {
  readonly page: number;
  readonly sort: Sort<K> | undefined;
  readonly sortable: readonly K[];
  readonly filters: FilterValues<F>;
  /** Straight into the call's query. */
  readonly query: { page: number; sort: Sort<K> | undefined } & FilterValues<F>;
  readonly filtered: boolean;
  /** Changes one filter and goes to page 1; typing replaces the address after a pause, a click adds to history. */
  setFilter: (name: keyof F & string, value: FilterValue | undefined, how?: { typing?: boolean }) => void;
  clear: () => void;
  toggleSort: (by: K) => void;
  /** Where a page is, as a real link; undefined for tables without address. */
  pageLink: ((page: number) => string) | undefined;
  goToPage: (page: number) => void;
}

/** What parts of a table need to know, whatever its filters are called. */
export type AnyTableState = Pick<TableState, 'page' | 'filtered' | 'clear' | 'pageLink' | 'goToPage'> & {
  readonly sort: Sort | undefined;
  readonly sortable: readonly string[];
};

/** First click sorts ascending, the second turns, the third gives the list's own order back. */
export const nextSort = <K extends string>(sort: Sort<K> | undefined, by: K): Sort<K> | undefined => {
  if (sort?.by !== by) return { by, order: 'asc' };
  return sort.order === 'asc' ? { by, order: 'desc' } : undefined;
};

export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
