import type { InvoiceListItem } from '@husrum/contract/invoice';

/** The `{type}` path parameter of the invoice calls. An invoice without a type counts as manual. */
export const toInvoiceTypeParam = ({ invoice_type }: Pick<InvoiceListItem, 'invoice_type'>): string =>
  (invoice_type ?? 'MANUAL').toLowerCase();
