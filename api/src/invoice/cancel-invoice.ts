import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { mayCancel } from '../rent/invoice-status.rules';
import { changeInvoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { releaseMoney } from './offset-credit';
import { openTyped } from './open-invoice';
import { settleInvoices } from './settle-invoices';

/** Makes an invoice void (D-13): its period is free again, and what was offset on it is the tenant's once more. */
export const cancelInvoice = async (
  context: RequestContext,
  at: { type: string; id: number },
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await openTyped(context, at);
  const allowed = mayCancel(invoice.status, {
    type: invoice.invoice_type,
    paidOre: invoice.pay_ore - invoice.left_ore,
    booked: invoice.booked_at !== null,
  });
  if (!allowed || invoice.kind === 'CREDIT') throw problem('invoiceState');
  await releaseMoney(tx, invoice.id);
  await changeInvoice(tx, invoice.id, { cancelled_at: clock.now().toISOString() });
  await addEvent(tx, invoice.id, { what: 'CANCELLED', userId: account.userId });
  await settleInvoices(tx, [invoice.id], clock.today());
};
