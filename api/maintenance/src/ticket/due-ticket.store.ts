import { enqueueDailyJobs, type Tx } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { formatTicketReference } from './ticket.rules';

export const DUE_NOTICE_JOB = 'ticket.due-notice';

/** Enqueues the job for every business that has an unresolved ticket with a responsible user and a due date that is tomorrow or has passed. */
export const enqueueDueNotices = (tx: Tx, day: LocalDate, now: string): Promise<void> =>
  enqueueDailyJobs(tx, {
    kind: DUE_NOTICE_JOB,
    day,
    now,
    where: sql`exists (select from ticket
      where ticket.billable_id = billable.id and status <> 'RESOLVED' and responsible_id is not null
        and (due_at < ${day}::date or due_at = ${addDays(day, 1)}::date))`,
  });

/** Unresolved tickets whose due date is tomorrow or has passed, with their responsible user, the earliest due date first. */
export const listDueTickets = async (tx: Tx, today: LocalDate) => {
  const rows = await tx
    .selectFrom('ticket')
    .innerJoin('user_account', 'user_account.id', 'ticket.responsible_id')
    .select(['ticket.id', 'ticket.number', 'ticket.subject', 'ticket.due_at', 'user_account.id as user_id'])
    .where('user_account.removed_at', 'is', null)
    .where('ticket.status', '<>', 'RESOLVED')
    .where(({ or, eb }) => or([eb('due_at', '<', today), eb('due_at', '=', addDays(today, 1))]))
    .orderBy('due_at')
    .orderBy('ticket.id')
    .execute();
  return rows.flatMap(({ number, due_at, ...ticket }) =>
    due_at === null ? [] : { ...ticket, reference: formatTicketReference(number), due_at },
  );
};
export type DueTicket = Awaited<ReturnType<typeof listDueTickets>>[number];
