// Amounts of payments that no invoice takes.

export { saveUnregisteredAmount } from './payment/payment.store';
export {
  listUnregisteredCreditsOfPayments,
  sumUnregisteredCredits,
} from './payment/unregistered-credit.store';

// Payments.

export { payInvoice } from './payment/pay-invoice';
export { undoPayment } from './payment/undo-payment';

// What it adds to the server.

export { part } from './part';
