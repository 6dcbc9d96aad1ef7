import { formatShortMonthName, type LocalDate } from '@husrum/format';

/** The day as in a tag: `5 dec`, or `5 dec 2025` in another year than that of `today`. */
export const formatPromiseDay = (day: LocalDate, today: LocalDate): string => {
  const year = day.slice(0, 4);
  const short = `${Number(day.slice(8))} ${formatShortMonthName(day)}`;
  return year === today.slice(0, 4) ? short : `${short} ${year}`;
};
