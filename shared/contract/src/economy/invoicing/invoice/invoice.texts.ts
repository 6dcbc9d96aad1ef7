import { JUMP_PERCENT, type RemarkKind } from './invoice.remark';
import type {
  InvoiceFilter,
  InvoiceKind,
  InvoiceMilestone,
  InvoiceStatus,
  InvoiceType,
} from './invoice.status';

export const invoiceRemarkLabel: Readonly<Record<RemarkKind, string>> = {
  NO_TENANT: 'Saknar hyresgäst',
  NO_EMAIL: 'Saknar mejladress',
  NEGATIVE: 'Negativt belopp',
  ZERO: 'Avin är på 0 kr',
  JUMP: `Avviker mer än ${JUMP_PERCENT} % från förra avin`,
  DOUBLE: 'Samma period på två avier',
  SYNC_OFF: 'Synkroniseringen är avstängd',
};

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

/** Of an invoice whose rest is written off: see `isWrittenOff`. */
export const writtenOffLabel = 'Avskriven';

export const invoiceKindLabel: Readonly<Record<InvoiceKind, string>> = {
  RENT: 'Hyresavi',
  SUPPLEMENT: 'Tilläggsavi',
  DEPOSIT: 'Depositionsavi',
  CREDIT: 'Kreditavi',
};

export const invoiceTypeLabel: Readonly<Record<InvoiceType, string>> = {
  FORTNOX: 'Fortnox',
  VISMA: 'Spiris',
  MANUAL: 'Manuell',
};

export const invoiceFilterLabel: Readonly<Record<InvoiceFilter, string>> = {
  review: 'Attestering',
  unpaid: 'Obetalda',
  ready: 'Redo att skickas',
  error: 'Kräver åtgärd',
  overdue: 'Förfallna',
  sent: 'Skickade',
};

export const invoiceMilestoneLabel: Readonly<Record<InvoiceMilestone, string>> = {
  CREATED: 'Skapad',
  APPROVED: 'Attesterad',
  SENT: 'Skickad',
  PAID: 'Betald',
};
