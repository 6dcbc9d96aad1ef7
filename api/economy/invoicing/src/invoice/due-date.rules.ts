import type { PaymentTerm } from '@husrum/contract/company';
import {
  addDays,
  bankDayOnOrAfter,
  type LocalDate,
  lastBankDayBeforeMonth,
  latestDate,
} from '@husrum/format';

/** The statutory due date of rent: the last bank day before the month in which the period starts (JB 12:20). */
export const statutoryDueDate = (periodStart: LocalDate): LocalDate => lastBankDayBeforeMonth(periodStart);

/** The shortest time to pay, in days, of an invoice whose company has been removed: the default of the column `min_days`. */
export const MIN_DAYS_WITHOUT_COMPANY = 10;

export interface DueDateFacts {
  terms: PaymentTerm;
  sendDate: LocalDate;
  periodStart: LocalDate;
  /** Whether the object is a dwelling: then the invoice is never due before the statutory date. */
  dwelling: boolean;
  /** The company's shortest time to pay, in days. */
  minDays: number;
  /** Whether a run creates the invoice, and it is sent no later than the day that was planned for it. */
  onSchedule: boolean;
}

const dueDateByTerms = ({ terms, sendDate, periodStart, dwelling }: DueDateFacts): LocalDate => {
  const statutory = statutoryDueDate(periodStart);
  if (terms === 'inactive') return statutory;
  const agreed = addDays(sendDate, Number(terms));
  return dwelling ? latestDate(agreed, statutory) : agreed;
};

/**
 * The due date of an invoice (docs/domain-rules.md, D-10): a bank day (law 1930:173), never the send date or before. Terms in
 * days count from the send date. `inactive` means the statutory date, which is also the earliest date for a dwelling. An
 * invoice of a run that is sent as planned keeps the date by the terms if that is after the send date. Any other invoice (by
 * hand, for an unbilled period, or late) is due at least `minDays` after the send date.
 */
export const dueDate = (facts: DueDateFacts): LocalDate => {
  const byTerms = dueDateByTerms(facts);
  if (facts.onSchedule && byTerms > facts.sendDate) return bankDayOnOrAfter(byTerms);
  return bankDayOnOrAfter(latestDate(byTerms, addDays(facts.sendDate, facts.minDays)));
};
