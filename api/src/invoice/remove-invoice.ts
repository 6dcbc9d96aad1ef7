import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { hasAllocations } from './allocation.store';
import { deleteInvoice } from './invoice.store';
import { requireInvoice } from './require-invoice';

/** Deletes an invoice that nobody has received. The others are cancelled or credited, and stay readable. */
export const removeInvoice = async (context: RequestContext, id: number): Promise<void> => {
  const invoice = await requireInvoice(context, id);
  if (invoice.locked_at !== null || invoice.kind === 'CREDIT') throw problem('invoiceLocked');
  if (await hasAllocations(context.tx, id)) throw problem('invoiceHasMoney');
  await deleteInvoice(context.tx, id);
};
