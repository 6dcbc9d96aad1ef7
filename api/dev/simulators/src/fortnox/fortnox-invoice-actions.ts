import { type CompanyBooks, requireOpenPeriod } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { textField } from './fortnox-fields';
import { requireInvoice, saveNewInvoice } from './fortnox-invoices';
import type { InvoiceRecord } from './fortnox-records';

/** Sets the amount of a booked credit invoice off against the invoice that it credits. */
const settleCredit = (books: CompanyBooks, credit: InvoiceRecord): InvoiceRecord => {
  const credited = books.invoices.get(credit.creditReference);
  if (!credit.isCredit || credited === undefined || !credited.isBooked) return credit;
  const leftOre = credited.totalOre - credited.settledOre;
  const setOffOre = Math.max(0, Math.min(leftOre, -credit.totalOre));
  const finalPayDate =
    setOffOre === leftOre ? textField(credit.fields, 'InvoiceDate') : credited.finalPayDate;
  books.saveInvoice({ ...credited, settledOre: credited.settledOre + setOffOre, finalPayDate });
  return books.saveInvoice({ ...credit, settledOre: credit.settledOre - setOffOre });
};
export const bookkeepInvoice = (books: CompanyBooks, number: string): InvoiceRecord => {
  const invoice = requireInvoice(books, number);
  if (invoice.isBooked) throw fortnoxErrors.wrongState('Fakturan är redan bokförd.');
  if (invoice.isCancelled) throw fortnoxErrors.wrongState('Fakturan är makulerad.');
  requireOpenPeriod(books, textField(invoice.fields, 'InvoiceDate'));
  const finalPayDate = invoice.totalOre === 0 ? textField(invoice.fields, 'InvoiceDate') : null;
  const voucherNumber = books.takeVoucherNumber();
  return settleCredit(books, books.saveInvoice({ ...invoice, isBooked: true, voucherNumber, finalPayDate }));
};
export const cancelInvoice = (books: CompanyBooks, number: string): InvoiceRecord => {
  const invoice = requireInvoice(books, number);
  if (invoice.isBooked) throw fortnoxErrors.wrongState('En bokförd faktura kan inte makuleras.');
  if (invoice.isCancelled) throw fortnoxErrors.wrongState('Fakturan är redan makulerad.');
  return books.saveInvoice({ ...invoice, isCancelled: true });
};
export const markSent = (books: CompanyBooks, number: string): InvoiceRecord =>
  books.saveInvoice({ ...requireInvoice(books, number), isSent: true });

const negate = (quantity: string): string => (quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`);
/** Creates the credit invoice without booking it, and returns the invoice that it credits. */
export const creditInvoice = (books: CompanyBooks, number: string): InvoiceRecord => {
  const invoice = requireInvoice(books, number);
  if (!invoice.isBooked) throw fortnoxErrors.wrongState('Fakturan är inte bokförd.');
  if (invoice.isCredit) throw fortnoxErrors.wrongState('En kreditfaktura kan inte krediteras.');
  if (invoice.creditReference !== '0') throw fortnoxErrors.wrongState('Fakturan är redan krediterad.');
  const { OCR: _ocr, DueDate: _due, DocumentNumber: _number, ...fields } = invoice.fields;
  const InvoiceRows = invoice.rows.map(({ RowId: _id, ...row }) => ({
    ...row,
    DeliveredQuantity: negate(textField(row, 'DeliveredQuantity', '0')),
  }));
  const { OrganisationNumber: _organisation, ...copied } = fields;
  const credit = saveNewInvoice(books, { ...copied, InvoiceDate: books.today, InvoiceRows }, number);
  return books.saveInvoice({ ...invoice, creditReference: credit.number });
};
