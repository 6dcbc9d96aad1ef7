import { fiscalYearOf, type LocalDate } from '@husrum/format';
import type { BookingRules } from './booking-rules';

/** Whether income of an invoice that was sent on the day is booked when it is paid (kontantmetoden). */
export const isDeferred = (
  sentOn: LocalDate,
  { cashFrom, cashUntil }: Pick<BookingRules, 'cashFrom' | 'cashUntil'>,
): boolean => cashFrom !== null && sentOn >= cashFrom && (cashUntil === null || sentOn <= cashUntil);

/** The last day of the fiscal year, once it has passed: what was not paid then is booked on it (bokföringslagen 5 kap. 2 §). */
export const findClosingDay = (
  sentOn: LocalDate,
  { fiscalYearStart }: Pick<BookingRules, 'fiscalYearStart'>,
  today: LocalDate,
): LocalDate | null => {
  if (fiscalYearStart === null) return null;
  const { stop } = fiscalYearOf(sentOn, fiscalYearStart);
  return stop < today ? stop : null;
};

/**
 * Whether the fiscal year of an invoice whose income is booked when it is paid has not ended: what nobody pays of it was never income, and
 * is no loss. `deferredSince` is the day on which it was sent, or null for another invoice.
 */
export const isStillDeferred = (
  deferredSince: LocalDate | null,
  rules: Pick<BookingRules, 'fiscalYearStart'>,
  today: LocalDate,
): boolean => deferredSince !== null && findClosingDay(deferredSince, rules, today) === null;
