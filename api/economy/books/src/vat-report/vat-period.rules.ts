import { firstMonthOfVatPeriod, monthsOfVatPeriod, type VatPeriodLength } from '@husrum/contract/vat-report';
import { addMonthsToMonth, endOfMonth, type LocalDate, type Month, startOfMonth } from '@husrum/format';

export interface VatPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * The period of the VAT return that has the month: a calendar month, a calendar quarter or a year. A year is the
 * fiscal year of the company, which begins with the month `yearStart` (docs/domain-rules.md, D-27).
 */
export const findVatPeriod = (month: Month, length: VatPeriodLength, yearStart: number): VatPeriod => {
  const first = firstMonthOfVatPeriod(month, length, yearStart);
  return {
    from: startOfMonth(first),
    to: endOfMonth(addMonthsToMonth(first, monthsOfVatPeriod[length] - 1)),
  };
};
