import { earliestDate, type LocalDate, latestDate } from '@husrum/format';

/** The last day that an item can be handed out on: today, or the first day of a lease that has not begun. */
export const lastHandoutDay = (leaseStart: LocalDate, today: LocalDate): LocalDate =>
  latestDate(leaseStart, today);

/**
 * The first day that an item can be returned on: the day of its handout, or today if that is earlier. Otherwise an item whose
 * handout date has a wrong year could not be returned for years. The result is null when the handout date is unknown: any day
 * is allowed.
 */
export const firstReturnDay = (handout: LocalDate | null, today: LocalDate): LocalDate | null =>
  handout === null ? null : earliestDate(handout, today);
