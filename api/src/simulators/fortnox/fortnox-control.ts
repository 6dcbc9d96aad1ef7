import { type CompanyBooks, openBooks } from './fortnox-books';
import { bookkeepInvoice, cancelInvoice, creditInvoice } from './fortnox-invoice-actions';
import { changeInvoice, findInvoice } from './fortnox-invoices';
import { bookkeepPayment, createPayment } from './fortnox-payments';
import type { CompanyRecord, InvoiceRecord, PaymentRecord } from './fortnox-records';
import type { FortnoxState } from './fortnox-state';

type Settings = Partial<
  Pick<
    CompanyRecord,
    | 'closedYears'
    | 'hasApiLicence'
    | 'inactiveAccounts'
    | 'lockedUntil'
    | 'missingAccounts'
    | 'roundsToKronor'
    | 'scopesWithoutLicence'
  >
>;

/** What an accountant does in the program. Throws what the program refuses. */
export interface FortnoxControl {
  books(company: string): CompanyBooks;
  /** The whole balance today, unless told otherwise. */
  pay(
    company: string,
    invoice: string,
    options?: { readonly amountOre?: number; readonly date?: string },
  ): PaymentRecord;
  changeDueDate(company: string, invoice: string, date: string): InvoiceRecord;
  cancel(company: string, invoice: string): InvoiceRecord;
  /** Makes and books a credit invoice, and answers it. */
  credit(company: string, invoice: string): InvoiceRecord;
  change(company: string, settings: Settings): void;
}

export const createFortnoxControl = (state: FortnoxState, now: () => Date): FortnoxControl => {
  const open = (company: string): CompanyBooks => openBooks(state, company, now());
  return {
    books: open,
    pay: (company, number, { amountOre, date } = {}) => {
      const books = open(company);
      const { totalOre, settledOre } = findInvoice(books, number);
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
    change: (company, settings) => open(company).saveCompany(settings),
  };
};
