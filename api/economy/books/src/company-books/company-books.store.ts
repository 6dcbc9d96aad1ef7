import { enqueueDailyJobs, equalsAny, swedishSortKey, type Tx } from '@husrum/api-platform';
import type { CompanyBooks } from '@husrum/contract/company-books';
import type { LocalDate } from '@husrum/format';
import { type Selectable, sql } from 'kysely';

const companyBooks = (tx: Tx) =>
  tx
    .selectFrom('company_books')
    .innerJoin('company', 'company.id', 'company_books.company_id')
    .select([
      'company.id',
      'company.name',
      'company_books.locked_through',
      'company_books.rounds_payments',
      'company_books.fiscal_year_start',
    ]);

const toCompanyBooks = ({
  id,
  name,
  ...books
}: {
  id: number;
  name: string;
  locked_through: string | null;
  rounds_payments: boolean;
  fiscal_year_start: number | null;
}): CompanyBooks => ({ company: { id, name }, ...books });

export const listCompanyBooks = async (tx: Tx): Promise<CompanyBooks[]> =>
  (await companyBooks(tx).orderBy(swedishSortKey('company.name')).orderBy('company.id').execute()).map(
    toCompanyBooks,
  );

export const findCompanyBooks = async (tx: Tx, companyId: number): Promise<CompanyBooks | undefined> => {
  const row = await companyBooks(tx).where('company_id', '=', companyId).executeTakeFirst();
  return row && toCompanyBooks(row);
};

/** The last locked day of a company, which is locked: nothing is booked for it until the transaction ends. */
export const lockCompanyBooks = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('company_books')
    .select('locked_through')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/** The last locked day of each of the companies that has locked months. No month of them is locked until the transaction ends. */
export const holdLockedDays = async (
  tx: Tx,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, LocalDate>> => {
  const rows = await tx
    .selectFrom('company_books')
    .select(['company_id', 'locked_through'])
    .where(equalsAny('company_id', companyIds))
    .orderBy('company_id')
    .forShare()
    .execute();
  return new Map(
    rows.flatMap(({ company_id, locked_through }) =>
      locked_through === null ? [] : [[company_id, locked_through]],
    ),
  );
};

export const saveLockedThrough = async (
  tx: Tx,
  companyId: number,
  through: LocalDate | null,
): Promise<void> => {
  await tx
    .updateTable('company_books')
    .set({ locked_through: through })
    .where('company_id', '=', companyId)
    .execute();
};

export const saveRoundsPayments = async (
  tx: Tx,
  companyId: number,
  roundsPayments: boolean,
): Promise<void> => {
  await tx
    .updateTable('company_books')
    .set({ rounds_payments: roundsPayments })
    .where('company_id', '=', companyId)
    .execute();
};

type NewEvent = Omit<DatabaseTables['company_books_event'], 'id' | 'billable_id' | 'at'>;

export const addBooksEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await tx.insertInto('company_books_event').values(event).execute();
};

export type StoredCheck = Pick<
  Selectable<DatabaseTables['company_books_check']>,
  'at' | 'figures' | 'faults'
>;

export const findBooksCheck = (tx: Tx, companyId: number): Promise<StoredCheck | undefined> =>
  tx
    .selectFrom('company_books_check')
    .select(['at', 'figures', 'faults'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

export const saveBooksCheck = async (
  tx: Tx,
  companyId: number,
  { figures, faults }: Omit<StoredCheck, 'at'>,
): Promise<void> => {
  const check = { figures: JSON.stringify(figures), faults: JSON.stringify(faults) };
  await tx
    .insertInto('company_books_check')
    .values({ company_id: companyId, ...check })
    .onConflict((on) => on.column('company_id').doUpdateSet({ ...check, at: sql`app_now()` }))
    .execute();
};

/** Enqueues the job for every business that has vouchers. */
export const enqueueBooksChecks = (
  tx: Tx,
  job: { readonly kind: string; readonly day: LocalDate; readonly now: string },
): Promise<void> =>
  enqueueDailyJobs(tx, {
    ...job,
    where: sql`exists (select from voucher where voucher.billable_id = billable.id)`,
  });
