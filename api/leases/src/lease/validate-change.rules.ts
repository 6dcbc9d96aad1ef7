import { earliestSelectableMonth, type GenerateSettings, hasDays, type Span } from '@husrum/api-rent';
import { leaseInputTexts } from '@husrum/contract/lease';
import { formatMonth, type LocalDate, startOfMonth } from '@husrum/format';
import { leaseTexts } from './lease.texts';
import { type InvoicedSpan, isEndSetOrMoved } from './lease-change.rules';

/** Error messages by field; empty when the change is allowed. */
type FieldErrors = Record<string, string[]>;

interface EndContext {
  /** The number of the lease's receipts that are not returned. */
  unreturned: number;
  today: LocalDate;
}

/**
 * The end cannot be set or moved while receipts are not returned. A lease can be called off only before it begins, and not
 * together with a change of its start: it then ends on the day before its start and has no day (docs/domain-rules.md, D-17).
 */
export const validateEnd = (before: Span, after: Span, { unreturned, today }: EndContext): FieldErrors => {
  if (!hasDays(after) && (after.start !== before.start || (hasDays(before) && before.start <= today)))
    return { stop: [leaseInputTexts.stopBeforeStart] };
  return unreturned === 0 || !isEndSetOrMoved(before, after)
    ? {}
    : { stop: [leaseTexts.unreturnedReceipts(unreturned)] };
};

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
