import type { TaxRate } from '@husrum/contract/core';
import type { PaymentInterval } from '@husrum/contract/lease';
import { addDays, type LocalDate, latest, type Month, startOfMonth } from '@husrum/format';
import { configMonth, type GenerateSettings } from '../rent/config-month.rules';
import type { Span } from '../rent/period';
import { firstInvoiceMonth, monthOnReactivation } from '../rent/period-grid.rules';

/** What rent is counted by. */
export interface RentBasis {
  fee: number | string;
  fee_as_m2: boolean;
  tax_rate: TaxRate;
  payment_interval: PaymentInterval;
}
/** The days of a lease that live invoices cover. */
export interface BilledSpan {
  first: LocalDate | null;
  last: LocalDate | null;
}
interface Planned extends Span {
  next_invoice_month: Month | null;
}
interface Circumstances {
  billed: BilledSpan;
  settings: GenerateSettings;
  today: LocalDate;
}

/** What is billed keeps its rent: new terms count from the day after it, from the start when nothing is. */
export const newTermsFrom = (start: LocalDate, { last }: BilledSpan): LocalDate =>
  last === null ? start : latest(start, addDays(last, 1));

export const sameTerms = (a: RentBasis, b: RentBasis): boolean =>
  Number(a.fee) === Number(b.fee) &&
  a.fee_as_m2 === b.fee_as_m2 &&
  a.tax_rate === b.tax_rate &&
  a.payment_interval === b.payment_interval;

const within = (month: Month | null, { stop }: Span): Month | null =>
  month !== null && stop !== null && startOfMonth(month) > stop ? null : month;

/**
 * The next invoice month when the days of a lease change. One that had ended, or had no further notice, resumes after
 * what is billed and not before the company's coming month; one that is moved before anything is billed follows its
 * start; any other keeps its month. No month begins after the end.
 */
export const nextMonthAfterChange = (
  before: Planned,
  after: Span,
  { billed, settings, today }: Circumstances,
): Month | null => {
  const had = before.next_invoice_month;
  const prolonged = before.stop !== null && (after.stop === null || after.stop > before.stop);
  const stood = before.stop !== null && (before.stop < today || had === null);
  if (prolonged && stood)
    return within(monthOnReactivation(after.start, billed.last, configMonth(today, settings)), after);
  const moved = after.start !== before.start && billed.last === null;
  return within(moved ? firstInvoiceMonth(after.start) : had, after);
};

/** Whether the end is set, or set to another day: what receipts that are still out forbid. */
export const changesEnd = (before: Span, after: Span): boolean =>
  after.stop !== null && after.stop !== before.stop;

/** Whether a lease that has ended goes on, to a day that has not passed. */
export const resumes = (after: Span, today: LocalDate): boolean => after.stop === null || after.stop >= today;
