import {
  type InvoiceKind,
  type InvoiceStatus,
  type InvoiceType,
  sendableStatuses,
} from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { paymentLeft } from './payment.rules';

/** The stage of an unsent invoice. */
export type InvoiceStage = 'EDIT' | 'REVIEW' | 'READY';

/** The facts that an invoice's status is derived from. Amounts in öre. */
export interface InvoiceFacts {
  cancelled: boolean;
  credited: boolean;
  sent: boolean;
  /** Whether `invoiceProblem` finds something that is missing or wrong. */
  hasProblem: boolean;
  /** Whether the latest attempt to mail it failed. */
  mailFailed?: boolean;
  stage: InvoiceStage;
  dueAt: LocalDate | null;
  payOre: number;
  /** The sum of allocated payments. */
  paidOre: number;
  /** How much of `paidOre` is credit that the tenant had. Unlike a payment, it does not show that the invoice arrived. */
  offsetOre?: number;
  /** The sum of partial credits. */
  creditedOre: number;
}

/** Derives the status of an invoice (docs/domain-rules.md, D-11). The stored status is a copy for filtering. */
export const deriveInvoiceStatus = (facts: InvoiceFacts, today: LocalDate): InvoiceStatus => {
  if (facts.cancelled) return 'CANCELLED';
  if (facts.credited) return 'CREDITED';
  if (!facts.sent && facts.hasProblem) return 'ERROR';
  if (!facts.sent) return facts.mailFailed && facts.stage === 'READY' ? 'ERROR' : facts.stage;
  if (paymentLeft(facts) <= 0) return 'PAYED';
  // A payment shows that the tenant has received the invoice, although the mail failed.
  if (facts.mailFailed && facts.paidOre <= (facts.offsetOre ?? 0)) return 'ERROR';
  if (facts.dueAt !== null && today > facts.dueAt) return 'OVERDUE';
  return facts.paidOre > 0 ? 'PARTIALLY_PAYED' : 'PENDING_PAYMENT';
};

/** The stage of an invoice when editing is finished or a run creates it (D-8): review if the company requires it. */
export const stageOnSubmit = (requireReview: boolean): InvoiceStage => (requireReview ? 'REVIEW' : 'READY');

/** The stage after a change of rows (D-11): a ready invoice is reviewed again if the company requires review. */
export const stageAfterChange = (stage: InvoiceStage, requireReview: boolean): InvoiceStage =>
  stage === 'READY' ? stageOnSubmit(requireReview) : stage;

const unsentStatuses: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

/** Whether a user may mark an invoice as ready (D-11): from review, or from error once it has an invoice type. */
export const canMarkReady = (status: InvoiceStatus, type: InvoiceType | null): boolean =>
  status === 'REVIEW' || (status === 'ERROR' && type !== null);

/** Whether an invoice may be sent: when ready, or again when sent. */
export const canSend = (status: InvoiceStatus): boolean => sendableStatuses.includes(status);

const cancellableSentStatuses: readonly InvoiceStatus[] = ['PENDING_PAYMENT', 'OVERDUE', 'PAYED', 'ERROR'];

/**
 * Whether an invoice may be cancelled (D-13): when unsent, or when sent, manual and unpaid. A booked invoice cannot be cancelled.
 */
export const canCancel = (
  status: InvoiceStatus,
  invoice: { type: InvoiceType | null; paidOre: number; sent: boolean; booked: boolean },
): boolean => {
  // A booked invoice can only be credited.
  if (invoice.booked) return false;
  if (!invoice.sent) return unsentStatuses.includes(status);
  return invoice.type === 'MANUAL' && invoice.paidOre === 0 && cancellableSentStatuses.includes(status);
};

/** Whether an invoice may be credited (D-13): when sent or booked, until all is credited; no credit invoice, and nothing written off. */
export const canCredit = ({
  kind,
  status,
  sent_at,
  booked_at = null,
  written_off_ore = 0,
}: {
  kind: InvoiceKind;
  status: InvoiceStatus;
  sent_at: string | null;
  booked_at?: string | null;
  written_off_ore?: number;
}): boolean =>
  kind !== 'CREDIT' &&
  written_off_ore === 0 &&
  (sent_at !== null || booked_at !== null) &&
  status !== 'CANCELLED' &&
  status !== 'CREDITED';

/**
 * When an invoice was locked: the first of the instants at which it was sent, booked, credited or cancelled. The result is
 * null if unlocked.
 */
export const lockedAt = (...instants: readonly (string | null)[]): string | null =>
  instants.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
