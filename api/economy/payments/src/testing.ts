export type { BankEntry } from './bank-file/bank-entry.types';
export { insertBankFile } from './bank-file/bank-file.store';
export { createCamtFile, toUpload } from './bank-file/bank-file.test-data';
export { insertBankPayments } from './bank-file/bank-payment.store';
export { createBankCsv, formOf } from './bank-file/csv/bank-csv.test-data';
export type {
  MatchedInvoice,
  MatchedPayment,
} from './bank-file/match-bank-payments.rules';
export { matchBankPayments } from './bank-file/match-bank-payments.test-data';
export { toNewBankPayments } from './bank-file/payment-key.rules';
export { insertBankStatements } from './bank-statement/bank-statement.store';
export { repayDeposit } from './deposit/repay-deposit';
export { requestDeposit } from './deposit/request-deposit';
export { takeFromDeposit } from './deposit/take-from-deposit';
export { writeOffInvoice } from './write-off/write-off-invoice';
