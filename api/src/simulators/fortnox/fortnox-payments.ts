import { type CompanyBooks, requireOpenPeriod } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { numberField, textField } from './fortnox-fields';
import { findInvoice } from './fortnox-invoices';
import type { Fields, InvoiceRecord, PaymentRecord } from './fortnox-records';
import { modesOfPayments } from './fortnox-registers';

export const findPayment = ({ payments }: CompanyBooks, number: string): PaymentRecord => {
  const payment = payments.get(number);
  if (payment === undefined) throw fortnoxErrors.payment();
  return payment;
};

/**
 * The vendor's help says that credit invoices are paid off among the incoming payments, together with the invoices against which they
 * are set off (support.fortnox.se, the five most common questions on invoicing), and public clients pay them by their negative
 * total. No public source describes negative payments on other invoices. Assumed: they reverse earlier payments,
 * the paid amount of an invoice cannot become negative, and a credit invoice cannot be paid beyond its total.
 */
const requireAmountWithinTotal = ({ totalOre, settledOre }: InvoiceRecord, amountOre: number): void => {
  const afterOre = settledOre + amountOre;
  const isWithin = totalOre < 0 ? afterOre >= totalOre && afterOre <= 0 : afterOre >= 0;
  if (!isWithin) throw fortnoxErrors.value('Amount');
};

export const createPayment = (
  books: CompanyBooks,
  fields: Fields,
  source: PaymentRecord['source'] = 'direct',
): PaymentRecord => {
  const invoice = findInvoice(books, String(numberField(fields, 'InvoiceNumber')));
  if (!invoice.isBooked) throw fortnoxErrors.state('Fakturan är inte bokförd.');
  const amount = numberField(fields, 'Amount');
  if (amount === 0) throw fortnoxErrors.value('Amount');
  requireAmountWithinTotal(invoice, Math.round(amount * 100));
  const paymentDate = textField(fields, 'PaymentDate', books.today);
  if (paymentDate < textField(invoice.fields, 'InvoiceDate')) throw fortnoxErrors.paymentDate();
  const modeOfPayment = textField(fields, 'ModeOfPayment', 'BG');
  if (!modesOfPayments.some(({ Code }) => Code === modeOfPayment)) throw fortnoxErrors.value('ModeOfPayment');
  const { nextPaymentNumber } = books.company;
  books.saveCompany({ nextPaymentNumber: nextPaymentNumber + 1 });
  return books.savePayment({
    number: String(nextPaymentNumber),
    invoiceNumber: invoice.number,
    amountOre: Math.round(amount * 100),
    paymentDate,
    modeOfPayment,
    source,
    isBooked: false,
    isRemoved: false,
    voucherNumber: null,
  });
};

/** Books the payment. Only then does the balance of the invoice change. */
export const bookkeepPayment = (books: CompanyBooks, number: string): PaymentRecord => {
  const payment = findPayment(books, number);
  if (payment.isBooked) throw fortnoxErrors.state('Betalningen är redan bokförd.');
  requireOpenPeriod(books, payment.paymentDate);
  const invoice = findInvoice(books, payment.invoiceNumber);
  requireAmountWithinTotal(invoice, payment.amountOre);
  const settledOre = invoice.settledOre + payment.amountOre;
  const isPaid = settledOre === invoice.totalOre;
  books.saveInvoice({
    ...invoice,
    settledOre,
    finalPayDate: isPaid ? payment.paymentDate : invoice.finalPayDate,
  });
  return books.savePayment({ ...payment, isBooked: true, voucherNumber: books.nextVoucherNumber() });
};

export const removePayment = (books: CompanyBooks, number: string): void => {
  const payment = findPayment(books, number);
  if (payment.isBooked) throw fortnoxErrors.state('En bokförd betalning kan inte tas bort.');
  books.savePayment({ ...payment, isRemoved: true });
};
