import { type InvoiceType, invoiceTypes } from './invoice.status';

/** The values of the `{type}` path parameter of the invoice calls. */
export const invoiceTypeParams = [
  'fortnox',
  'visma',
  'manual',
] as const satisfies readonly Lowercase<InvoiceType>[];

/** The `{type}` path parameter of the invoice calls. An invoice without a type counts as manual. */
export const toInvoiceTypeParam = ({ invoice_type }: { readonly invoice_type: InvoiceType | null }): string =>
  (invoice_type ?? 'MANUAL').toLowerCase();

export const parseInvoiceTypeParam = (text: string): InvoiceType | undefined =>
  invoiceTypes.find((type) => type.toLowerCase() === text);
