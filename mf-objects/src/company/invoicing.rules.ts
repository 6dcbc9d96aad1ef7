import type { InvoicingConfig } from '@husrum/contract/company';
import { addMonthsToMonth, dayInMonth, type LocalDate, type Month } from '@husrum/format';

type Schedule = Pick<InvoicingConfig, 'generate_day' | 'send_day' | 'generate_period'>;

/** The next automatic invoices: the month they are for, and the days they are created and sent. */
export interface InvoiceRun {
  month: Month;
  createdOn: LocalDate;
  sentOn: LocalDate;
}

/** The first date, on or after `date`, that is this day of its month. */
const findFirstDayOnOrAfter = (date: LocalDate, day: number): LocalDate => {
  const dayInSameMonth = dayInMonth(date, day);
  return dayInSameMonth >= date ? dayInSameMonth : dayInMonth(addMonthsToMonth(date, 1), day);
};

/** On the generate day itself the run has already started, so the next one is in the following month. */
export const findNextInvoiceRun = (
  { generate_day, send_day, generate_period }: Schedule,
  today: LocalDate,
): InvoiceRun => {
  const generateDayThisMonth = dayInMonth(today, generate_day);
  const createdOn =
    today < generateDayThisMonth
      ? generateDayThisMonth
      : dayInMonth(addMonthsToMonth(today, 1), generate_day);
  return {
    month: addMonthsToMonth(createdOn, generate_period === 'NEXT_MONTH' ? 1 : 0),
    createdOn,
    sentOn: findFirstDayOnOrAfter(createdOn, send_day),
  };
};
