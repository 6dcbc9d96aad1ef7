import { sql } from 'kysely';
import { job } from '../platform/jobs/job';

/** A day that passes makes a notice overdue. Reads say so anyway; this keeps what lists filter on. */
const markOverdue = job(
  'invoice.overdue',
  async (_data, { tx }) => {
    await sql`
      update invoicebase set status = invoice_status(status, due_at)
      where status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED') and due_at < app_today()`.execute(tx);
  },
  { at: '0:05' },
);

export const invoiceJobs = [markOverdue];
