export { jobRunJobs as jobs } from './job-run/job-run.jobs';
export { failInvoiceItem } from './job-run/run-invoices.store';
export { routes } from './routes';
