import type { InvoicebaseRow } from '@husrum/contract/invoice';

/** `{type}` of the calls: the word of a notice without type is that of a manual one. */
export const typeWord = ({ invoice_type }: Pick<InvoicebaseRow, 'invoice_type'>): string =>
  (invoice_type ?? 'MANUAL').toLowerCase();
