export { part } from './part';
export { payInvoice } from './payment/pay-invoice';
export { saveUnregisteredAmount } from './payment/payment.store';
export { undoPayment } from './payment/undo-payment';
export {
  listUnregisteredCreditsOfCompany,
  sumUnregisteredCredits,
} from './payment/unregistered-credit.store';
