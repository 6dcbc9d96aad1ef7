import { accountingNames, type IntegrationName } from '../integration';

export type AccountingName = (typeof accountingNames)[number];
export const isAccountingName = (name: IntegrationName): name is AccountingName =>
  accountingNames.some((one) => one === name);

/** Who decides something of an invoice: this product, or the accounting program. */
export const accountingDecides = ['HUSRUM', 'SERVICE'] as const;
export type AccountingDecides = (typeof accountingDecides)[number];

interface AccountingRule {
  /** Who numbers the invoices, and who makes the OCR number. */
  readonly number: AccountingDecides;
  readonly ocr: AccountingDecides;
  readonly dueDate: AccountingDecides;
  /** Whether invoices can be drawn by autogiro there. */
  readonly hasAutogiro: boolean;
}

/**
 * Who decides what of an invoice that stands in an accounting program. Fortnox takes the OCR number that is printed on our
 * invoice. Spiris makes its own when the invoice is booked, so ours carries that.
 */
export const accountingRules: Readonly<Record<AccountingName, AccountingRule>> = {
  FORTNOX: { number: 'HUSRUM', ocr: 'HUSRUM', dueDate: 'HUSRUM', hasAutogiro: true },
  VISMA: { number: 'HUSRUM', ocr: 'SERVICE', dueDate: 'HUSRUM', hasAutogiro: false },
};

/** The revenue account of each VAT rate, in percent, unless the business has chosen another (part 2 §9). */
export const standardAccounts: Readonly<Record<0 | 6 | 12 | 25, number>> = {
  0: 3004,
  6: 3003,
  12: 3002,
  25: 3001,
};
