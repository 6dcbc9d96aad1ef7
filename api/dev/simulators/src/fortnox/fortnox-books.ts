import { dateInSweden } from '@husrum/format';
import { fortnoxErrors } from './fortnox-error';
import { FIRST_YEAR, LAST_YEAR } from './fortnox-master-data';
import type { CompanyRecord, CustomerRecord, InvoiceRecord, PaymentRecord } from './fortnox-records';
import type { Books, FortnoxState } from './fortnox-state';

/** The books of one company, with functions that change them. */
export interface CompanyBooks extends Books {
  readonly now: Date;
  readonly today: string;
  saveCompany(change: Partial<CompanyRecord>): void;
  saveCustomer(value: Omit<CustomerRecord, 'modifiedAt'>): CustomerRecord;
  saveInvoice(value: Omit<InvoiceRecord, 'modifiedAt'>): InvoiceRecord;
  savePayment(value: Omit<PaymentRecord, 'modifiedAt'>): PaymentRecord;
  /** Returns the next voucher number, and counts it up. */
  takeVoucherNumber(): number;
}

export const openBooks = (state: FortnoxState, company: string, now: Date): CompanyBooks => {
  const read = (): Books => {
    const books = state.books.get(company);
    if (books === undefined) throw fortnoxErrors.systemError();
    return books;
  };
  const modifiedAt = now.toISOString();
  const saveCompany = (change: Partial<CompanyRecord>): void =>
    state.save({ kind: 'company', company, value: { ...read().company, ...change } });
  return {
    get company() {
      return read().company;
    },
    get customers() {
      return read().customers;
    },
    get invoices() {
      return read().invoices;
    },
    get payments() {
      return read().payments;
    },
    now,
    today: dateInSweden(now),
    saveCompany,
    saveCustomer: (input) => {
      const value = { ...input, modifiedAt };
      state.save({ kind: 'customer', company, value });
      return value;
    },
    saveInvoice: (input) => {
      const value = { ...input, modifiedAt };
      state.save({ kind: 'invoice', company, value });
      return value;
    },
    savePayment: (input) => {
      const value = { ...input, modifiedAt };
      state.save({ kind: 'payment', company, value });
      return value;
    },
    takeVoucherNumber: () => {
      const { nextVoucherNumber } = read().company;
      saveCompany({ nextVoucherNumber: nextVoucherNumber + 1 });
      return nextVoucherNumber;
    },
  };
};

export const hasFinancialYear = ({ closedYears }: CompanyRecord, date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR && !closedYears.includes(year);
};

/** Throws when nothing can be booked on the date. */
export const requireOpenPeriod = ({ company }: CompanyBooks, date: string): void => {
  if (company.lockedUntil !== null && date <= company.lockedUntil)
    throw fortnoxErrors.periodLocked(company.lockedUntil);
  if (!hasFinancialYear(company, date)) throw fortnoxErrors.financialYearNotFound();
};
