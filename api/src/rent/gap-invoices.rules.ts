import type { PaymentInterval } from '@husrum/contract/lease';
import {
  addDays,
  addMonthsToMonth,
  type LocalDate,
  lastBankDayBeforeMonth,
  type Month,
  monthOf,
  startOfMonth,
} from '@husrum/format';
import { type Period, shared } from './period';
import { wholePeriod } from './period-grid.rules';

/** The last day that a company's settings say should have its invoice by now: up to the month its next run makes (D-8). */
export const gapHorizon = (comingMonth: Month): LocalDate => addDays(startOfMonth(comingMonth), -1);

/** A gap cut into the periods it would have been billed in: months, quarters or years from its first month (D-2). */
export const gapPeriods = (gap: Period, interval: PaymentInterval): Period[] => {
  const parts: Period[] = [];
  for (let start = gap.start; start <= gap.stop; ) {
    const whole = wholePeriod(monthOf(start), interval);
    const part = shared(whole, gap);
    if (part === null) break;
    parts.push(part);
    start = addDays(whole.stop, 1);
  }
  return parts;
};

/**
 * The first day of the month whose statutory due date can still be met from a day on: an invoice of days gone by falls
 * due with the coming rent, not at once (D-8: no earlier than the ordinary terms from today).
 */
export const firstPayable = (today: LocalDate): LocalDate => {
  const next = startOfMonth(addMonthsToMonth(today, 1));
  return lastBankDayBeforeMonth(next) > today ? next : startOfMonth(addMonthsToMonth(today, 2));
};
