// Amounts of payments that no invoice takes.

export { saveUnregisteredAmount } from './payment/payment.store';
export {
  listUnregisteredCreditsOfPayments,
  sumUnregisteredCredits,
} from './payment/unregistered-credit.store';

// Payments.

export { payInvoice } from './payment/pay-invoice';
export { undoPayment } from './payment/undo-payment';

// Bank files.

export { RING_UNDECIDED_JOB } from './bank-file/enqueue-undecided';

// What late tenants owe.

export { addLateCharges } from './late-charge/add-late-charges';

// What it adds to the server.

export { part } from './part';
