import { PAGE_SIZE, type Page, type SortOrder } from '@husrum/contract/core';
import { compareSwedish } from '@husrum/format';
import { pageLinks } from './paginate';

type Key = string | number | null;

interface PageQuery<K extends string> {
  page: number;
  limit: number;
  sort?: { by?: K | undefined; order?: SortOrder | undefined } | undefined;
}

/** Null comes last in both directions, as in `paginate`. */
const compare = (a: Key, b: Key, order: SortOrder): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const ascending =
    typeof a === 'number' && typeof b === 'number' ? a - b : compareSwedish(String(a), String(b));
  return order === 'desc' ? -ascending : ascending;
};

/** A page of rows that are in memory and already sorted. */
export const paginateSorted = <Row>(
  { url }: { url: string },
  { page, limit = PAGE_SIZE }: { page: number; limit?: number },
  rows: readonly Row[],
): Page<Row> => {
  const last = Math.max(1, Math.ceil(rows.length / limit));
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    links: pageLinks(url, page, last),
    current_page: page,
    last_page: last,
    total: rows.length,
    per_page: limit,
  };
};

/**
 * Sorts rows that are calculated in memory, such as forecasts, and returns a page of them. `keys` returns the value that each
 * `sort[by]` compares. Without `sort` the rows keep their order. `paginate` does the same in the database.
 */
export const paginateInMemory = <Row, K extends string>(
  context: { url: string },
  query: PageQuery<K>,
  rows: readonly Row[],
  keys: Readonly<Record<K, (row: Row) => Key>>,
): Page<Row> => {
  const { by, order = 'asc' } = query.sort ?? {};
  const sorted = by === undefined ? rows : rows.toSorted((a, b) => compare(keys[by](a), keys[by](b), order));
  return paginateSorted(context, query, sorted);
};
