import {
  addMonthsToMonth,
  endOfMonth,
  type LocalDate,
  lastLockableDay,
  monthOf,
  monthsBetween,
} from '@husrum/format';

/** A choice of days goes so far back. */
const MAX_MONTHS = 60;

/** The last days of months, the latest first: `last` and those before it that are after `after`. */
const listLastDays = (last: LocalDate, after: LocalDate | null): LocalDate[] => {
  const count = after === null ? MAX_MONTHS : monthsBetween(monthOf(after), monthOf(last));
  return Array.from({ length: Math.min(Math.max(count, 0), MAX_MONTHS) }, (_, index) =>
    endOfMonth(addMonthsToMonth(monthOf(last), -index)),
  );
};

/** The days to which the months can be locked, the latest first. */
export const listLockableDays = (lockedThrough: LocalDate | null, today: LocalDate): LocalDate[] =>
  listLastDays(lastLockableDay(today), lockedThrough);

/** The days to which the months can stay locked when those after are unlocked, the latest first. */
export const listUnlockableDays = (lockedThrough: LocalDate): LocalDate[] =>
  listLastDays(endOfMonth(addMonthsToMonth(monthOf(lockedThrough), -1)), null);

/** Whether the days are whole months that can be locked now. */
export const areLockableMonths = (
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  lockedThrough: LocalDate | null,
  today: LocalDate,
): boolean => from.endsWith('-01') && listLockableDays(lockedThrough, today).includes(to);
