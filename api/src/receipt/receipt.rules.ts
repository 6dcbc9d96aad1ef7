import { earliestDate, type LocalDate, latestDate } from '@husrum/format';

/** The last day that an item can be handed out on: today, or the first day of a lease that has not begun. */
export const lastHandoutDay = (leaseStart: LocalDate, today: LocalDate): LocalDate =>
  latestDate(leaseStart, today);

/**
 * The first day that an item can be returned on: the day of the handout. An item whose handout has a later date than today can
 * be returned today: otherwise a wrong year would keep it, and its lease, from ever ending.
 */
export const firstReturnDay = (handout: LocalDate | null, today: LocalDate): LocalDate | null =>
  handout === null ? null : earliestDate(handout, today);
