import { column, equalsAny, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import type { BooksMonth, companyBooksCalls } from '@husrum/contract/company-books';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { endOfMonth, type Month, startOfMonth } from '@husrum/format';
import { sql } from 'kysely';
import type { BookedMonth, Export } from './books-months.rules';

/** The vouchers of a company's own books that change accounts. */
const ownVouchers = sql`from voucher where book is null and exists (select from voucher_line where voucher_id = voucher.id)`;

export const listBookedMonths = async (tx: Tx, companyId: number): Promise<readonly BookedMonth[]> => {
  const { rows } = await sql<BookedMonth>`
    select to_char(booked_on, 'YYYY-MM') as month, count(*)::int as vouchers, sum((
      select coalesce(sum(ore), 0) from voucher_line where voucher_id = voucher.id and ore > 0))::bigint as "debitOre"
    ${ownVouchers} and company_id = ${companyId}::bigint group by 1`.execute(tx);
  return rows;
};

/** The exports of a company, in the order of time. */
export const listExports = async (tx: Tx, companyId: number): Promise<readonly Export[]> => {
  const { rows } = await sql<Export>`
    select event.from_day as "from", event.to_day as "to", event.at, user_account.name as by
    from company_books_event event left join user_account on user_account.id = event.user_id
    where event.company_id = ${companyId}::bigint and event.what = 'EXPORTED' order by event.id`.execute(tx);
  return rows;
};

/** How many vouchers of each month came after its last export. */
export const countBookedSince = async (
  tx: Tx,
  companyId: number,
  months: readonly Pick<BooksMonth, 'month' | 'exported'>[],
): Promise<ReadonlyMap<Month, number>> => {
  const exported = months.flatMap(({ month, exported: last }) =>
    last ? [{ month, from: startOfMonth(month), to: endOfMonth(month), at: last.at }] : [],
  );
  if (exported.length === 0) return new Map();
  const { rows } = await sql<{ month: Month; count: number }>`
    select month, (
      select count(*)::int ${ownVouchers} and company_id = ${companyId}::bigint
        and booked_on between exported.from and exported.to and created_at > exported.at) as count
    from jsonb_to_recordset(${JSON.stringify(exported)}::jsonb)
      as exported (month text, "from" date, "to" date, at timestamptz)`.execute(tx);
  return new Map(rows.map(({ month, count }) => [month, count]));
};

export const listBooksEvents = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  companyId: number,
  query: QueryOf<typeof companyBooksCalls.events>,
): Promise<ResponseOf<typeof companyBooksCalls.events>> => {
  const { tx } = context;
  return paginate(context, query, {
    from: tx.selectFrom('company_books_event').where('company_id', '=', companyId),
    id: 'company_books_event.id',
    sort: { at: column('company_books_event.at') },
    defaultSort: [column('company_books_event.at'), 'desc'],
    load: async (ids) =>
      tx
        .selectFrom('company_books_event')
        .leftJoin('user_account', 'user_account.id', 'company_books_event.user_id')
        .select([
          'company_books_event.id',
          'company_books_event.what',
          'company_books_event.from_day as from',
          'company_books_event.to_day as to',
          'company_books_event.reason',
          'company_books_event.at',
          'user_account.name as by',
        ])
        .where(equalsAny('company_books_event.id', ids))
        .execute(),
  });
};
