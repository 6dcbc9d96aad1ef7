import { invoiceJobs } from './invoice/invoice.jobs';
import type { Job } from './platform/jobs/job';
import { maintenanceJobs } from './platform/jobs/maintenance.jobs';
import { mailJobs } from './ports/mail/mail.jobs';

/** Everything the server does without being asked, and everything it does later. */
export const jobs: readonly Job[] = [...mailJobs, ...invoiceJobs, ...maintenanceJobs];
