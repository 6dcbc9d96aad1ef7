import type { PaymentTerm } from '@husrum/contract/company';
import { addDays, type LocalDate, lastBankDayBeforeMonth, latest, nextBankDay } from '@husrum/format';

/** The last weekday before the month in which a period begins: when rent is due by law (JB 12:20). */
export const statutoryDueDate = (periodStart: LocalDate): LocalDate => lastBankDayBeforeMonth(periodStart);

/**
 * The due date of an invoice (D-10), always a bank day (law 1930:173) and never before the send date. Terms in days count
 * from the send date; `inactive` is the law's date, which for a dwelling is also the earliest.
 */
export const dueDate = (invoice: {
  terms: PaymentTerm;
  sendDate: LocalDate;
  periodStart: LocalDate;
  dwelling: boolean;
}): LocalDate => {
  const statutory = statutoryDueDate(invoice.periodStart);
  if (invoice.terms === 'inactive') return nextBankDay(latest(statutory, invoice.sendDate));
  const agreed = addDays(invoice.sendDate, Number(invoice.terms));
  return nextBankDay(invoice.dwelling ? latest(agreed, statutory) : agreed);
};
