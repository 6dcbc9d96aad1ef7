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
  /** Empty when the tenant has no address: the invoice then goes by e-mail alone. */
  lines: readonly string[];
}

export interface PrintedRow {
  name: string;
  quantity: number;
  unit: string;
  feeOre: number;
  totalOre: number;
  taxRate: number;
}

/** All that stands on a printed invoice, and nothing that would have to be looked up. */
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
  /** The invoice that a credit invoice reverses. */
  creditedReference: string | null;
  rows: readonly PrintedRow[];
  vat: readonly { taxRate: number; netOre: number; taxOre: number }[];
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
  /** What the tenant had to their credit and is taken off. */
  offsetOre: number;
  ocr: string | null;
  bankgiro: string | null;
  plusgiro: string | null;
  autogiro: boolean;
  /** Not sent yet: the page says so. */
  draft: boolean;
}

export const toPayOre = (invoice: InvoiceDocument): number => Math.max(0, invoice.payOre - invoice.offsetOre);
