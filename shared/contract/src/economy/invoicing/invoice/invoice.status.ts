export const invoiceStatuses = [
  'EDIT',
  'REVIEW',
  'READY',
  'PENDING_PAYMENT',
  'PARTIALLY_PAYED',
  'PAYED',
  'OVERDUE',
  'CREDITED',
  'CANCELLED',
  'ERROR',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** RENT bills a period, SUPPLEMENT something else, DEPOSIT asks for a deposit, and CREDIT credits another invoice, wholly or in part. */
export const invoiceKinds = ['RENT', 'SUPPLEMENT', 'DEPOSIT', 'CREDIT'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
/** FORTNOX and VISMA: the accounting program that the invoice is in. MANUAL: it is in none. */
export const invoiceTypes = ['FORTNOX', 'VISMA', 'MANUAL'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
/** The values of `filter`, and of /invoicebase/status/:status. `sent` is every invoice with `sent_at`. */
/** PAYMENT: paid on the invoice. OFFSET: the tenant's credit was deducted. REVERSAL: one of these was taken back; negative. */
export const allocationKinds = ['PAYMENT', 'OFFSET', 'REVERSAL'] as const;
export type AllocationKind = (typeof allocationKinds)[number];

export const invoiceFilters = ['review', 'unpaid', 'ready', 'error', 'overdue', 'sent'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];
export const invoiceFilterStatuses: Readonly<
  Record<Exclude<InvoiceFilter, 'sent'>, readonly InvoiceStatus[]>
> = {
  review: ['EDIT', 'REVIEW'],
  unpaid: ['PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE'],
  ready: ['READY'],
  error: ['ERROR'],
  overdue: ['OVERDUE'],
};
/** Statuses of the invoices that `unsent` lists and that stat_not_sent_invoices counts, unless they were sent: a mail may bounce. */
export const unsentStatuses: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];
/** Statuses of an invoice that is still to be sent or paid. */
export const openInvoiceStatuses: readonly InvoiceStatus[] = [
  ...unsentStatuses,
  ...invoiceFilterStatuses.unpaid,
];

export const isInvoiceFilter = (value: string): value is InvoiceFilter =>
  invoiceFilters.some((filter) => filter === value);

/** Whether all that was left of the invoice is written off: nothing is left to pay, so its status is PAYED, but it was not paid. */
export const isWrittenOff = (invoice: {
  readonly status: InvoiceStatus;
  readonly written_off?: number | undefined;
}): boolean => invoice.status === 'PAYED' && (invoice.written_off ?? 0) > 0;

/** Statuses in which an invoice can be sent, for the first time or again. */
export const sendableStatuses: readonly InvoiceStatus[] = [
  'READY',
  'PENDING_PAYMENT',
  'OVERDUE',
  'PARTIALLY_PAYED',
  'PAYED',
];
/** Statuses in which the due date cannot be changed. */
export const fixedDueDateStatuses: readonly InvoiceStatus[] = ['EDIT', 'CANCELLED', 'CREDITED'];
/** Statuses in which a payment can be registered. What exceeds the amount left becomes the tenant's credit. */
export const payableStatuses: readonly InvoiceStatus[] = [
  'READY',
  'PENDING_PAYMENT',
  'PARTIALLY_PAYED',
  'OVERDUE',
  'PAYED',
];

/** The milestones of an invoice, in order. */
export const invoiceMilestones = ['CREATED', 'APPROVED', 'SENT', 'PAID'] as const;
export type InvoiceMilestone = (typeof invoiceMilestones)[number];
