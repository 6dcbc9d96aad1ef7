import {
  firstInvoiceMonth,
  firstMonthToGenerate,
  type GenerateSettings,
  hasDays,
  intersect,
  nextMonthOnReactivation,
  type Period,
  type Span,
  subtractPeriods,
} from '@husrum/api-rent';
import type { TaxRate } from '@husrum/contract/core';
import type { PaymentInterval } from '@husrum/contract/lease';
import { addDays, type LocalDate, latestDate, type Month, startOfMonth } from '@husrum/format';

/** The terms that rent is calculated from. */
export interface RentTerms {
  fee: number | string;
  fee_as_m2: boolean;
  tax_rate: TaxRate;
  payment_interval: PaymentInterval;
}
/** The days of a lease, and the month that is invoiced next. */
export interface InvoicedSpan extends Span {
  next_invoice_month: Month | null;
}
interface ChangeContext {
  /** The last day that an invoice covers, not counting cancelled and credited ones. */
  lastBilled: LocalDate | null;
  settings: GenerateSettings;
  today: LocalDate;
}

/** The last day of the periods; null without any. */
export const findLastDay = (periods: readonly Period[]): LocalDate | null =>
  periods.reduce<LocalDate | null>((last, { stop }) => latestDate(last ?? stop, stop), null);

/** The last day of the locked invoices, which are sent or booked; null without any. No change of the lease affects them. */
export const findLastLockedDay = (invoices: readonly (Period & { locked: boolean })[]): LocalDate | null =>
  findLastDay(invoices.filter(({ locked }) => locked));

/**
 * The first day of new terms (docs/domain-rules.md, D-8): the day after the last locked invoice, or the start of the lease if
 * no invoice is locked.
 */
export const findNewTermsStart = (start: LocalDate, lastLocked: LocalDate | null): LocalDate =>
  lastLocked === null ? start : latestDate(start, addDays(lastLocked, 1));

/**
 * The credited days before the first day of new terms that no locked invoice covers. They are billed again by the corrected
 * terms (D-8). The locked invoices before and after them keep their terms.
 */
export const findCreditedDays = (
  credited: readonly Period[],
  invoices: readonly (Period & { locked: boolean })[],
  lease: Span,
  termsFrom: LocalDate,
): Period[] => {
  const lockedInvoices = invoices.filter(({ locked }) => locked);
  const past = { start: lease.start, stop: addDays(termsFrom, -1) };
  return credited.flatMap((period) => {
    const days = past.stop < past.start ? null : intersect(period, past);
    return days === null ? [] : subtractPeriods(days, lockedInvoices);
  });
};

/** Whether the rent is the same, whatever its VAT. */
export const hasSameRent = (a: RentTerms, b: RentTerms): boolean =>
  Number(a.fee) === Number(b.fee) && a.fee_as_m2 === b.fee_as_m2 && a.payment_interval === b.payment_interval;

export const hasSameTerms = (a: RentTerms, b: RentTerms): boolean =>
  hasSameRent(a, b) && a.tax_rate === b.tax_rate;

const nullIfAfterEnd = (month: Month | null, lease: Span): Month | null =>
  !hasDays(lease) || (month !== null && lease.stop !== null && startOfMonth(month) > lease.stop)
    ? null
    : month;

/**
 * The next invoice month after the start or end of a lease has changed.
 * - A prolonged lease that had ended, or had no next month, resumes after the billed days, but not before the month the
 *   company generates next.
 * - A lease whose start is moved before anything is billed gets the month of the new start.
 * - Any other lease keeps its month.
 * The result is null if the month would begin after the end.
 */
export const nextMonthAfterChange = (
  before: InvoicedSpan,
  after: Span,
  { lastBilled, settings, today }: ChangeContext,
): Month | null => {
  const month = before.next_invoice_month;
  const isProlonged = before.stop !== null && (after.stop === null || after.stop > before.stop);
  const needsNewMonth = before.stop !== null && (before.stop < today || month === null);
  if (isProlonged && needsNewMonth)
    return nullIfAfterEnd(
      nextMonthOnReactivation(after.start, lastBilled, firstMonthToGenerate(today, settings)),
      after,
    );
  const isStartMoved = after.start !== before.start && lastBilled === null;
  return nullIfAfterEnd(isStartMoved ? firstInvoiceMonth(after.start) : month, after);
};

/** Whether the change sets an end, or moves it. Removing the end does not count. */
export const isEndSetOrMoved = (before: Span, after: Span): boolean =>
  after.stop !== null && after.stop !== before.stop;

/**
 * When the lease was terminated, after a change of its end. A first end or an earlier one terminates it, a later end
 * changes nothing, and removing the end removes the termination (D-17).
 */
export const toTerminatedAt = (
  before: Span & { terminated_at: string | null },
  after: Span,
  now: string,
): string | null => {
  if (after.stop === null) return null;
  const isEarlier = before.stop === null || after.stop < before.stop;
  return isEarlier ? (before.terminated_at ?? now) : before.terminated_at;
};

/** The day on which notice was given, after a change of the lease: unchanged if the change leaves it out, null without an end. */
export const toNoticeGiven = (
  before: { notice_given: LocalDate | null },
  after: Span & { notice_given?: LocalDate | null | undefined },
): LocalDate | null => {
  if (after.stop === null) return null;
  return after.notice_given === undefined ? before.notice_given : after.notice_given;
};

/** Whether an ended lease would run again: without an end, or with one that has not passed. */
export const isReactivation = (after: Span, today: LocalDate): boolean =>
  hasDays(after) && (after.stop === null || after.stop >= today);
