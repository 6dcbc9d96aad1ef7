import type { InvoiceKind } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';

export interface Sender {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string | null;
  email: string | null;
  organisationNumber: string;
  vatNumber: string | null;
  fTax: boolean;
}

export interface Recipient {
  name: string;
  /** It is empty when the tenant has no postal address. */
  lines: readonly string[];
}

export interface DocumentRow {
  name: string;
  quantity: number;
  unit: string;
  feeOre: number;
  totalOre: number;
  taxRate: number;
}

/** Everything that is printed on an invoice, so that rendering needs no database. */
export interface InvoiceDocument {
  kind: InvoiceKind;
  reference: string | null;
  issued: LocalDate;
  due: LocalDate | null;
  period: { start: LocalDate; stop: LocalDate };
  sender: Sender;
  recipient: Recipient;
  object: { name: string; address: string } | null;
  leaseReference: string | null;
  /** The reference of the invoice that a credit invoice credits, wholly or in part. */
  creditedReference: string | null;
  /** Why a credit invoice was made. Missing on credit invoices that were created before reasons were stored. */
  creditReason?: string | null;
  rows: readonly DocumentRow[];
  vat: readonly { taxRate: number; netOre: number; taxOre: number }[];
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
  /** The tenant's credit that is deducted from the amount to pay. */
  offsetOre: number;
  ocr: string | null;
  bankgiro: string | null;
  plusgiro: string | null;
  /** The Swish number. Invoices that were sent before it was known have none. */
  swish?: string | null;
  autogiro: boolean;
  /** Whether the invoice is not sent yet, which is printed on the page. */
  draft: boolean;
  /** Whether the invoice is cancelled: this is printed instead of what is needed to pay. Set anew when a stored document is read. */
  cancelled?: boolean;
  /** The day on which all of the invoice was credited, and the numbers of its credit invoices. Marked as `cancelled` is. */
  credited?: { day: LocalDate; references: readonly string[] } | null;
}

/** Whether nothing is to be paid any more: the document says so, and has no payment slip and no amount to pay. */
export const isVoid = ({ cancelled, credited }: Pick<InvoiceDocument, 'cancelled' | 'credited'>): boolean =>
  cancelled === true || credited != null;

export const amountDueOre = (invoice: InvoiceDocument): number =>
  Math.max(0, invoice.payOre - invoice.offsetOre);
