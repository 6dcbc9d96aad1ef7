import { insertRows, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import type { StatedBalances } from '../bank-file/bank-entry.types';
import type { StatementFacts } from './reconcile-statement.rules';

export const insertBankStatements = (
  tx: Tx,
  { fileId, companyId }: { fileId: number; companyId: number },
  statements: readonly StatedBalances[],
): Promise<void> =>
  insertRows(
    tx,
    'bank_statement',
    statements.map(({ account, fromOn, toOn, openingOre, closingOre }) => ({
      file_id: fileId,
      company_id: companyId,
      account,
      from_on: fromOn,
      to_on: toOn,
      opening_ore: openingOre,
      closing_ore: closingOre,
    })),
  );

export const hasBankStatements = async (tx: Tx, fileId: number): Promise<boolean> =>
  (await tx
    .selectFrom('bank_statement')
    .select('id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * SQL: another statement of the account has all days of this one, so this one says nothing more. Of two with the same days, the one that
 * was read last counts.
 */
const isCovered = (alias: string) => sql<boolean>`exists (
  select from bank_statement wider
  where wider.billable_id = ${sql.ref(`${alias}.billable_id`)} and wider.company_id = ${sql.ref(`${alias}.company_id`)}
    and wider.account = ${sql.ref(`${alias}.account`)} and wider.id <> ${sql.ref(`${alias}.id`)}
    and wider.from_on <= ${sql.ref(`${alias}.from_on`)} and wider.to_on >= ${sql.ref(`${alias}.to_on`)}
    and (wider.from_on < ${sql.ref(`${alias}.from_on`)} or wider.to_on > ${sql.ref(`${alias}.to_on`)}
      or wider.id > ${sql.ref(`${alias}.id`)}))`;

/** The statements that count. */
export const selectStatements = (tx: Tx) =>
  tx.selectFrom('bank_statement').where(sql<boolean>`not ${isCovered('bank_statement')}`);

interface StatementRecord extends Omit<StatementFacts, 'unreadable' | 'paid' | 'registeredOre'> {
  readonly id: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly account: string;
  readonly fileId: number;
  readonly fileName: string;
  readonly unreadableDays: readonly (string | null)[];
}

/** Statements, each with the one before it on its account. */
export const findStatements = async (tx: Tx, ids: readonly number[]): Promise<readonly StatementRecord[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<StatementRecord>`
    select statement.id, statement.company_id as "companyId", company.name as "companyName", statement.account,
      statement.file_id as "fileId", bank_file.name as "fileName",
      statement.from_on as "fromOn", statement.to_on as "toOn",
      statement.opening_ore as "openingOre", statement.closing_ore as "closingOre",
      (select json_build_object('toOn', before.to_on, 'closingOre', before.closing_ore) from bank_statement before
        where before.billable_id = statement.billable_id and before.company_id = statement.company_id
          and before.account = statement.account and before.to_on < statement.to_on
          and not ${isCovered('before')}
        order by before.to_on desc, before.id desc limit 1) as previous,
      coalesce((select json_agg(entry -> 'bookedOn') from jsonb_array_elements(bank_file.unreadable) entry), '[]')
        as "unreadableDays"
    from bank_statement statement
      join company on company.id = statement.company_id
      join bank_file on bank_file.id = statement.file_id
    where statement.id in (${sql.join(ids)})`.execute(tx);
  return rows;
};

/** What became of the deposits of a statement, in öre. */
export interface PaidOre {
  readonly depositsOre: number;
  readonly bookedOre: number;
  readonly asideOre: number;
  readonly undecidedOre: number;
  readonly undecided: number;
}

/**
 * What became of the deposits of statements, by their id. A payment that is in several files is decided in the first of them, and the sum
 * of a day from Bankgirot in the file that has its parts: the decisions of those count here. An entry belongs to the first statement of
 * its file and account that ends on its day or later.
 */
export const sumDeposits = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, PaidOre>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PaidOre & { id: number }>`
    with sibling as (
      select id, company_id, file_id, account, to_on,
        lag(to_on) over (partition by file_id, account order by to_on, id) as after
      from bank_statement where file_id in (select file_id from bank_statement where id in (${sql.join(ids)}))
    ), own as (
      select sibling.id, sibling.company_id, paid.file_id, paid.key, paid.booked_on, sum(paid.amount_ore)::bigint as ore,
        bool_or(paid.is_day_sum and paid.payment_id is null and paid.invoicebase_id is null and not paid.left_out)
          as is_day_sum
      from sibling join bank_payment paid on paid.file_id = sibling.file_id and paid.account = sibling.account
        and paid.booked_on <= sibling.to_on and (sibling.after is null or paid.booked_on > sibling.after)
        and paid.currency = 'SEK' and not paid.is_reversal
      where sibling.id in (${sql.join(ids)})
      group by sibling.id, sibling.company_id, paid.file_id, paid.key, paid.booked_on
    ), decided_in as (
      select own.*,
        (select min(first.file_id) from bank_payment first
          where first.billable_id = app_billable() and first.company_id = own.company_id and first.key = own.key) as first_file,
        case when own.is_day_sum then (select day.file_id from bank_day_sum day
          where day.billable_id = app_billable() and day.company_id = own.company_id and day.booked_on = own.booked_on
            and day.amount_ore = own.ore and day.file_id <> own.file_id order by day.first_id limit 1) end as day_file
      from own
    ), decision as (
      select decided_in.id, decided_in.key, paid.id as paid_id, paid.amount_ore, paid.payment_id, paid.left_out
      from decided_in join bank_payment paid on decided_in.day_file is null
        and paid.file_id = decided_in.first_file and paid.key = decided_in.key
        and paid.currency = 'SEK' and not paid.is_reversal
      union all
      select decided_in.id, decided_in.key, paid.id, paid.amount_ore, paid.payment_id, paid.left_out
      from decided_in join bank_payment paid on paid.file_id = decided_in.day_file
        and paid.booked_on = decided_in.booked_on and paid.currency = 'SEK' and not paid.is_reversal
    ), outcome as (
      select decision.id,
        sum(amount_ore) filter (where payment_id is not null) as booked,
        sum(amount_ore) filter (where left_out) as aside,
        sum(amount_ore) filter (where undecided.id is not null) as undecided,
        count(undecided.id) as undecided_count
      from decision left join undecided_bank_payment undecided on undecided.id = decision.paid_id
      group by decision.id
    )
    select own.id, sum(own.ore)::bigint as "depositsOre",
      coalesce(max(outcome.booked), 0)::bigint as "bookedOre", coalesce(max(outcome.aside), 0)::bigint as "asideOre",
      coalesce(max(outcome.undecided), 0)::bigint as "undecidedOre",
      coalesce(max(outcome.undecided_count), 0)::bigint as undecided
    from own left join outcome on outcome.id = own.id group by own.id`.execute(tx);
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
};

interface BookedDays {
  readonly id: number;
  readonly companyId: number;
  readonly fromOn: string;
  readonly toOn: string;
}

/** The payments of tenants that the books of the companies have on the days of statements, in öre, by the statements' id. */
export const sumRegistered = async (
  tx: Tx,
  statements: readonly BookedDays[],
): Promise<ReadonlyMap<number, number>> => {
  if (statements.length === 0) return new Map();
  const { rows } = await sql<{ id: number; ore: number }>`
    select days.id, coalesce((select -sum(amount_ore) from voucher
      where voucher.billable_id = app_billable() and voucher.company_id = days."companyId"
        and voucher.kind in ('PAYMENT', 'UNDONE_PAYMENT') and voucher.book is null
        and voucher.booked_on between days."fromOn" and days."toOn"), 0)::bigint as ore
    from jsonb_to_recordset(${JSON.stringify(statements)}::jsonb)
      as days (id bigint, "companyId" bigint, "fromOn" date, "toOn" date)`.execute(tx);
  return new Map(rows.map(({ id, ore }) => [id, ore]));
};
