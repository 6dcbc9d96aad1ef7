import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import type { DrawnInvoices } from './draw-invoices';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-invoice';
import { isReady, markAsSent } from './send-invoice';

/** For an invoice that reached the tenant some other way than by our mail. */
export const markSent = async (
  context: RequestContext,
  at: { type: string; id: number },
  drawn: DrawnInvoices,
): Promise<void> => {
  const invoice = await openTyped(context, at);
  if (!isReady(invoice)) throw problem('invoiceState');
  const sent = await markAsSent(context, [invoice], drawn);
  if (sent.length === 0) throw problem('invoiceChanged');
  await addEvent(context.tx, invoice.id, { what: 'MARKED_SENT', userId: context.account.userId });
};
