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
