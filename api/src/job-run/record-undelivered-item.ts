import { recordUndelivered, UNDELIVERED_JOB } from '../invoice-sending/record-undelivered';
import { transactionalJob } from '../platform/jobs/job';
import { failInvoiceItem } from './run-invoices.store';

/** The mail of an invoice could not be delivered: the invoice shows it, and so does the run that sent it. */
export const recordUndeliveredItem = transactionalJob(UNDELIVERED_JOB, async (data, { tx, clock }) => {
  const undelivered = await recordUndelivered(tx, data, clock.today());
  if (undelivered) await failInvoiceItem(tx, undelivered.id, undelivered.text);
});
