import { type InvoiceStatus, type InvoiceType, sendable } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { paymentLeft } from './payment.rules';

/** How far a notice has come before it is sent. */
export type NoticeStage = 'EDIT' | 'REVIEW' | 'READY';

/** All that decides a notice's status. Amounts in öre. */
export interface NoticeFacts {
  cancelled: boolean;
  credited: boolean;
  sent: boolean;
  /** Something required is missing: see `noticeProblem`. */
  faulty: boolean;
  stage: NoticeStage;
  dueAt: LocalDate | null;
  payOre: number;
  /** Σ allocations of payments. */
  paidOre: number;
  /** Σ partial credits. */
  creditedOre: number;
}

/** The status of a notice, from its facts alone (D-11). A stored status is a copy of this for filtering. */
export const statusOf = (facts: NoticeFacts, today: LocalDate): InvoiceStatus => {
  if (facts.cancelled) return 'CANCELLED';
  if (facts.credited) return 'CREDITED';
  if (!facts.sent) return facts.faulty ? 'ERROR' : facts.stage;
  if (paymentLeft(facts) <= 0) return 'PAYED';
  if (facts.dueAt !== null && today > facts.dueAt) return 'OVERDUE';
  return facts.paidOre > 0 ? 'PARTIALLY_PAYED' : 'PENDING_PAYMENT';
};

/** Where a notice goes when it leaves editing or is generated (D-8): through review when the company requires it. */
export const stageOnSubmit = (requireReview: boolean): NoticeStage => (requireReview ? 'REVIEW' : 'READY');

/** Where a notice stands after its rows changed (D-11): a ready one is reviewed again when review is required. */
export const stageAfterChange = (stage: NoticeStage, requireReview: boolean): NoticeStage =>
  stage === 'READY' ? stageOnSubmit(requireReview) : stage;

const unsent: readonly InvoiceStatus[] = ['EDIT', 'REVIEW', 'READY', 'ERROR'];

/** A person may mark a reviewed notice as ready, or one in error that has its invoice type (D-11). */
export const mayMarkReady = (status: InvoiceStatus, type: InvoiceType | null): boolean =>
  status === 'REVIEW' || (status === 'ERROR' && type !== null);

/** A ready notice may be sent; a sent one again. */
export const maySend = (status: InvoiceStatus): boolean => sendable.includes(status);

/** Cancelling (D-13): what is not sent; of what is sent only an unpaid manual notice that is not booked. */
export const mayCancel = (
  status: InvoiceStatus,
  notice: { type: InvoiceType | null; paidOre: number; booked: boolean },
): boolean => {
  if (unsent.includes(status)) return true;
  const untouched = notice.type === 'MANUAL' && notice.paidOre === 0 && !notice.booked;
  return untouched && (status === 'PENDING_PAYMENT' || status === 'OVERDUE' || status === 'PAYED');
};

/** Crediting (D-13): only what is sent, once, and never a credit notice itself. */
export const mayCredit = (status: InvoiceStatus, isCreditNotice: boolean): boolean =>
  !isCreditNotice && !unsent.includes(status) && status !== 'CANCELLED' && status !== 'CREDITED';

/** When a notice was locked: the first of its instants (ISO texts) sent, booked, credited, cancelled; null before. */
export const lockedAt = (...instants: readonly (string | null)[]): string | null =>
  instants.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
