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
export { generateInvoicesForMonth } from './invoice/generate-invoices';
export {
  changeInvoice,
  countInvoices,
  findInvoice,
  findLeftById,
  type Invoice,
  listReadyInvoiceIds,
  lockInvoice,
  lockInvoices,
} from './invoice/invoice.store';
export { invoiceTexts } from './invoice/invoice.texts';
export { findDocumentSources, findDocumentVersions } from './invoice/invoice-document.store';
export { addInvoiceEvent, addInvoiceEvents } from './invoice/invoice-event.store';
export { type InvoiceFile, previewInvoicePdf, storePdfOnce, toInvoiceFile } from './invoice/invoice-file';
export { listInvoiceIds } from './invoice/invoice-list.store';
export { findInvoiceListItems } from './invoice/invoice-list-item.store';
export { findInvoiceEmails, findInvoicingNumbersByCompany } from './invoice/invoice-party.store';
export { amountDueOre, type InvoiceDocument } from './invoice/invoice-pdf/invoice-document';
export { findRemarksById } from './invoice/invoice-remarks.store';
export { invoiceStateProblem } from './invoice/invoice-state-problem';
export { canSend } from './invoice/invoice-status.rules';
export { lockLeasesForInvoicing } from './invoice/lease-for-invoicing.store';
export { type InvoiceOffset, settleOpenInvoices } from './invoice/offset-credit';
export { listOpenInvoices, lockInvoicesWithOpenOnes } from './invoice/open-invoices.store';
export { isPaidInHusrum } from './invoice/payable-invoice.store';
export { applyPayment } from './invoice/payment.rules';
export { readInvoice } from './invoice/read-invoice';
export { findInvoiceProblem } from './invoice/recalculate-invoice';
export { recheckUnsentInvoices } from './invoice/recheck-unsent-invoices';
export { recordSendings } from './invoice/record-sendings';
export { refreshInvoiceStatuses } from './invoice/refresh-invoice-status';
export { requireInvoice, requireTypedInvoice, statusToday } from './invoice/require-invoice';
export { listRows } from './invoice/rows.store';
export { isSentAutomatically } from './invoice/sent-by-run.store';
export { toSettledInvoices } from './invoice/settled-invoices';
export { dueDateWhenSent, toInvoiceDocument } from './invoice/to-invoice-document';
export { findApprovalProblem, markReady, updateInvoice } from './invoice/update-invoice';
export { part } from './part';
export { executeAdjustment } from './rent-adjustment/execute-adjustment';
