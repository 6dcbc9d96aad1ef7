import { addDays, daysBetween, type LocalDate } from './local-date';
import { twoDigits } from './two-digits';

/** The day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekday = (date: LocalDate): number =>
  ((((daysBetween('1970-01-01', date) + 3) % 7) + 7) % 7) + 1;

/** The ISO 8601 week: `2026-11-20` gives `2026-W47`, `2027-01-01` gives `2026-W53`. */
export const isoWeek = (date: LocalDate): string => {
  const thursday = addDays(date, 4 - weekday(date));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${twoDigits(week)}`;
};

/** The Monday of an ISO week `2026-W47`. */
export const startOfWeek = (week: string): LocalDate => {
  const fourthOfJanuary = `${week.slice(0, 4)}-01-04`;
  return addDays(fourthOfJanuary, 1 - weekday(fourthOfJanuary) + (Number(week.slice(6)) - 1) * 7);
};
