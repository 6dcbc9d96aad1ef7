import type { InvoiceKind, InvoiceType } from '@husrum/contract/invoice';
import { invoiceProblemTexts } from './invoice-problem.texts';

/** The giro numbers of a company. Its tenants need one of them to pay. */
export interface GiroNumbers {
  bankgiro: string | null;
  plusgiro: string | null;
}

/** The numbers of a company that are printed on its invoices. */
export interface InvoicingNumbers extends GiroNumbers {
  /** VAT number. */
  vat: string | null;
}

export const hasGiro = ({ bankgiro, plusgiro }: GiroNumbers): boolean =>
  bankgiro !== null || plusgiro !== null;

interface Amounts {
  taxOre: number;
  payOre: number;
}

/**
 * Why a company's settings do not allow an invoice of these amounts, in Swedish; null if they do. A tenant cannot pay without a
 * giro number, and an invoice with VAT must state the VAT number (ML 17:24).
 */
export const settingsProblem = (numbers: InvoicingNumbers, { taxOre, payOre }: Amounts): string | null => {
  if (payOre > 0 && !hasGiro(numbers)) return invoiceProblemTexts.noGiro;
  if (taxOre !== 0 && numbers.vat === null) return invoiceProblemTexts.noVatNumber;
  return null;
};

/**
 * Why an invoice cannot be sent, in Swedish; null if it can (docs/domain-rules.md, D-8, D-19). An invoice with a problem has
 * status ERROR. A negative net total is a problem even if VAT and rounding make the amount to pay positive. A negative amount
 * to pay is one, because nobody can pay it.
 */
export const invoiceProblem = (invoice: {
  kind: InvoiceKind;
  type: InvoiceType | null;
  tenant: { identifier: string | null } | null;
  rowCount: number;
  /** The sum of the rows ex VAT. */
  feeOre: number;
  taxOre: number;
  payOre: number;
  /** It is null if the company has been deleted. */
  company: InvoicingNumbers | null;
}): string | null => {
  if (invoice.tenant === null) return invoiceProblemTexts.noTenant;
  if (invoice.type === 'FORTNOX' && !invoice.tenant.identifier) return invoiceProblemTexts.noIdentifier;
  // A supplement starts without rows: a person fills them in.
  if (invoice.kind === 'SUPPLEMENT' && invoice.rowCount === 0) return invoiceProblemTexts.noRows;
  if (invoice.feeOre < 0) return invoiceProblemTexts.negativeNet;
  if (invoice.payOre < 0) return invoiceProblemTexts.negativeTotal;
  return invoice.company === null ? null : settingsProblem(invoice.company, invoice);
};
