import {
  createReference,
  findAccountingInvoice,
  findAccountingInvoices,
  insertAccountingInvoices,
  removeAccountingInvoice,
  saveAccountingInvoice,
} from './accounting-invoice.store';

/** Invoices as accounting programs have them, as other packages read and record them. */
export const accountingInvoices = {
  createReference,
  find: findAccountingInvoice,
  findByInvoice: findAccountingInvoices,
  insert: insertAccountingInvoices,
  save: saveAccountingInvoice,
  remove: removeAccountingInvoice,
};
