import type { Tx } from '../platform/db';
import type { NoticeEvent } from './invoice.tables';

interface Happening {
  what: NoticeEvent;
  userId: number | null;
  /** What the sentence about it needs beside: an address, a date, an amount as text. */
  detail?: string | null;
}

export const addEvent = async (
  tx: Tx,
  noticeId: number,
  { what, userId, detail = null }: Happening,
): Promise<void> => {
  await tx
    .insertInto('invoice_event')
    .values({ invoicebase_id: noticeId, what, detail, user_id: userId })
    .execute();
};

export const eventsOf = (tx: Tx, noticeId: number) =>
  tx
    .selectFrom('invoice_event')
    .leftJoin('user_account', 'user_account.id', 'invoice_event.user_id')
    .select(['invoice_event.what', 'invoice_event.detail', 'invoice_event.at', 'user_account.name as who'])
    .where('invoice_event.invoicebase_id', '=', noticeId)
    .orderBy('invoice_event.id')
    .execute();
