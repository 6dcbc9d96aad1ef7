import type { Tx } from '../platform/db';
import type { InvoiceEvent } from './invoice.tables';

export interface Happening {
  what: InvoiceEvent;
  userId: number | null;
  /** What the sentence about it needs beside: an address, a date, an amount as text. */
  detail?: string | null;
}

export const addEvents = async (
  tx: Tx,
  events: readonly (Happening & { invoiceId: number })[],
): Promise<void> => {
  if (events.length === 0) return;
  await tx
    .insertInto('invoice_event')
    .values(
      events.map(({ invoiceId, what, userId, detail = null }) => ({
        invoicebase_id: invoiceId,
        what,
        detail,
        user_id: userId,
      })),
    )
    .execute();
};

export const addEvent = (tx: Tx, invoiceId: number, event: Happening): Promise<void> =>
  addEvents(tx, [{ invoiceId, ...event }]);

export const eventsOf = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('invoice_event')
    .leftJoin('user_account', 'user_account.id', 'invoice_event.user_id')
    .select(['invoice_event.what', 'invoice_event.detail', 'invoice_event.at', 'user_account.name as who'])
    .where('invoice_event.invoicebase_id', '=', invoiceId)
    .orderBy('invoice_event.id')
    .execute();
