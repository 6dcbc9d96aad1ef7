import { PAGE_SIZE, type Page, type SortOrder } from '@husrum/contract/core';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from './database';

/** Counting stops here: nobody pages further, and counting to the end costs more than the page. */
export const COUNT_LIMIT = 10_000;

interface ListQuery<K extends string> {
  page: number;
  limit?: number;
  sort?: { by?: K | undefined; order?: SortOrder | undefined } | undefined;
}

interface List<D, T extends keyof D, K extends string, Row extends { id: number }> {
  /** From and where: everything that filters, nothing that shows. */
  from: SelectQueryBuilder<D, T, object>;
  /** The id column of the listed table, `lease.id`: picks the page and breaks ties. */
  id: string;
  /** What each key of the call's `sort[by]` sorts on. Text goes through `svKey`. */
  sort: Readonly<Record<K, Expression<unknown>>>;
  /** Keys that are never null. Only without "nulls last" does one index serve both directions. */
  notNullSorts?: readonly K[];
  /** The order when none is asked for; never null. */
  defaultSort: readonly [by: Expression<unknown>, order: SortOrder];
  /** The rows of these ids, in any order. Joins belong here: on fifteen rows they cost nothing. */
  load: (ids: readonly number[]) => Promise<readonly Row[]>;
}

/** Sort key in Swedish alphabetical order. */
export const svKey = (name: string): Expression<unknown> => sql`sv_key(${sql.ref(name)})`;
export const column = (name: string): Expression<unknown> => sql.ref(name);

export const linksOf = (url: string, current: number, last: number): Page<never>['links'] => {
  const to = (page: number): string => {
    const [path = '', search = ''] = url.split('?');
    const params = new URLSearchParams(search);
    params.set('page', String(page));
    return `${path}?${params}`;
  };
  return {
    first: to(1),
    last: to(last),
    prev: current > 1 ? to(Math.min(current - 1, last)) : null,
    next: current < last ? to(current + 1) : null,
  };
};

const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * A page of a list: picks the ids first and joins afterwards, which row-level security makes many times faster.
 * `pageOf(work, query, { from: work.tx.selectFrom('lease').where(…), id: 'lease.id', sort: { start: column('lease.start') }, … })`
 */
export const pageOf = async <D, T extends keyof D, K extends string, Row extends { id: number }>(
  { tx, url }: { tx: Tx; url: string },
  query: ListQuery<K>,
  { from, id, sort, notNullSorts: filled = [], defaultSort: otherwise, load }: List<D, T, K, Row>,
): Promise<Page<Row>> => {
  const { page, limit = PAGE_SIZE } = query;
  const by = query.sort?.by;
  const [expression, order] = by === undefined ? otherwise : [sort[by], query.sort?.order ?? 'asc'];
  const nulls = by === undefined || filled.includes(by) ? '' : ' nulls last';
  const ids = from.select(sql<number>`${sql.ref(id)}`.as('id')).$castTo<{ id: number }>();
  const counted = await tx
    .selectFrom(ids.limit(COUNT_LIMIT).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const picked = await ids
    .orderBy(sql`${expression} ${sql.raw(order)}${sql.raw(nulls)}`)
    .orderBy(sql`${sql.ref(id)} ${sql.raw(order)}`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const wanted = picked.map((row) => row.id);
  const last = Math.max(1, Math.ceil(counted.total / limit));
  return {
    data: wanted.length === 0 ? [] : inOrder(wanted, await load(wanted)),
    links: linksOf(url, page, last),
    current_page: page,
    last_page: last,
    total: counted.total,
    per_page: limit,
  };
};
