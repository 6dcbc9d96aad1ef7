import { type InvoiceStatus, type InvoiceType, sendable } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { paymentLeft } from './payment.rules';

/** How far an invoice has come before it is sent. */
export type InvoiceStage = 'EDIT' | 'REVIEW' | 'READY';

/** All that decides an invoice's status. Amounts in öre. */
export interface InvoiceFacts {
  cancelled: boolean;
  credited: boolean;
  sent: boolean;
  /** Something required is missing: see `noticeProblem`. */
  faulty: boolean;
  stage: InvoiceStage;
  dueAt: LocalDate | null;
  payOre: number;
  /** Σ allocations of payments. */
  paidOre: number;
  /** Σ partial credits. */
  creditedOre: number;
}

/** The status of an invoice, from its facts alone (D-11). A stored status is a copy of this for filtering. */
export const statusOf = (facts: InvoiceFacts, today: LocalDate): InvoiceStatus => {
  if (facts.cancelled) return 'CANCELLED';
  if (facts.credited) return 'CREDITED';
  if (!facts.sent) return facts.faulty ? 'ERROR' : facts.stage;
  if (paymentLeft(facts) <= 0) return 'PAYED';
  if (facts.dueAt !== null && today > facts.dueAt) return 'OVERDUE';
  return facts.paidOre > 0 ? 'PARTIALLY_PAYED' : 'PENDING_PAYMENT';
};

/** Where an invoice goes when it leaves editing or is generated (D-8): through review when the company requires it. */
export const stageOnSubmit = (requireReview: boolean): InvoiceStage => (requireReview ? 'REVIEW' : 'READY');

/** Where an invoice stands after its rows changed (D-11): a ready one is reviewed again when review is required. */
export const stageAfterChange = (stage: InvoiceStage, requireReview: boolean): InvoiceStage =>
  stage === 'READY' ? stageOnSubmit(requireReview) : stage;

const unsent: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

/** A person may mark a reviewed invoice as ready, or one in error that has its invoice type (D-11). */
export const mayMarkReady = (status: InvoiceStatus, type: InvoiceType | null): boolean =>
  status === 'REVIEW' || (status === 'ERROR' && type !== null);

/** A ready invoice may be sent; a sent one again. */
export const maySend = (status: InvoiceStatus): boolean => sendable.includes(status);

/** Cancelling (D-13): what is not sent; of what is sent only an unpaid manual invoice that is not booked. */
export const mayCancel = (
  status: InvoiceStatus,
  invoice: { type: InvoiceType | null; paidOre: number; booked: boolean },
): boolean => {
  if (unsent.includes(status)) return true;
  const untouched = invoice.type === 'MANUAL' && invoice.paidOre === 0 && !invoice.booked;
  return untouched && (status === 'PENDING_PAYMENT' || status === 'OVERDUE' || status === 'PAYED');
};

/** Crediting (D-13): only what is sent, once, and never a credit invoice itself. */
export const mayCredit = (status: InvoiceStatus, isCreditInvoice: boolean): boolean =>
  !isCreditInvoice && !unsent.includes(status) && status !== 'CANCELLED' && status !== 'CREDITED';

/** When an invoice was locked: the first of its instants (ISO texts) sent, booked, credited, cancelled; null before. */
export const lockedAt = (...instants: readonly (string | null)[]): string | null =>
  instants.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
