import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { deleteInvoice } from './invoice.store';
import { openInvoice } from './open-invoice';
import { hasAllocations } from './payment.store';

/** Only what nobody has received can vanish; the rest is cancelled or credited, and stays to be read. */
export const removeInvoice = async (work: Work, id: number): Promise<void> => {
  const invoice = await openInvoice(work, id);
  if (invoice.locked_at !== null || invoice.kind === 'CREDIT') throw problem('invoiceLocked');
  if (await hasAllocations(work.tx, id)) throw problem('invoiceHasMoney');
  await deleteInvoice(work.tx, id);
};
