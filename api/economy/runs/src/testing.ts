export { invoiceDocuments } from './invoice-sending/invoice-documents';
export { markRenderedSentByHand } from './invoice-sending/mark-sent-by-hand';
export { drainJobQueue, listJobRuns, runNightlyStepsOn, testRunContext } from './job-run/job-run.test-data';
export { createRunContext, type RunContext } from './job-run/run-context';
export { runNightlySteps } from './job-run/run-nightly-steps';
export { startSendingInvoices } from './job-run/start-sending-invoices';
export { updateInvoicingConfig } from './job-run/update-invoicing-config';
export { markBilledElsewhere } from './unbilled-period/billed-elsewhere';
