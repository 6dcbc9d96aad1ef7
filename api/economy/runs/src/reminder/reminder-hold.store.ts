import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';

/** Why the invoice is not reminded of, as a person has set it, with the ticket that it waits for. */
export const findReminderHold = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('reminder_hold as hold')
    .leftJoin('ticket', 'ticket.id', 'hold.ticket_id')
    .select([
      'hold.is_disputed',
      'hold.aside_until',
      'hold.note',
      'ticket.id as ticket_id',
      'ticket.subject',
      'ticket.status',
    ])
    .where('hold.invoicebase_id', '=', invoiceId)
    .executeTakeFirst();

export interface ReminderHoldCommand {
  readonly isDisputed: boolean;
  readonly asideUntil: LocalDate | null;
  readonly ticketId: number | null;
  readonly note: string | null;
}

/** Replaces what was set before. */
export const saveReminderHold = async (
  tx: Tx,
  invoiceId: number,
  { isDisputed, asideUntil, ticketId, note, userId }: ReminderHoldCommand & { readonly userId: number },
): Promise<void> => {
  const hold = {
    ...{ is_disputed: isDisputed, aside_until: asideUntil },
    ...{ ticket_id: ticketId, note, user_id: userId },
  };
  await tx
    .insertInto('reminder_hold')
    .values({ invoicebase_id: invoiceId, ...hold })
    .onConflict((on) => on.column('invoicebase_id').doUpdateSet(hold))
    .execute();
};

/** Puts invoices aside until the end of a day. Whether they are disputed, and their tickets, stay. A note of before is replaced by a new one. */
export const saveAside = async (
  tx: Tx,
  invoiceIds: readonly number[],
  {
    until,
    note,
    userId,
  }: { readonly until: LocalDate; readonly note: string | null; readonly userId: number },
): Promise<void> => {
  if (invoiceIds.length === 0) return;
  const aside = { aside_until: until, user_id: userId };
  await tx
    .insertInto('reminder_hold')
    .values(invoiceIds.map((id) => ({ invoicebase_id: id, ...aside, ticket_id: null, note })))
    .onConflict((on) => on.column('invoicebase_id').doUpdateSet(note === null ? aside : { ...aside, note }))
    .execute();
};

export const hasTicket = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('ticket').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const findInvoiceState = (tx: Tx, id: number) =>
  tx.selectFrom('invoicebase').select(['id', 'sent_at']).where('id', '=', id).executeTakeFirst();
