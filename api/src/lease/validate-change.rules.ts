import { formatMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { earliestSelectableMonth, type GenerateSettings } from '../rent/config-month.rules';
import type { Span } from '../rent/period';
import { leaseTexts } from './lease.texts';
import { type InvoicedSpan, isEndSetOrMoved } from './lease-change.rules';

/** Error messages by field; empty when the change is allowed. */
type FieldErrors = Record<string, string[]>;

/** The end cannot be changed while receipts are handed out. */
export const validateEnd = (before: Span, after: Span, unreturned: number): FieldErrors =>
  unreturned === 0 || !isEndSetOrMoved(before, after)
    ? {}
    : { stop: [leaseTexts.unreturnedReceipts(unreturned)] };

/** A chosen month must not be after the end of the lease, nor earlier than a user may select. An unchanged one is not checked. */
export const validateNextMonth = (
  before: InvoicedSpan,
  after: InvoicedSpan,
  settings: GenerateSettings,
  today: LocalDate,
): FieldErrors => {
  const chosen = after.next_invoice_month;
  if (chosen === null || chosen === before.next_invoice_month) return {};
  const earliest = earliestSelectableMonth(today, settings, before.next_invoice_month);
  if (chosen < earliest) return { next_invoice_month: [leaseTexts.earliestMonth(formatMonth(earliest))] };
  if (after.stop !== null && startOfMonth(chosen) > after.stop)
    return { next_invoice_month: [leaseTexts.monthAfterEnd(after.stop)] };
  return {};
};
