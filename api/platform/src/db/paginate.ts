import { PAGE_SIZE, type Page, type SortOrder } from '@husrum/contract/core';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './database';

/** The total is counted only up to this limit: counting further would cost more than reading the page. */
const COUNT_LIMIT = 10_000;

interface ListQuery<K extends string> {
  page: number;
  limit?: number;
  sort?: { by?: K | undefined; order?: SortOrder | undefined } | undefined;
}

interface PageSource<D, T extends keyof D, K extends string, Row extends { id: number }> {
  /** From and where: everything that filters. */
  from: SelectQueryBuilder<D, T, object>;
  /** The id column of the listed table, such as `lease.id`. It also breaks ties in the order. */
  id: string;
  /** The expression for each key of `sort[by]`. Text goes through `swedishSortKey`. */
  sort: Readonly<Record<K, Expression<unknown>>>;
  /** Keys that are never null: without "nulls last" one index serves both directions. */
  notNullSorts?: readonly K[];
  /** The order when the query has none. It must not be null. */
  defaultSort: readonly [by: Expression<unknown>, order: SortOrder];
  /** Loads the rows of these ids in any order. Joins belong here: for one page of rows they are cheap. */
  load: (ids: readonly number[]) => Promise<readonly Row[]>;
}

/** Sort key in Swedish alphabetical order. */
export const swedishSortKey = (name: string): Expression<unknown> => sql`sv_key(${sql.ref(name)})`;
export const column = (name: string): Expression<unknown> => sql.ref(name);

export const pageLinks = (url: string, current: number, last: number): Page<never>['links'] => {
  const linkTo = (page: number): string => {
    const [path = '', search = ''] = url.split('?');
    const params = new URLSearchParams(search);
    params.set('page', String(page));
    return `${path}?${params}`;
  };
  return {
    first: linkTo(1),
    last: linkTo(last),
    prev: current > 1 ? linkTo(Math.min(current - 1, last)) : null,
    next: current < last ? linkTo(current + 1) : null,
  };
};

const orderByIds = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The ids of a page, and the total. The total is null when the rows of the page show it: then the caller computes it. */
const selectPage = async <D, T extends keyof D>(
  tx: Tx,
  allIds: SelectQueryBuilder<D, T, { id: number }>,
  pageIds: SelectQueryBuilder<D, T, { id: number }>,
  { limit, isFirst }: { readonly limit: number; readonly isFirst: boolean },
): Promise<{ ids: readonly number[]; total: number | null }> => {
  // It is one query, because each costs planning and a round trip. It counts only when the page is full, or empty and not the
  // first. A page that is partly filled is the last one.
  const { rows } = await sql<{ ids: readonly number[]; total: number | null }>`
    with page as materialized ${pageIds}
    select to_json(array(select id from page)) as ids,
      case when (select count(*) from page) in (${limit}::bigint, ${isFirst ? limit : 0}::bigint)
        then (select count(*) from ${allIds.limit(COUNT_LIMIT)} as counted) end as total`.execute(tx);
  return rows[0] ?? { ids: [], total: null };
};

/**
 * A page of a list. Selects the ids first and joins afterwards: under row-level security that is many times faster.
 * `paginate(context, query, { from: context.tx.selectFrom('lease').where(…), id: 'lease.id', sort: { start: column('lease.start') }, … })`
 */
export const paginate = async <D, T extends keyof D, K extends string, Row extends { id: number }>(
  { tx, url }: { tx: Tx; url: string },
  query: ListQuery<K>,
  { from, id, sort, notNullSorts = [], defaultSort, load }: PageSource<D, T, K, Row>,
): Promise<Page<Row>> => {
  const { page, limit = PAGE_SIZE } = query;
  const by = query.sort?.by;
  const [expression, order] = by === undefined ? defaultSort : [sort[by], query.sort?.order ?? 'asc'];
  const nulls = by === undefined || notNullSorts.includes(by) ? '' : ' nulls last';
  const ids = from.select(sql<number>`${sql.ref(id)}`.as('id')).$castTo<{ id: number }>();
  const pageOfIds = ids
    .orderBy(sql`${expression} ${sql.raw(order)}${sql.raw(nulls)}`)
    .orderBy(sql`${sql.ref(id)} ${sql.raw(order)}`)
    .limit(limit)
    .offset((page - 1) * limit);
  const selected = await selectPage(tx, ids, pageOfIds, { limit, isFirst: page === 1 });
  const wantedIds = selected.ids;
  const total = selected.total ?? (page - 1) * limit + wantedIds.length;
  const last = Math.max(1, Math.ceil(total / limit));
  return {
    data: wantedIds.length === 0 ? [] : orderByIds(wantedIds, await load(wantedIds)),
    links: pageLinks(url, page, last),
    current_page: page,
    last_page: last,
    total,
    per_page: limit,
  };
};
