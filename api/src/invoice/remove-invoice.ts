import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { deleteInvoice } from './invoice.store';
import { openInvoice } from './open-invoice';
import { hasAllocations } from './payment.store';

/** Only what nobody has received can vanish; the rest is cancelled or credited, and stays to be read. */
export const removeInvoice = async (context: RequestContext, id: number): Promise<void> => {
  const invoice = await openInvoice(context, id);
  if (invoice.locked_at !== null || invoice.kind === 'CREDIT') throw problem('invoiceLocked');
  if (await hasAllocations(context.tx, id)) throw problem('invoiceHasMoney');
  await deleteInvoice(context.tx, id);
};
