import { type Job, job } from '../platform/jobs/job';
import { markOverdue } from './mark-overdue';

export const invoiceJobs: readonly Job[] = [
  job('invoice.overdue', (_data, { tx, clock }) => markOverdue(tx, clock.today()), { at: '00:05' }),
];
