export { accountingTexts } from './invoice/accounting.texts';
export {
  alreadyDoneHere,
  enqueueDueDateChange,
  isAccountingType,
  isDisconnected,
  makeCreditInvoicesManual,
  mustBeBookedBeforeSending,
} from './invoice/accounting-changes';
export { firstOfDivision, insertAllocations, isPaymentUndone } from './invoice/allocation.store';
export { cancelInvoice } from './invoice/cancel-invoice';
export { changeDueDate } from './invoice/change-due-date';
export { creditInvoice } from './invoice/credit-invoice';
export { creditPart } from './invoice/credit-part';
export { toCreditedPart } from './invoice/credit-part-command.rules';
export { generateForAccounting, undoGeneration } from './invoice/generate-for-accounting';
export { generateInvoices, generateInvoicesForMonth } from './invoice/generate-invoices';
export {
  changeInvoice,
  countInvoices,
  findInvoice,
  type Invoice,
  listInvoicedPeriods,
  listReadyInvoiceIds,
  lockInvoice,
  lockInvoices,
} from './invoice/invoice.store';
export { invoiceTexts } from './invoice/invoice.texts';
export { findDocumentSources } from './invoice/invoice-document.store';
export { addInvoiceEvent, addInvoiceEvents } from './invoice/invoice-event.store';
export { type InvoiceFile, PDF_MIMETYPE, previewInvoicePdf } from './invoice/invoice-file';
export { invoiceFileName } from './invoice/invoice-file.texts';
export { listInvoiceIds } from './invoice/invoice-list.store';
export { findInvoiceListItems } from './invoice/invoice-list-item.store';
export { alreadyInvoicedText, invoicePeriodErrors } from './invoice/invoice-period.rules';
export { findRemarksById } from './invoice/invoice-remarks.store';
export { invoiceStateProblem } from './invoice/invoice-state-problem';
export {
  findLeasesForInvoicing,
  type LeaseForInvoicing,
  lockLeaseForInvoicing,
  lockLeasesForInvoicing,
  saveNextInvoiceMonth,
} from './invoice/lease-for-invoicing.store';
export { markOverdue } from './invoice/mark-overdue';
export { type InvoiceOffset, settleOpenInvoices } from './invoice/offset-credit';
export { listOpenInvoices, lockInvoicesWithOpenOnes } from './invoice/open-invoices.store';
export { isPaidInHusrum } from './invoice/payable-invoice.store';
export { readInvoice } from './invoice/read-invoice';
export { findInvoiceProblem } from './invoice/recalculate-invoice';
export { recheckUnsentInvoices } from './invoice/recheck-unsent-invoices';
export { refreshInvoiceStatuses } from './invoice/refresh-invoice-status';
export { requireInvoice, requireTypedInvoice, statusToday } from './invoice/require-invoice';
export { listRows } from './invoice/rows.store';
export { isSentAutomatically } from './invoice/sent-by-run.store';
export { toSettledInvoices } from './invoice/settled-invoices';
export { dueDateWhenSent } from './invoice/to-invoice-document';
export { findApprovalProblem, markReady, updateInvoice } from './invoice/update-invoice';
export { enqueueBookings } from './invoice-sending/enqueue-bookings';
export {
  findRecipients,
  isReadyOrStopped,
  isReadyToSend,
  requireDeliverable,
  saveSendErrors,
} from './invoice-sending/find-recipients';
export { invoiceSendingRoutes } from './invoice-sending/invoice-sending.routes';
export { markSentByHand } from './invoice-sending/mark-sent-by-hand';
export { recordUndeliveredMail, UNDELIVERED_JOB } from './invoice-sending/record-undelivered';
export { type RenderedInvoices, renderInvoicePdfs } from './invoice-sending/render-invoice-pdfs';
export { renderPdfsToMail, sendInvoice, sendInvoices } from './invoice-sending/send-invoice';
export { executeAdjustment } from './rent-adjustment/execute-adjustment';
export { routes } from './routes';
