import { formatDateTime } from './format-date';
import { dateInSweden, type LocalDate } from './local-date';
import { parseDateTime } from './parse-date-time';

/** Midnight in Sweden means a day without a time. */
const MIDNIGHT = '00:00';
const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** The day in Sweden of an instant in Unix seconds. */
export const scheduledDay = (seconds: number): LocalDate => dateInSweden(toDate(seconds));

/**
 * The time of day in Sweden of an instant in Unix seconds: `10:30`. The result is null for midnight, a day without a time.
 */
export const scheduledTime = (seconds: number): string | null => {
  const time = formatDateTime(toDate(seconds)).slice(-5);
  return time === MIDNIGHT ? null : time;
};

/** Unix seconds of a day and a time of day in Sweden. Without a time it is the day's midnight. */
export const toScheduledSeconds = (day: LocalDate, time: string | null): number =>
  parseDateTime(`${day} ${time ?? MIDNIGHT}`).getTime() / 1000;
