import { changeInvoicingConfig } from './change-invoicing-config';
import { saveAutoInvoicingStart } from './company.store';
import { readInvoicingConfig } from './read-company';

/** The invoicing settings of a company, as other packages read and change them. */
export const invoicingConfig = {
  read: readInvoicingConfig,
  change: changeInvoicingConfig,
  saveAutoStart: saveAutoInvoicingStart,
};
