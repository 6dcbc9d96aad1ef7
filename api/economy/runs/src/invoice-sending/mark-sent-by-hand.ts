import { addInvoiceEvent, lockInvoices, readInvoice, requireTypedInvoice } from '@husrum/api-invoicing';
import type { RequestContext, TransactionsContext } from '@husrum/api-platform';
import type { Invoice as InvoiceDetail } from '@husrum/contract/invoice';
import { changedInvoiceProblem } from './changed-invoice-problem.rules';
import { isReadyToSend, requireDeliverable } from './find-recipients';
import { invoiceDocuments, type RenderContext } from './invoice-documents';
import type { RenderedInvoices } from './record-sent';

/** Marks as sent an invoice whose PDF is rendered. */
export const markRenderedSentByHand = async (
  context: RequestContext,
  params: { type: string; id: number },
  rendered: RenderedInvoices,
): Promise<void> => {
  const invoice = await requireTypedInvoice(context, params);
  await requireDeliverable(context, invoice);
  const sent = await invoiceDocuments.markSent(context, [invoice], rendered);
  if (sent.length === 0) throw changedInvoiceProblem(invoice, rendered.get(invoice.id)?.invoice);
  await addInvoiceEvent(context.tx, invoice.id, { kind: 'MARKED_SENT', userId: context.account.userId });
};

/** Marks as sent an invoice that reached the tenant in another way than by our mail. */
export const markSentByHand = async (
  context: RenderContext & Pick<TransactionsContext<InvoiceDetail>, 'idempotentTransaction'>,
  params: { type: string; id: number },
) => {
  const { id } = params;
  const rendered = await invoiceDocuments.prepare(context, async ({ tx }) =>
    (await lockInvoices(tx, [id])).filter(isReadyToSend),
  );
  return context.idempotentTransaction(async (request) => {
    await markRenderedSentByHand(request, params, rendered);
    return readInvoice(request, id);
  });
};
