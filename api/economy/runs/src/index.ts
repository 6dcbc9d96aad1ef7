export {
  findRecipients,
  isReadyToSend,
  requireDeliverable,
  saveSendErrors,
} from './invoice-sending/find-recipients';
export { invoiceSendingRoutes } from './invoice-sending/invoice-sending.routes';
export { markSentByHand } from './invoice-sending/mark-sent-by-hand';
export { renderInvoicePdfs } from './invoice-sending/render-invoice-pdfs';
export { renderPdfsToMail, sendInvoice, sendInvoices } from './invoice-sending/send-invoice';
export { jobRunJobs as jobs } from './job-run/job-run.jobs';
export { failInvoiceItem } from './job-run/run-invoices.store';
export { routes } from './routes';
