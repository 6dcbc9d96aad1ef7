// Invoices in accounting programs.

export { accountingTexts } from './invoice/accounting.texts';
export {
  alreadyDoneHere,
  disconnectInvoices,
  enqueueDueDateChange,
  isAccountingType,
  isDisconnected,
  mustBeBookedBeforeSending,
} from './invoice/accounting-changes';
export { generateForAccounting, undoGeneration } from './invoice/generate-for-accounting';

// What payments and credits settle.

export {
  firstOfDivision,
  insertAllocations,
  insertRoundings,
  isPaymentUndone,
  lockUnallocatedPayments,
} from './invoice/allocation.store';
export { type InvoiceOffset, settleLockedInvoices } from './invoice/offset-credit';
export { lockInvoicesWithOpenOnes } from './invoice/open-invoices.store';
export { isPaidInHusrum, isPayableInHusrum } from './invoice/payable-invoice.store';
export { applyPayment, type PaymentRounding, roundOff } from './invoice/payment.rules';
export { toSettledInvoices } from './invoice/settled-invoices';

// Commands that change invoices.

export { billLateCharges } from './invoice/bill-late-charges';
export { cancelInvoice } from './invoice/cancel-invoice';
export { changeDueDate } from './invoice/change-due-date';
export { creditInvoice } from './invoice/credit-invoice';
export { creditPart } from './invoice/credit-part';
export { toCreditedPart } from './invoice/credit-part-command.rules';
export { createDepositInvoice } from './invoice/deposit-invoice';
export { generateInvoicesForMonth } from './invoice/generate-invoices';
export { invoiceLeaseDays } from './invoice/invoice-lease-days';
export { findLeasesForInvoicing, lockLeasesForInvoicing } from './invoice/lease-for-invoicing.store';
export { findInvoiceProblem } from './invoice/recalculate-invoice';
export { recheckUnsentInvoices } from './invoice/recheck-unsent-invoices';
export { recordSendings } from './invoice/record-sendings';
export { refreshInvoiceStatuses } from './invoice/refresh-invoice-status';
export { findApprovalProblem, markReady, updateInvoice } from './invoice/update-invoice';

// Credits.

export { sumCreditedByInvoice } from './invoice/credit-invoice.store';

// Documents of invoices.

export { findDocumentVersions } from './invoice/invoice-document.store';
export { isVoidInvoice, previewInvoicePdf, printedInvoice, toInvoiceFile } from './invoice/invoice-file';
export { amountDueOre, type InvoiceDocument } from './invoice/invoice-pdf/invoice-document';
export { findDocumentsToSend } from './invoice/read-invoice-document';
export { dueDateWhenSent } from './invoice/to-invoice-document';

// Invoices.

export {
  changeInvoice,
  findInvoice,
  type Invoice,
  lockInvoice,
  lockInvoices,
} from './invoice/invoice.store';
export { invoiceTexts } from './invoice/invoice.texts';
export { addInvoiceEvent, addInvoiceEvents } from './invoice/invoice-event.store';
export { findInvoiceListItems } from './invoice/invoice-list-item.store';
export { findInvoiceParties } from './invoice/invoice-party.store';
export { invoiceStateProblem } from './invoice/invoice-state-problem';
export { canSend } from './invoice/invoice-status.rules';
export { readInvoice } from './invoice/read-invoice';
export { requireInvoice, requireTypedInvoice, statusToday } from './invoice/require-invoice';
export { listRows } from './invoice/rows.store';
export { isSentAutomatically } from './invoice/sent-by-run.store';

// Rent adjustments.

export { changeLeaseRents, takeBackLeaseRent } from './rent-adjustment/change-lease-rents';
export { executeAdjustment } from './rent-adjustment/execute-adjustment';

// What it adds to the server.

export { part } from './part';
