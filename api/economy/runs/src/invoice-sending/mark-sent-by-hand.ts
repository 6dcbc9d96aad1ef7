import { addInvoiceEvent, requireTypedInvoice } from '@husrum/api-invoicing';
import type { RequestContext } from '@husrum/api-platform';
import { changedInvoiceProblem } from './changed-invoice-problem.rules';
import { requireDeliverable } from './find-recipients';
import { markAsSent } from './mark-as-sent';
import type { RenderedInvoices } from './render-invoice-pdfs';

/** Marks as sent an invoice that reached the tenant in another way than by our mail. */
export const markSentByHand = async (
  context: RequestContext,
  params: { type: string; id: number },
  rendered: RenderedInvoices,
): Promise<void> => {
  const invoice = await requireTypedInvoice(context, params);
  await requireDeliverable(context, invoice);
  const sent = await markAsSent(context, [invoice], rendered);
  if (sent.length === 0) throw changedInvoiceProblem(invoice, rendered.get(invoice.id)?.invoice);
  await addInvoiceEvent(context.tx, invoice.id, { kind: 'MARKED_SENT', userId: context.account.userId });
};
