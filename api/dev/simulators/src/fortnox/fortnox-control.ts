import { type CompanyBooks, openBooks } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { bookkeepInvoice, cancelInvoice, creditInvoice } from './fortnox-invoice-actions';
import { changeInvoice, requireInvoice } from './fortnox-invoices';
import { bookkeepPayment, createPayment } from './fortnox-payments';
import type { InvoiceRecord, PaymentRecord } from './fortnox-records';
import type { CompanySettings } from './fortnox-settings';
import type { FortnoxState } from './fortnox-state';

/** The actions of an accountant in the program. Each throws when the program refuses it. */
export interface FortnoxControl {
  books(company: string): CompanyBooks;
  /** Pays the whole balance today by default. */
  pay(
    company: string,
    invoice: string,
    options?: { readonly amountOre?: number; readonly date?: string },
  ): PaymentRecord;
  changeDueDate(company: string, invoice: string, date: string): InvoiceRecord;
  cancel(company: string, invoice: string): InvoiceRecord;
  /** Creates and books a credit invoice, and returns it. */
  credit(company: string, invoice: string): InvoiceRecord;
  /** Replaces the rows of an unbooked invoice with one row, which has this amount and no VAT. */
  changeAmount(company: string, invoice: string, amountOre: number): InvoiceRecord;
  /** Removes the latest booked payment of the invoice. */
  undoPayment(company: string, invoice: string): PaymentRecord;
  changeSettings(company: string, settings: CompanySettings): void;
}

export const createFortnoxControl = (state: FortnoxState, now: () => Date): FortnoxControl => {
  const open = (company: string): CompanyBooks => openBooks(state, company, now());
  return {
    books: open,
    pay: (company, number, { amountOre, date } = {}) => {
      const books = open(company);
      const { totalOre, settledOre } = requireInvoice(books, number);
      const fields = {
        InvoiceNumber: Number(number),
        Amount: (amountOre ?? totalOre - settledOre) / 100,
        PaymentDate: date ?? books.today,
      };
      return bookkeepPayment(books, createPayment(books, fields, 'manual').number);
    },
    changeDueDate: (company, number, date) => changeInvoice(open(company), number, { DueDate: date }),
    cancel: (company, number) => cancelInvoice(open(company), number),
    credit: (company, number) => {
      const books = open(company);
      return bookkeepInvoice(books, creditInvoice(books, number).creditReference);
    },
    changeAmount: (company, number, amountOre) => {
      const books = open(company);
      const [row] = requireInvoice(books, number).rows;
      const { RowId: _id, ...fields } = row ?? {};
      const InvoiceRows = [{ ...fields, VAT: 0, DeliveredQuantity: '1', Price: amountOre / 100 }];
      return changeInvoice(books, number, { InvoiceRows });
    },
    undoPayment: (company, number) => {
      const books = open(company);
      const ofInvoice = [...books.payments.values()].filter(({ invoiceNumber }) => invoiceNumber === number);
      const latest = ofInvoice.findLast(({ isBooked }) => isBooked);
      if (latest === undefined) throw fortnoxErrors.paymentNotFound();
      const invoice = requireInvoice(books, number);
      const settledOre = invoice.settledOre - latest.amountOre;
      books.saveInvoice({ ...invoice, settledOre, finalPayDate: null });
      return books.savePayment({ ...latest, isRemoved: true });
    },
    changeSettings: (company, settings) => open(company).saveCompany(settings),
  };
};
