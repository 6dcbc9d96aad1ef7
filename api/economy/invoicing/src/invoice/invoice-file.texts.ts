import type { InvoiceKind } from '@husrum/contract/invoice';

const fileWord: Readonly<Record<InvoiceKind, string>> = {
  RENT: 'hyresavi',
  SUPPLEMENT: 'tillaggsavi',
  CREDIT: 'kreditavi',
};

/** `hyresavi-100247.pdf`; with the start date while the invoice has no reference. */
export const invoiceFileName = ({
  kind,
  reference,
  start,
}: {
  kind: InvoiceKind;
  reference: string | null;
  start: string;
}): string => `${fileWord[kind]}-${(reference ?? start).replace(/[^\w-]+/g, '-')}.pdf`;
