import { type CompanyBooks, requireOpenPeriod } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { numberField, textField } from './fortnox-fields';
import { requireInvoice } from './fortnox-invoices';
import { modesOfPayments } from './fortnox-master-data';
import type { Fields, InvoiceRecord, PaymentRecord } from './fortnox-records';

export const requirePayment = ({ payments }: CompanyBooks, number: string): PaymentRecord => {
  const payment = payments.get(number);
  if (payment === undefined) throw fortnoxErrors.paymentNotFound();
  return payment;
};

/**
 * The vendor's help says that credit invoices are paid off among the incoming payments, together with the invoices against
 * which they are set off (support.fortnox.se, the five most common questions on invoicing), and public clients pay them by
 * their negative total. No public source describes negative payments on other invoices. We assume that they reverse earlier
 * payments, the paid amount of an invoice cannot become negative, and a credit invoice cannot be paid beyond its total.
 */
const requireAllowedAmount = ({ totalOre, settledOre }: InvoiceRecord, amountOre: number): void => {
  const newSettledOre = settledOre + amountOre;
  const isAllowed = totalOre < 0 ? newSettledOre >= totalOre && newSettledOre <= 0 : newSettledOre >= 0;
  if (!isAllowed) throw fortnoxErrors.invalidValue('Amount');
};

export const createPayment = (
  books: CompanyBooks,
  fields: Fields,
  source: PaymentRecord['source'] = 'direct',
): PaymentRecord => {
  const invoice = requireInvoice(books, String(numberField(fields, 'InvoiceNumber')));
  if (!invoice.isBooked) throw fortnoxErrors.wrongState('Fakturan är inte bokförd.');
  const amount = numberField(fields, 'Amount');
  if (amount === 0) throw fortnoxErrors.invalidValue('Amount');
  requireAllowedAmount(invoice, Math.round(amount * 100));
  const paymentDate = textField(fields, 'PaymentDate', books.today);
  if (paymentDate < textField(invoice.fields, 'InvoiceDate')) throw fortnoxErrors.paymentDateTooEarly();
  const modeOfPayment = textField(fields, 'ModeOfPayment', 'BG');
  if (!modesOfPayments.some(({ Code }) => Code === modeOfPayment))
    throw fortnoxErrors.invalidValue('ModeOfPayment');
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
  const payment = requirePayment(books, number);
  if (payment.isBooked) throw fortnoxErrors.wrongState('Betalningen är redan bokförd.');
  requireOpenPeriod(books, payment.paymentDate);
  const invoice = requireInvoice(books, payment.invoiceNumber);
  requireAllowedAmount(invoice, payment.amountOre);
  const settledOre = invoice.settledOre + payment.amountOre;
  const isPaid = settledOre === invoice.totalOre;
  books.saveInvoice({
    ...invoice,
    settledOre,
    finalPayDate: isPaid ? payment.paymentDate : invoice.finalPayDate,
  });
  return books.savePayment({ ...payment, isBooked: true, voucherNumber: books.takeVoucherNumber() });
};

export const removePayment = (books: CompanyBooks, number: string): void => {
  const payment = requirePayment(books, number);
  if (payment.isBooked) throw fortnoxErrors.wrongState('En bokförd betalning kan inte tas bort.');
  books.savePayment({ ...payment, isRemoved: true });
};
