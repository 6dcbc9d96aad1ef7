export { insertAddon } from './addon/addon.store';
export { enqueueCredit, enqueueMarkingAsSent } from './invoice/accounting-changes';
export { createInvoice } from './invoice/create-invoice';
export { dueDate } from './invoice/due-date.rules';
export { generateNextInvoice } from './invoice/generate-invoices';
export { generateManualInvoice } from './invoice/generate-manual-invoice';
export {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from './invoice/invoice.test-data';
export { deriveInvoiceStatus, type InvoiceFacts } from './invoice/invoice-status.rules';
export { invoiceOcr, nextRange } from './invoice/reference.rules';
export { addRow } from './invoice-row/change-invoice-row';
export { addLeaseAddon } from './lease-addon/change-lease-addon';
export { updateLeaseAndInvoices } from './proposed-credit/update-lease-and-invoices';
export { createAdjustment } from './rent-adjustment/change-adjustment';
export { restoreAdjustment } from './rent-adjustment/restore-adjustment';
