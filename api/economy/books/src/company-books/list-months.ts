import { orNotFound, paginateSorted, type RequestContext } from '@husrum/api-platform';
import type { companyBooksCalls } from '@husrum/contract/company-books';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { listMonths } from './books-months.rules';
import { countBookedSince, listBookedMonths, listBooksEvents, listExports } from './books-months.store';
import { findCompanyBooks } from './company-books.store';

type Context = Pick<RequestContext, 'tx' | 'clock' | 'url'>;

/** A page of the months of a company, the latest first. */
export const readMonths = async (
  context: Context,
  companyId: number,
  query: QueryOf<typeof companyBooksCalls.months>,
): Promise<ResponseOf<typeof companyBooksCalls.months>> => {
  const { tx, clock } = context;
  const { locked_through } = orNotFound(await findCompanyBooks(tx, companyId));
  const months = listMonths(await listBookedMonths(tx, companyId), {
    today: clock.today(),
    lockedThrough: locked_through,
    exports: await listExports(tx, companyId),
  });
  const page = paginateSorted(context, query, query.sort?.order === 'asc' ? months.toReversed() : months);
  const since = await countBookedSince(tx, companyId, page.data);
  return { ...page, data: page.data.map((row) => ({ ...row, booked_since: since.get(row.month) ?? 0 })) };
};

/** A page of what was done with the books, the latest first. */
export const readBooksEvents = async (
  context: Context,
  companyId: number,
  query: QueryOf<typeof companyBooksCalls.events>,
): Promise<ResponseOf<typeof companyBooksCalls.events>> => {
  orNotFound(await findCompanyBooks(context.tx, companyId));
  return listBooksEvents(context, companyId, query);
};
