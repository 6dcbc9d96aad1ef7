import { PAGE_SIZE, type Page, type SortOrder } from '@husrum/contract/core';
import { compareSwedish } from '@husrum/format';
import { pageLinks } from './paginate';

type Key = string | number | null;

interface PageQuery<K extends string> {
  page: number;
  limit: number;
  sort?: { by?: K | undefined; order?: SortOrder | undefined } | undefined;
}

const compare = (a: Key, b: Key): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareSwedish(String(a), String(b));
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
 * Sorts rows that are calculated in memory, such as forecasts, and returns a page of them. `paginate` does the same in the
 * database. Without `sort` the rows keep their order.
 */
export const paginateInMemory = <Row, K extends string>(
  context: { url: string },
  query: PageQuery<K>,
  rows: readonly Row[],
  keys: Readonly<Record<K, (row: Row) => Key>>,
): Page<Row> => {
  const by = query.sort?.by;
  const sign = query.sort?.order === 'desc' ? -1 : 1;
  const sorted = by === undefined ? rows : rows.toSorted((a, b) => sign * compare(keys[by](a), keys[by](b)));
  return paginateSorted(context, query, sorted);
};
