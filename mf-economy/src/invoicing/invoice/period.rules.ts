import { MAX_DATE, MIN_DATE } from '@husrum/contract/core';
import { type Lease, monthsPerInterval } from '@husrum/contract/lease';
import {
  addMonthsToMonth,
  earliestDate,
  endOfMonth,
  formatShortMonth,
  isLocalDate,
  type LocalDate,
  latestDate,
  monthOf,
  startOfMonth,
} from '@husrum/format';

export interface Period {
  start: LocalDate;
  stop: LocalDate;
}
type BilledLease = Pick<Lease, 'start' | 'stop' | 'next_invoice_month' | 'payment_interval'>;

/**
 * The period to suggest for a new invoice: the lease's next invoice period, or this month when nothing more is invoiced.
 * It never reaches outside the lease.
 */
export const suggestPeriod = (lease: BilledLease, today: LocalDate): Period => {
  const month = lease.next_invoice_month ?? monthOf(today);
  const lastDay = endOfMonth(addMonthsToMonth(month, monthsPerInterval[lease.payment_interval] - 1));
  const start = latestDate(startOfMonth(month), lease.start);
  const stop = lease.stop === null ? lastDay : earliestDate(lastDay, lease.stop);
  return start <= stop ? { start, stop } : { start: lease.start, stop: lease.stop ?? lastDay };
};

const getDayOfMonth = (date: LocalDate): string => String(Number(date.slice(8)));

/** A period in short form: `dec 2026`, `dec 2026–feb 2027`, `16–30 nov 2026`, `16 nov 2026–31 jan 2027`. */
export const formatPeriod = ({ start, stop }: Period): string => {
  const [startMonth, stopMonth] = [formatShortMonth(start), formatShortMonth(stop)];
  const isWholeMonths = start === startOfMonth(start) && stop === endOfMonth(stop);
  if (isWholeMonths) return startMonth === stopMonth ? startMonth : `${startMonth}–${stopMonth}`;
  if (start === stop) return `${getDayOfMonth(start)} ${startMonth}`;
  return startMonth === stopMonth
    ? `${getDayOfMonth(start)}–${getDayOfMonth(stop)} ${startMonth}`
    : `${getDayOfMonth(start)} ${startMonth}–${getDayOfMonth(stop)} ${stopMonth}`;
};

/** The API's `period` filter from the two dates of the query string. A missing date leaves that side open. */
export const toPeriodFilter = (from: string | undefined, to: string | undefined): Period | undefined => {
  const [start, stop] = [from, to].map((date) =>
    date !== undefined && isLocalDate(date) ? date : undefined,
  );
  return start === undefined && stop === undefined
    ? undefined
    : { start: start ?? MIN_DATE, stop: stop ?? MAX_DATE };
};
