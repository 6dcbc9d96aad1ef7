import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import type { DrawnInvoices } from './draw-invoices';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-invoice';
import { isReady, markAsSent } from './send-invoice';

/** For an invoice that reached the tenant some other way than by our mail. */
export const markSent = async (
  work: Work,
  at: { type: string; id: number },
  drawn: DrawnInvoices,
): Promise<void> => {
  const invoice = await openTyped(work, at);
  if (!isReady(invoice)) throw problem('invoiceState');
  const sent = await markAsSent(work, [invoice], drawn);
  if (sent.length === 0) throw problem('invoiceChanged');
  await addEvent(work.tx, invoice.id, { what: 'MARKED_SENT', userId: work.account.userId });
};
