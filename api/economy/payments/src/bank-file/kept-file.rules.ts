import type { LocalDate } from '@husrum/format';

/** The years after the one in which a file was registered, to whose end it must be kept (bokföringslagen 7 kap. 2 §). */
const KEPT_YEARS = 7;

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

/** The last day on which a file is kept whose payments were last registered, or which was read, on the day. */
export const keptUntil = (registeredOn: LocalDate): LocalDate => `${yearOf(registeredOn) + KEPT_YEARS}-12-31`;

/** Files that were registered before this day need not be kept any more. */
export const firstKeptDay = (today: LocalDate): LocalDate => `${yearOf(today) - KEPT_YEARS}-01-01`;
