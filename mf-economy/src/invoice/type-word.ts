import type { InvoiceListItem } from '@husrum/contract/invoice';

/** `{type}` of the calls: the word of an invoice without type is that of a manual one. */
export const typeWord = ({ invoice_type }: Pick<InvoiceListItem, 'invoice_type'>): string =>
  (invoice_type ?? 'MANUAL').toLowerCase();
