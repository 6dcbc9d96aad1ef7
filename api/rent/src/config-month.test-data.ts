import { addMonthsToMonth, dayInMonth, type LocalDate, type Month, monthOf } from '@husrum/format';
import type { GenerateSettings } from './config-month.rules';

/** The month whose periods a run on this day creates invoices for (docs/domain-rules.md, D-8). */
export const targetMonth = (
  runDate: LocalDate,
  { generatePeriod }: Pick<GenerateSettings, 'generatePeriod'>,
): Month => addMonthsToMonth(runDate, generatePeriod === 'NEXT_MONTH' ? 1 : 0);

/** The generate days after `last` up to and including `today`, in order (D-8). */
export const runDates = (
  last: LocalDate,
  today: LocalDate,
  { generateDay }: Pick<GenerateSettings, 'generateDay'>,
): LocalDate[] => {
  const dates: LocalDate[] = [];
  for (let month = monthOf(last); month <= monthOf(today); month = addMonthsToMonth(month, 1)) {
    const date = dayInMonth(month, generateDay);
    if (date > last && date <= today) dates.push(date);
  }
  return dates;
};
