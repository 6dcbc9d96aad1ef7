import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { canCancel } from '../rent/invoice-status.rules';
import { changeInvoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireTypedInvoice } from './require-invoice';

/** Cancels an invoice (D-13). Its period can be invoiced again, and credit that was offset on it returns to the tenant. */
export const cancelInvoice = async (
  context: RequestContext,
  params: { type: string; id: number },
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await requireTypedInvoice(context, params);
  const allowed = canCancel(invoice.status, {
    type: invoice.invoice_type,
    paidOre: invoice.pay_ore - invoice.left_ore,
    booked: invoice.booked_at !== null,
  });
  if (!allowed || invoice.kind === 'CREDIT') throw problem('invoiceState');
  await releaseAllocations(tx, invoice.id);
  await changeInvoice(tx, invoice.id, { cancelled_at: clock.now().toISOString() });
  await addInvoiceEvent(tx, invoice.id, { what: 'CANCELLED', userId: account.userId });
  await refreshInvoiceStatuses(tx, [invoice.id], clock.today());
};
