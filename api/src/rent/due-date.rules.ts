import type { PaymentTerm } from '@husrum/contract/company';
import { addDays, type LocalDate, lastBankDayBeforeMonth, latestDate, nextBankDay } from '@husrum/format';

/** The statutory due date of rent: the last weekday before the month in which the period starts (JB 12:20). */
export const statutoryDueDate = (periodStart: LocalDate): LocalDate => lastBankDayBeforeMonth(periodStart);

/**
 * The due date of an invoice (D-10): a bank day (law 1930:173), never before the send date. Terms in days count from the
 * send date. `inactive` means the statutory date, which is also the earliest date for a dwelling.
 */
export const dueDate = (invoice: {
  terms: PaymentTerm;
  sendDate: LocalDate;
  periodStart: LocalDate;
  dwelling: boolean;
}): LocalDate => {
  const statutory = statutoryDueDate(invoice.periodStart);
  if (invoice.terms === 'inactive') return nextBankDay(latestDate(statutory, invoice.sendDate));
  const agreed = addDays(invoice.sendDate, Number(invoice.terms));
  return nextBankDay(invoice.dwelling ? latestDate(agreed, statutory) : agreed);
};
