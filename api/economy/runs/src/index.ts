// Sending of invoices.

export { requireDeliverable, requireRecipient } from './invoice-sending/find-recipients';
export { markSentByHand } from './invoice-sending/mark-sent-by-hand';
export { renderBookedInvoice } from './invoice-sending/send-booked-invoice';
export { sendInvoice } from './invoice-sending/send-invoice';

// Runs.

export { failInvoiceItem } from './job-run/run-invoices.store';

// What it adds to the server.

export { part } from './part';
