import type { InvoicingConfig } from '@husrum/contract/company';
import { addMonthsToMonth, dayInMonth, type LocalDate, type Month } from '@husrum/format';

type Days = Pick<InvoicingConfig, 'generate_day' | 'send_day' | 'generate_period'>;

/** What the settings lead to: the month that is billed next by itself, and when. */
export interface NextRun {
  month: Month;
  created: LocalDate;
  sent: LocalDate;
}

const firstFrom = (date: LocalDate, day: number): LocalDate => {
  const sameMonth = dayInMonth(date, day);
  return sameMonth >= date ? sameMonth : dayInMonth(addMonthsToMonth(date, 1), day);
};

/** A run on the generate day itself has begun: the next one is a month away. */
export const nextRun = ({ generate_day, send_day, generate_period }: Days, today: LocalDate): NextRun => {
  const thisMonth = dayInMonth(today, generate_day);
  const created = today < thisMonth ? thisMonth : dayInMonth(addMonthsToMonth(today, 1), generate_day);
  return {
    month: addMonthsToMonth(created, generate_period === 'NEXT_MONTH' ? 1 : 0),
    created,
    sent: firstFrom(created, send_day),
  };
};
