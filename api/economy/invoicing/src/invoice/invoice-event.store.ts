import { insertRows, type Tx } from '@husrum/api-platform';
import type { InvoiceEventKind } from './invoice.tables';

export interface NewInvoiceEvent {
  kind: InvoiceEventKind;
  userId: number | null;
  /** Completes the text of the event: an address, a date, an amount. */
  detail?: string | null;
}

export const addInvoiceEvents = (
  tx: Tx,
  events: readonly (NewInvoiceEvent & { invoiceId: number })[],
): Promise<void> =>
  insertRows(
    tx,
    'invoice_event',
    events.map(({ invoiceId, kind, userId, detail = null }) => ({
      invoicebase_id: invoiceId,
      what: kind,
      detail,
      user_id: userId,
    })),
  );

export const addInvoiceEvent = (tx: Tx, invoiceId: number, event: NewInvoiceEvent): Promise<void> =>
  addInvoiceEvents(tx, [{ invoiceId, ...event }]);

export const listInvoiceEvents = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('invoice_event')
    .leftJoin('user_account', 'user_account.id', 'invoice_event.user_id')
    .select([
      'invoice_event.what as kind',
      'invoice_event.detail',
      'invoice_event.at',
      'user_account.name as user_name',
    ])
    .where('invoice_event.invoicebase_id', '=', invoiceId)
    .orderBy('invoice_event.id')
    .execute();
