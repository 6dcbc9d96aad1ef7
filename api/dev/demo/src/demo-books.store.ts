import type { Tx } from '@husrum/api-platform';
import { addMonthsToMonth, endOfMonth, type LocalDate, monthOf } from '@husrum/format';
import { sql } from 'kysely';

/**
 * Locks the books of the first company to the month before last, as its owner does once a month is settled. Nothing is locked before the
 * journal has everything: what is booked later would land after the lock.
 */
export const lockDemoBooks = async (tx: Tx, today: LocalDate): Promise<void> => {
  const through = endOfMonth(addMonthsToMonth(monthOf(today), -2));
  await sql`
    with locked as (
      update company_books set locked_through = ${through}
      where company_id = (select min(id) from company) and not exists (select from unbooked_event)
      returning company_id
    )
    insert into company_books_event (company_id, what, to_day, user_id)
    select company_id, 'LOCKED', ${through}, (select min(id) from user_account) from locked`.execute(tx);
};
