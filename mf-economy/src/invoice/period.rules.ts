import { type Lease, monthsOf } from '@husrum/contract/lease';
import {
  addMonthsToMonth,
  earliest,
  endOfMonth,
  isLocalDate,
  type LocalDate,
  latest,
  monthOf,
  startOfMonth,
} from '@husrum/format';

export interface Period {
  start: LocalDate;
  stop: LocalDate;
}
type Billed = Pick<Lease, 'start' | 'stop' | 'next_invoice_month' | 'payment_interval'>;

/** What is most likely wanted: the lease's next period, or this month where it has none. */
export const proposedPeriod = (lease: Billed, today: LocalDate): Period => {
  const month = lease.next_invoice_month ?? monthOf(today);
  const last = endOfMonth(addMonthsToMonth(month, monthsOf[lease.payment_interval] - 1));
  const start = latest(startOfMonth(month), lease.start);
  const stop = lease.stop === null ? last : earliest(last, lease.stop);
  return start <= stop ? { start, stop } : { start: lease.start, stop: lease.stop ?? last };
};

const monthAndYear = new Intl.DateTimeFormat('sv-SE', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortMonth = (month: LocalDate): string =>
  monthAndYear.format(new Date(`${month}T00:00:00Z`)).replace('.', '');

const dayOf = (date: LocalDate): string => String(Number(date.slice(8)));

/** A period where there is little room: `dec 2026`, `dec 2026–feb 2027`, `16–30 nov 2026`, `16 nov 2026–31 jan 2027`. */
export const shortPeriod = ({ start, stop }: Period): string => {
  const [first, last] = [shortMonth(start), shortMonth(stop)];
  const whole = start === startOfMonth(start) && stop === endOfMonth(stop);
  if (whole) return first === last ? first : `${first}–${last}`;
  if (start === stop) return `${dayOf(start)} ${first}`;
  return first === last
    ? `${dayOf(start)}–${dayOf(stop)} ${first}`
    : `${dayOf(start)} ${first}–${dayOf(stop)} ${last}`;
};

/** The call's `period` from the two dates in the address; a missing one leaves its side open. */
export const periodFilter = (from: string | undefined, to: string | undefined): Period | undefined => {
  const [start, stop] = [from, to].map((date) =>
    date !== undefined && isLocalDate(date) ? date : undefined,
  );
  return start === undefined && stop === undefined
    ? undefined
    : { start: start ?? '1900-01-01', stop: stop ?? '2999-12-31' };
};
