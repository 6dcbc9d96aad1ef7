/** How unbilled days become invoices: one for all of them, or one for each period. */
export const unbilledInvoiceModes = ['ONE', 'PER_PERIOD'] as const;
export type UnbilledInvoiceMode = (typeof unbilledInvoiceModes)[number];
