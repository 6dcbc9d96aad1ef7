import {
  column,
  equalsAny,
  groupBy,
  insertRows,
  naturalSortKey,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import type { CostCentre, companyBooksCalls, IncomeAccount } from '@husrum/contract/company-books';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { LocalDate } from '@husrum/format';
import { sql, type Updateable } from 'kysely';
import type { AccountNames } from '../voucher/account.rules';
import type { BookingRules } from '../voucher/booking-rules';

/** How each company of the business keeps its books, by the id of the company. */
export const listBookingRules = async (tx: Tx): Promise<ReadonlyMap<number, BookingRules>> => {
  const books = await tx
    .selectFrom('company_books')
    .select([
      'company_id',
      'accrues',
      'voluntary_vat_account as voluntaryVatAccount',
      'cash_from as cashFrom',
      'cash_until as cashUntil',
      'fiscal_year_start as fiscalYearStart',
    ])
    .execute();
  const accounts = groupBy(
    await tx
      .selectFrom('income_account')
      .select(['company_id', 'income', 'object', 'tax_rate as taxRate', 'account'])
      .orderBy('id')
      .execute(),
    ({ company_id }) => company_id,
  );
  return new Map(
    books.map(({ company_id, ...rules }) => [
      company_id,
      { ...rules, accounts: accounts.get(company_id) ?? [] },
    ]),
  );
};

/** The accounts that the company has set, with their names. */
export const listIncomeAccounts = (tx: Tx, companyId: number): Promise<IncomeAccount[]> =>
  tx
    .selectFrom('income_account')
    .select(['income', 'object', 'tax_rate', 'account', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();

export const findBooksSettings = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('company_books')
    .innerJoin('company', 'company.id', 'company_books.company_id')
    .select([
      'company.id',
      'company.name',
      'company_books.fiscal_year_start',
      'company_books.voucher_series',
      'company_books.accrues',
      'company_books.voluntary_vat_account',
      'company_books.cash_from',
      'company_books.cash_until',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

type SettingsValues = Pick<
  Updateable<DatabaseTables['company_books']>,
  'fiscal_year_start' | 'voucher_series' | 'accrues' | 'voluntary_vat_account' | 'cash_from' | 'cash_until'
>;

export const saveBooksSettings = async (
  tx: Tx,
  companyId: number,
  values: SettingsValues,
  accounts: readonly IncomeAccount[],
): Promise<void> => {
  await tx.updateTable('company_books').set(values).where('company_id', '=', companyId).execute();
  await tx.deleteFrom('income_account').where('company_id', '=', companyId).execute();
  await insertRows(
    tx,
    'income_account',
    accounts.map((account) => ({ company_id: companyId, ...account })),
  );
};

interface CashDays {
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
}

/** The last day whose sent invoices are booked in another way than these days say. Null: all agree with them. */
export const findOtherwiseBookedDay = async (
  tx: Tx,
  companyId: number,
  { from, until }: CashDays,
): Promise<LocalDate | null> => {
  const { rows } = await sql<{ day: LocalDate | null }>`
    select max(event_day) as day from voucher
    where company_id = ${companyId}::bigint and kind = 'INVOICE' and book is null and not is_reversal
      and not exists (select from deposit where deposit.invoicebase_id = voucher.invoicebase_id)
      and is_deferred <> coalesce(event_day >= ${from}::date and event_day <= coalesce(${until}::date, 'infinity'), false)`.execute(
    tx,
  );
  return rows[0]?.day ?? null;
};

const costCentres = (tx: Tx) =>
  tx
    .selectFrom('entity')
    .leftJoin('cost_centre', 'cost_centre.entity_id', 'entity.id')
    .where('entity.parent_id', 'is', null);

const columns = ['entity.id', 'entity.name', 'cost_centre.code'] as const;

export const listCostCentres = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  companyId: number,
  query: QueryOf<typeof companyBooksCalls.costCentres>,
): Promise<ResponseOf<typeof companyBooksCalls.costCentres>> =>
  paginate(context, query, {
    from: costCentres(context.tx).where('entity.company_id', '=', companyId),
    id: 'entity.id',
    sort: { name: column('entity.name_key'), code: naturalSortKey('cost_centre.code') },
    defaultSort: [column('entity.name_key'), 'asc'],
    load: async (ids) => costCentres(context.tx).select(columns).where(equalsAny('entity.id', ids)).execute(),
  });

/** The house of the company with its cost centre. Undefined: it has no such house. */
export const findCostCentre = (
  tx: Tx,
  { companyId, entityId }: { readonly companyId: number; readonly entityId: number },
): Promise<CostCentre | undefined> =>
  costCentres(tx)
    .select(columns)
    .where('entity.company_id', '=', companyId)
    .where('entity.id', '=', entityId)
    .executeTakeFirst();

/** The other house of the company that has the code. */
export const findHouseOfCode = (
  tx: Tx,
  {
    companyId,
    entityId,
    code,
  }: { readonly companyId: number; readonly entityId: number; readonly code: string },
) =>
  costCentres(tx)
    .select('entity.name')
    .where('entity.company_id', '=', companyId)
    .where('entity.id', '<>', entityId)
    .where('cost_centre.code', '=', code)
    .executeTakeFirst();

export const saveCostCentre = async (tx: Tx, entityId: number, code: string | null): Promise<void> => {
  await tx.deleteFrom('cost_centre').where('entity_id', '=', entityId).execute();
  if (code !== null) await tx.insertInto('cost_centre').values({ entity_id: entityId, code }).execute();
};

/** The names of the houses of cost centres, by code. */
export const listCostCentreNames = async (
  tx: Tx,
  companyId: number,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await costCentres(tx)
    .select(['cost_centre.code', 'entity.name'])
    .where('entity.company_id', '=', companyId)
    .where('cost_centre.code', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ code, name }) => (code === null ? [] : [[code, name]])));
};

/** The names that companies have given accounts, by company. */
export const listAccountNames = async (tx: Tx): Promise<ReadonlyMap<number, AccountNames>> => {
  const accounts = await tx
    .selectFrom('income_account')
    .select(['company_id', 'account', 'name'])
    .orderBy('id')
    .execute();
  return new Map(
    [...groupBy(accounts, ({ company_id }) => company_id)].map(([id, named]) => [
      id,
      new Map(named.map(({ account, name }) => [account, name])),
    ]),
  );
};
