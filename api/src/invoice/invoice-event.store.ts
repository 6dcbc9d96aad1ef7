import type { Tx } from '../platform/db';
import type { NoticeEvent } from './invoice.tables';

export interface Happening {
  what: NoticeEvent;
  userId: number | null;
  /** What the sentence about it needs beside: an address, a date, an amount as text. */
  detail?: string | null;
}

export const addEvents = async (
  tx: Tx,
  events: readonly (Happening & { noticeId: number })[],
): Promise<void> => {
  if (events.length === 0) return;
  await tx
    .insertInto('invoice_event')
    .values(
      events.map(({ noticeId, what, userId, detail = null }) => ({
        invoicebase_id: noticeId,
        what,
        detail,
        user_id: userId,
      })),
    )
    .execute();
};

export const addEvent = (tx: Tx, noticeId: number, event: Happening): Promise<void> =>
  addEvents(tx, [{ noticeId, ...event }]);

export const eventsOf = (tx: Tx, noticeId: number) =>
  tx
    .selectFrom('invoice_event')
    .leftJoin('user_account', 'user_account.id', 'invoice_event.user_id')
    .select(['invoice_event.what', 'invoice_event.detail', 'invoice_event.at', 'user_account.name as who'])
    .where('invoice_event.invoicebase_id', '=', noticeId)
    .orderBy('invoice_event.id')
    .execute();
