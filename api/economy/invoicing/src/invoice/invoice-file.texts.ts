import type { InvoiceKind } from '@husrum/contract/invoice';

const fileWord: Readonly<Record<InvoiceKind, string>> = {
  RENT: 'hyresavi',
  SUPPLEMENT: 'tillaggsavi',
  DEPOSIT: 'depositionsavi',
  CREDIT: 'kreditavi',
};

interface NamedInvoice {
  readonly kind: InvoiceKind;
  readonly reference: string | null;
  readonly start: string;
  readonly cancelled_at?: string | null;
  readonly credited_at?: string | null;
}

const voidWord = ({ cancelled_at = null, credited_at = null }: NamedInvoice): string => {
  if (cancelled_at !== null) return '-makulerad';
  return credited_at === null ? '' : '-krediterad';
};

/** `hyresavi-100247.pdf`; with the start date while the invoice has no reference. `hyresavi-100247-krediterad.pdf` when it is credited. */
export const invoiceFileName = (invoice: NamedInvoice): string =>
  `${fileWord[invoice.kind]}-${(invoice.reference ?? invoice.start).replace(/[^\w-]+/g, '-')}${voidWord(invoice)}.pdf`;
