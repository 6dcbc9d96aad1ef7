import { problem, type RequestContext } from '@husrum/api-platform';
import { enqueueCancellation } from './accounting-changes';
import { writeCancellation } from './cancel-invoice';
import { deleteInvoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { requireInvoice } from './require-invoice';

/**
 * Removes an unsent invoice. One that has a number is cancelled instead, so that no number of the series is missing without
 * an explanation. Returns the message of the API response.
 */
export const removeInvoice = async (context: RequestContext, id: number): Promise<string> => {
  const invoice = await requireInvoice(context, id);
  if (invoice.locked_at !== null || invoice.kind === 'CREDIT') throw problem('invoiceLocked');
  if (invoice.reference !== null) {
    await writeCancellation(context, invoice);
    await enqueueCancellation(context.tx, invoice, context.account.userId);
    return invoiceTexts.cancelledInstead(invoice.reference);
  }
  await deleteInvoice(context.tx, id);
  return invoiceTexts.removed;
};
