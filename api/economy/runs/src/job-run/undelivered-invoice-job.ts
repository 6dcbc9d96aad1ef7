import { transactionalJob } from '@husrum/api-platform';
import { recordUndeliveredMail, UNDELIVERED_JOB } from '../invoice-sending/record-undelivered';
import { failInvoiceItem } from './run-invoices.store';

/** Records on the invoice, and on the run that sent it, that its mail could not be delivered. */
export const undeliveredInvoiceJob = transactionalJob(UNDELIVERED_JOB, async (data, { tx, clock }) => {
  const undelivered = await recordUndeliveredMail(tx, data, clock.today());
  if (undelivered) await failInvoiceItem(tx, undelivered.id, undelivered.text);
});
