import { intersect, type Period, wholePeriodFrom } from '@husrum/api-rent';
import type { PaymentInterval } from '@husrum/contract/lease';
import { addDays, type LocalDate, type Month, monthOf, startOfMonth } from '@husrum/format';

/**
 * The last day that should be billed by now: the day before the month of the company's next run (docs/domain-rules.md, D-8).
 */
export const lastBillableDay = (firstMonthToRun: Month): LocalDate =>
  addDays(startOfMonth(firstMonthToRun), -1);

/** Splits an unbilled period into payment intervals from its first month: months, quarters or years (D-2). */
export const splitUnbilledPeriod = (unbilled: Period, interval: PaymentInterval): Period[] => {
  const parts: Period[] = [];
  for (let start = unbilled.start; start <= unbilled.stop; ) {
    const whole = wholePeriodFrom(monthOf(start), interval);
    const part = intersect(whole, unbilled);
    if (part === null) break;
    parts.push(part);
    start = addDays(whole.stop, 1);
  }
  return parts;
};
