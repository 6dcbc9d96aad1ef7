import type { accountingNames } from '../integration';

export type AccountingName = (typeof accountingNames)[number];

interface AccountingRule {
  /** Who numbers the invoices, and who makes the OCR number. */
  readonly number: 'HUSRUM' | 'SERVICE';
  readonly ocr: 'HUSRUM' | 'SERVICE';
  readonly dueDate: 'HUSRUM' | 'SERVICE';
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
