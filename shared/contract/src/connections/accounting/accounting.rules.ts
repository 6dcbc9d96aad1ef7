import { accountingNames, type IntegrationName } from '../integration';

export type AccountingName = (typeof accountingNames)[number];
export const isAccountingName = (name: IntegrationName): name is AccountingName =>
  accountingNames.some((one) => one === name);

/** Who decides a value of an invoice: Husrum (`HUSRUM`), or the accounting program (`SERVICE`). */
export const invoiceValueDeciders = ['HUSRUM', 'SERVICE'] as const;
export type InvoiceValueDecider = (typeof invoiceValueDeciders)[number];

interface AccountingRule {
  /** Who decides the invoice number, the OCR number and the due date. */
  readonly number: InvoiceValueDecider;
  readonly ocr: InvoiceValueDecider;
  readonly dueDate: InvoiceValueDecider;
  /** Whether invoices can be paid by autogiro through the program. */
  readonly hasAutogiro: boolean;
  /** Whether our server can move a surplus from one invoice to another in the program. */
  readonly canMoveSurplus: boolean;
}

/**
 * What each accounting program decides of an invoice, and what it can do. Fortnox takes the OCR number that is printed on our
 * invoice. Spiris makes its own when the invoice is booked, so we print that.
 */
export const accountingRules: Readonly<Record<AccountingName, AccountingRule>> = {
  FORTNOX: { number: 'HUSRUM', ocr: 'HUSRUM', dueDate: 'HUSRUM', hasAutogiro: true, canMoveSurplus: true },
  VISMA: { number: 'HUSRUM', ocr: 'SERVICE', dueDate: 'HUSRUM', hasAutogiro: false, canMoveSurplus: false },
};

/** The revenue account of each VAT rate, in percent, unless the business has chosen another (product spec part 2 §9). */
export const standardAccounts: Readonly<Record<0 | 6 | 12 | 25, number>> = {
  0: 3004,
  6: 3003,
  12: 3002,
  25: 3001,
};
