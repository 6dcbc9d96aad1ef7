import { actForAccount, type Tx } from '@husrum/api-platform';
import { addMonthsToMonth, endOfMonth, type LocalDate, monthOf } from '@husrum/format';
import { sql } from 'kysely';

/**
 * Locks the books of the first company to the month before last, as its owner does once a month is settled. Nothing is locked before the
 * journal has everything: what is booked later would land after the lock.
 */
export const lockDemoBooks = async (tx: Tx, email: string, today: LocalDate): Promise<void> => {
  const owner = await tx
    .selectFrom('user_account')
    .select(['id', 'billable_id'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner?.billable_id == null) return;
  await actForAccount(tx, owner.billable_id);
  const through = endOfMonth(addMonthsToMonth(monthOf(today), -2));
  await sql`
    with locked as (
      update company_books set locked_through = ${through}
      where company_id = (select min(id) from company where billable_id = ${owner.billable_id})
        and not exists (select from unbooked_event where billable_id = ${owner.billable_id})
      returning company_id, billable_id
    )
    insert into company_books_event (billable_id, company_id, what, to_day, user_id)
    select billable_id, company_id, 'LOCKED', ${through}, ${owner.id} from locked`.execute(tx);
};
