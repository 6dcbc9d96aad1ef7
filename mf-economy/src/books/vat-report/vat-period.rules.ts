import { firstMonthOfVatPeriod, monthsOfVatPeriod, type VatPeriodLength } from '@husrum/contract/vat-report';
import {
  addMonthsToMonth,
  formatMonth,
  formatShortMonth,
  formatShortMonthName,
  type LocalDate,
  type Month,
  monthOf,
} from '@husrum/format';

const choicesOf: Readonly<Record<VatPeriodLength, number>> = { MONTH: 25, QUARTER: 13, YEAR: 6 };

/** The last period that has ended: the one to declare. */
export const lastVatPeriod = (today: LocalDate, length: VatPeriodLength, yearStart: number): Month =>
  firstMonthOfVatPeriod(addMonthsToMonth(monthOf(today), -monthsOfVatPeriod[length]), length, yearStart);

/** `november 2026`, `okt–dec 2026` or `2026`; `jul 2026–jun 2027` for a year that begins in July. */
export const formatVatPeriod = (first: Month, length: VatPeriodLength): string => {
  if (length === 'MONTH') return formatMonth(first);
  if (length === 'YEAR' && first.endsWith('-01')) return first.slice(0, 4);
  if (length === 'YEAR') return `${formatShortMonth(first)}–${formatShortMonth(addMonthsToMonth(first, 11))}`;
  return `${formatShortMonthName(first)}–${formatShortMonth(addMonthsToMonth(first, monthsOfVatPeriod[length] - 1))}`;
};

/** The periods to choose from, by their first month: the current one first. A chosen one that is older or later is added. */
export const listVatPeriods = (
  today: LocalDate,
  { length, chosen, yearStart }: { length: VatPeriodLength; chosen: Month; yearStart: number },
): Month[] => {
  const current = firstMonthOfVatPeriod(monthOf(today), length, yearStart);
  const months = Array.from({ length: choicesOf[length] }, (_, index) =>
    addMonthsToMonth(current, -index * monthsOfVatPeriod[length]),
  );
  return [...new Set([...months, firstMonthOfVatPeriod(chosen, length, yearStart)])].sort().reverse();
};
