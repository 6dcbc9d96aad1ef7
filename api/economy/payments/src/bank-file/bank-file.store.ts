import { column, swedishSortKey, type Tx } from '@husrum/api-platform';
import type { BankFileRow, BankFileWork } from '@husrum/contract/bank-file';
import { dateInSweden, fromOre } from '@husrum/format';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { UnreadableEntry } from './bank-entry.types';
import type { BankFileTables } from './bank-file.tables';
import { keptUntil } from './kept-file.rules';

type NewBankFile = Omit<Insertable<BankFileTables['bank_file']>, 'accounts' | 'unreadable'> & {
  readonly accounts: readonly string[];
  readonly unreadable: readonly UnreadableEntry[];
};

export const insertBankFile = async (
  tx: Tx,
  { accounts, unreadable, ...file }: NewBankFile,
): Promise<number> => {
  const { id } = await tx
    .insertInto('bank_file')
    .values({ ...file, accounts: JSON.stringify(accounts), unreadable: JSON.stringify(unreadable) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findBankFileByDigest = async (
  tx: Tx,
  { companyId, sha256 }: { companyId: number; sha256: string },
): Promise<number | undefined> => {
  const file = await tx
    .selectFrom('bank_file')
    .select('id')
    .where('company_id', '=', companyId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return file?.id;
};

/** Locks the file until the transaction ends, so that one user at a time registers its payments. */
export const lockBankFile = (tx: Tx, id: number) =>
  tx.selectFrom('bank_file').select(['id', 'company_id']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Makes uploads to the same company wait for each other, so that the same file is stored once. */
export const lockBankFilesOfCompany = async (tx: Tx, companyId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('bank file ' || ${companyId}::bigint))`.execute(tx);
};

export const deleteBankFile = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('bank_file').where('id', '=', id).execute();
};

const bankPayment = sql.ref('bank_payment');
/** The sum of payments in kronor, without reversals. */
const sumOf = (condition: string) =>
  sql<number>`coalesce((select sum(amount_ore) from ${bankPayment} where file_id = bank_file.id and currency = 'SEK'
    and not is_reversal and ${sql.raw(condition)}), 0)::bigint`;
const countOf = (condition: string) =>
  sql<number>`(select count(*) from ${bankPayment} where file_id = bank_file.id and ${sql.raw(condition)})::bigint`;

/** Counts, sums and days of the payments of a file, as SQL. */
const bankFileSums = {
  payments: countOf('true'),
  amount: sumOf('true'),
  booked: countOf('payment_id is not null'),
  booked_amount: sumOf('payment_id is not null'),
  undecided: sql<number>`(select count(*) from undecided_bank_payment where file_id = bank_file.id)::bigint`,
  first_on: sql<string | null>`(select min(booked_on) from ${bankPayment} where file_id = bank_file.id)`,
  last_on: sql<string | null>`(select max(booked_on) from ${bankPayment} where file_id = bank_file.id)`,
};

/** Whether a file has payments of the kind. */
export const hasWork: Readonly<Record<BankFileWork, RawBuilder<boolean>>> = {
  UNDECIDED: sql`exists (select from undecided_bank_payment where file_id = bank_file.id)`,
  ASIDE: sql`exists (select from bank_payment where file_id = bank_file.id and left_out)`,
};

/** The expressions for the keys of `sort[by]`. */
export const bankFileSorts = {
  created_at: column('bank_file.created_at'),
  name: swedishSortKey('bank_file.name'),
  company: sql`(select sv_key(company.name) from company where company.id = bank_file.company_id)`,
  payments: bankFileSums.payments,
  amount: bankFileSums.amount,
  booked: bankFileSums.booked,
  first_on: bankFileSums.first_on,
};

export const findBankFiles = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const files = await tx
    .selectFrom('bank_file')
    .innerJoin('company', 'company.id', 'bank_file.company_id')
    .leftJoin('user_account', 'user_account.id', 'bank_file.user_id')
    .select([
      'bank_file.id',
      'bank_file.name',
      'bank_file.format',
      'bank_file.accounts',
      'bank_file.created_at',
      'bank_file.company_id',
      'bank_file.withdrawals',
      'bank_file.pending',
      'bank_file.other_companies',
      'bank_file.unreadable',
      'bank_file.bank',
      'bank_file.lacks_rows',
      'bank_file.header_key',
      'bank_file.file_key',
      'bank_file.registered_at',
      'company.name as company_name',
      'user_account.name as user_name',
      bankFileSums.payments.as('payments'),
      bankFileSums.amount.as('amount_ore'),
      bankFileSums.booked.as('booked'),
      bankFileSums.booked_amount.as('booked_ore'),
      bankFileSums.undecided.as('undecided'),
      bankFileSums.first_on.as('first_on'),
      bankFileSums.last_on.as('last_on'),
    ])
    .where('bank_file.id', 'in', ids)
    .execute();
  return files;
};
export type FoundBankFile = Awaited<ReturnType<typeof findBankFiles>>[number];

export const toBankFileRow = (file: FoundBankFile): BankFileRow => ({
  id: file.id,
  name: file.name,
  format: file.format,
  bank: file.bank,
  company: { id: file.company_id, name: file.company_name },
  accounts: [...file.accounts],
  first_on: file.first_on,
  last_on: file.last_on,
  payments: file.payments,
  amount: fromOre(file.amount_ore),
  booked: file.booked,
  booked_amount: fromOre(file.booked_ore),
  undecided: file.undecided,
  kept_until:
    file.file_key === null ? null : keptUntil(dateInSweden(new Date(file.registered_at ?? file.created_at))),
  created_at: file.created_at,
  user: file.user_name,
});
