import { addDays, type LocalDate } from './local-date';
import { addMonthsToMonth, endOfMonth, monthOf } from './month';

/** The day on which an event is booked: its own, or the first day that is not locked. */
export const bookingDay = (eventDay: LocalDate, lockedThrough: LocalDate | null): LocalDate =>
  lockedThrough === null || eventDay > lockedThrough ? eventDay : addDays(lockedThrough, 1);

/** The last day that can be locked: only whole months that have passed are. */
export const lastLockableDay = (today: LocalDate): LocalDate =>
  endOfMonth(addMonthsToMonth(monthOf(today), -1));
