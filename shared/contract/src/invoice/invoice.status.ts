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
export const invoiceStatusLabel: Readonly<Record<InvoiceStatus, string>> = {
  EDIT: 'Redigeras',
  REVIEW: 'Attestering',
  READY: 'Redo att skickas',
  PENDING_PAYMENT: 'Inväntar betalning',
  PARTIALLY_PAYED: 'Delbetald',
  PAYED: 'Betald',
  OVERDUE: 'Förfallen',
  CREDITED: 'Krediterad',
  CANCELLED: 'Makulerad',
  ERROR: 'Kräver åtgärd',
};

/** What an invoice asks for: the rent of a period, something beside it, or the reversal of another invoice. */
export const invoiceKinds = ['RENT', 'SUPPLEMENT', 'CREDIT'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
export const invoiceKindLabel: Readonly<Record<InvoiceKind, string>> = {
  RENT: 'Hyresavi',
  SUPPLEMENT: 'Tilläggsavi',
  CREDIT: 'Kreditavi',
};

export const invoiceTypes = ['FORTNOX', 'VISMA', 'MANUAL'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
export const invoiceTypeLabel: Readonly<Record<InvoiceType, string>> = {
  FORTNOX: 'Fortnox',
  VISMA: 'Visma',
  MANUAL: 'Manuell',
};

/** Values of /invoicebase/status/:status and what each shows. `sent` is every invoice with sent_at. */
export const invoiceFilters = ['review', 'unpaid', 'ready', 'error', 'overdue', 'sent'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];
export const invoiceFilterLabel: Readonly<Record<InvoiceFilter, string>> = {
  review: 'Attestering',
  unpaid: 'Obetalda',
  ready: 'Redo att skickas',
  error: 'Kräver åtgärd',
  overdue: 'Förfallna',
  sent: 'Skickade',
};
export const invoiceFilterStatuses: Readonly<
  Record<Exclude<InvoiceFilter, 'sent'>, readonly InvoiceStatus[]>
> = {
  review: ['EDIT', 'REVIEW'],
  unpaid: ['PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE'],
  ready: ['READY'],
  error: ['ERROR'],
  overdue: ['OVERDUE'],
};
export const isInvoiceFilter = (value: string): value is InvoiceFilter =>
  invoiceFilters.some((filter) => filter === value);

/** States in which an invoice may be sent, first or again. */
export const sendable: readonly InvoiceStatus[] = [
  'READY',
  'PENDING_PAYMENT',
  'OVERDUE',
  'PARTIALLY_PAYED',
  'PAYED',
];
/** States in which the due date may no longer be moved. */
export const dueAtFixed: readonly InvoiceStatus[] = ['EDIT', 'CANCELLED', 'CREDITED'];
/** States in which money may be registered. */
export const payable: readonly InvoiceStatus[] = ['PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE'];

/** Where an invoice passes on its way from the landlord to the paid rent. */
export const invoiceStations = ['CREATED', 'APPROVED', 'SENT', 'PAID'] as const;
export type InvoiceStation = (typeof invoiceStations)[number];
export const invoiceStationLabel: Readonly<Record<InvoiceStation, string>> = {
  CREATED: 'Skapad',
  APPROVED: 'Attesterad',
  SENT: 'Skickad',
  PAID: 'Betald',
};
