export {
  findRecipients,
  isReadyToSend,
  requireDeliverable,
  saveSendErrors,
} from './invoice-sending/find-recipients';
export { markSentByHand } from './invoice-sending/mark-sent-by-hand';
export { renderInvoicePdfs } from './invoice-sending/render-invoice-pdfs';
export { renderPdfsToMail, sendInvoice, sendInvoices } from './invoice-sending/send-invoice';
export { failInvoiceItem } from './job-run/run-invoices.store';
export { part } from './part';
