import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

export const UNDECIDED_PAYMENTS_JOB = 'bankFile.undecided';

/** The files that were read before the day: those of today are still being worked on. */
const wasReadBefore = (day: LocalDate) =>
  sql<boolean>`(bank_file.created_at at time zone 'Europe/Stockholm')::date < ${day}::date`;

/** Enqueues the job for every business with a bank file of before the day that leaves something to decide. */
export const enqueueUndecidedPayments = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: UNDECIDED_PAYMENTS_JOB,
    day,
    now,
    where: sql`exists (select from bank_file where bank_file.billable_id = billable.id and ${wasReadBefore(day)}
      and exists (select from undecided_bank_payment where file_id = bank_file.id))`,
  });

export interface UndecidedFile {
  readonly id: number;
  readonly name: string;
  /** How many of its payments are neither registered nor put aside. */
  readonly count: number;
}

/** The name of a bank file. It is undefined when the file has been removed. */
export const findFileName = async (tx: Tx, id: number): Promise<string | undefined> =>
  (await tx.selectFrom('bank_file').select('name').where('id', '=', id).executeTakeFirst())?.name;

/** The bank files of before the day that leave something to decide. */
export const listUndecidedFiles = async (tx: Tx, day: LocalDate): Promise<UndecidedFile[]> => {
  const { rows } = await sql<UndecidedFile>`select bank_file.id, bank_file.name, count(*)::bigint as count
    from bank_file join undecided_bank_payment on undecided_bank_payment.file_id = bank_file.id
    where ${wasReadBefore(day)} group by bank_file.id, bank_file.name order by bank_file.id`.execute(tx);
  return rows;
};
