import type { Company, InvoicingConfig } from '@husrum/contract/company';
import type { IntegrationRow } from '@husrum/contract/integration';
import {
  addDays,
  addMonthsToMonth,
  bankDayOnOrAfter,
  dayInMonth,
  type LocalDate,
  lastBankDayBeforeMonth,
  latestDate,
  type Month,
  monthOf,
  parseOrganisationNumber,
  startOfMonth,
} from '@husrum/format';

type Schedule = Pick<InvoicingConfig, 'generate_day' | 'send_day' | 'generate_period' | 'next_run_month'>;
type PaymentSchedule = Schedule & Pick<InvoicingConfig, 'terms_of_payment' | 'min_days'>;

/** The next automatic invoices: the month that they are for, and the days on which they are created and sent. */
export interface InvoiceRun {
  month: Month;
  createdOn: LocalDate;
  sentOn: LocalDate;
  /** Whether the generate day of the month has passed: the invoices are then created the coming night. */
  isLate: boolean;
}

/** The first date, on or after `date`, that is this day of its month. */
const findFirstDayOnOrAfter = (date: LocalDate, day: number): LocalDate => {
  const dayInSameMonth = dayInMonth(date, day);
  return dayInSameMonth >= date ? dayInSameMonth : dayInMonth(addMonthsToMonth(date, 1), day);
};

/** On the generate day itself that day's run has already started, so the first run is in the following month. */
const findFirstRunMonth = ({ generate_day }: Schedule, monthsAhead: number, today: LocalDate): Month =>
  addMonthsToMonth(today, monthsAhead + (today < dayInMonth(today, generate_day) ? 0 : 1));

/**
 * The next run with the chosen settings. It is for `next_run_month`, the first month that no run has invoiced: another
 * generate day or period does not change the month, only the day on which it is invoiced. Without that month, the runs begin
 * with the first month whose generate day is after today (docs/domain-rules.md, D-7, D-8).
 */
export const findNextInvoiceRun = (schedule: Schedule, today: LocalDate): InvoiceRun => {
  const { generate_day, send_day, generate_period, next_run_month } = schedule;
  const monthsAhead = generate_period === 'NEXT_MONTH' ? 1 : 0;
  const month = monthOf(next_run_month ?? findFirstRunMonth(schedule, monthsAhead, today));
  const scheduledOn = dayInMonth(addMonthsToMonth(month, -monthsAhead), generate_day);
  const createdOn = latestDate(scheduledOn, addDays(today, 1));
  return {
    month,
    createdOn,
    sentOn: latestDate(findFirstDayOnOrAfter(scheduledOn, send_day), createdOn),
    isLate: createdOn > scheduledOn,
  };
};

/** An automatic invoice that is due earlier than the shortest time to pay after it is sent. */
export interface ShortRun {
  month: Month;
  sentOn: LocalDate;
  dueOn: LocalDate;
}

const findDueDate = ({ terms_of_payment }: PaymentSchedule, { month, sentOn }: InvoiceRun): LocalDate =>
  terms_of_payment === 'inactive'
    ? lastBankDayBeforeMonth(startOfMonth(month))
    : bankDayOnOrAfter(addDays(sentOn, Number(terms_of_payment)));

/**
 * The first automatic invoice of the coming year that leaves less than the shortest time to pay (docs/domain-rules.md, D-10): one
 * that is sent as planned keeps the date by the terms if that is after the day of sending. Null when none does.
 */
export const findShortRun = (schedule: PaymentSchedule, today: LocalDate): ShortRun | null => {
  const first = findNextInvoiceRun(schedule, today);
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const nextRunMonth = startOfMonth(addMonthsToMonth(first.month, ahead));
    const run = findNextInvoiceRun({ ...schedule, next_run_month: nextRunMonth }, today);
    const dueOn = findDueDate(schedule, run);
    if (dueOn > run.sentOn && dueOn < addDays(run.sentOn, schedule.min_days))
      return { month: run.month, sentOn: run.sentOn, dueOn };
  }
  return null;
};

/**
 * Whether a connection to an accounting program is to the books of another legal entity than the company. The result is false
 * for a connection without an organisation number: whose books it is to is not known.
 */
export const isOtherLegalEntity = (
  company: Pick<Company, 'organisation_number'>,
  { organisation_number }: Pick<IntegrationRow, 'organisation_number'>,
): boolean => {
  if (!organisation_number) return false;
  const normalize = (number: string) => parseOrganisationNumber(number)?.canonical ?? number;
  return normalize(organisation_number) !== normalize(company.organisation_number);
};
