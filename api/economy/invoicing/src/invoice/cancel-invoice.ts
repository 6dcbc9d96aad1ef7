import type { ActorContext } from '@husrum/api-platform';
import { changeInvoice, type Invoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { invoiceStateProblem } from './invoice-state-problem';
import { canCancel } from './invoice-status.rules';
import { releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireTypedInvoice } from './require-invoice';

/**
 * Cancels an invoice without checking its status. The caller has locked it. Credit that was offset on it returns to the tenant.
 */
export const writeCancellation = async (
  { tx, clock, account }: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  { id }: Pick<Invoice, 'id'>,
): Promise<void> => {
  await releaseAllocations(tx, id);
  await changeInvoice(tx, id, { cancelled_at: clock.now().toISOString() });
  await addInvoiceEvent(tx, id, { kind: 'CANCELLED', userId: account.userId });
  await refreshInvoiceStatuses(tx, [id], clock.today());
};

/**
 * Cancels an invoice (docs/domain-rules.md, D-13). Its period can be invoiced again, and credit that was offset on it returns
 * to the tenant.
 */
export const cancelInvoice = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  params: { type: string; id: number },
): Promise<void> => {
  const invoice = await requireTypedInvoice(context, params);
  const allowed = canCancel(invoice.status, {
    type: invoice.invoice_type,
    paidOre: invoice.pay_ore - invoice.left_ore,
    sent: invoice.sent_at !== null,
    booked: invoice.booked_at !== null,
  });
  if (!allowed || invoice.kind === 'CREDIT') throw invoiceStateProblem(invoice);
  await writeCancellation(context, invoice);
};
