import type { ReportSchedule } from '@husrum/contract/saved-report';
import { addDays, daysInMonth, type LocalDate, monthOf, weekday } from '@husrum/format';

export interface Schedule {
  readonly schedule: ReportSchedule;
  /** 1 to 7 from Monday, or the day of the month. */
  readonly day: number;
}

/** Two months: a monthly report is due in each month, so the next date is always within this time. */
const MAX_SEARCHED_DAYS = 62;

/** Whether the report is mailed on the date. In a month without the given day it is mailed on the last day. */
export const isScheduledOn = ({ schedule, day }: Schedule, date: LocalDate): boolean =>
  schedule === 'WEEKLY'
    ? weekday(date) === day
    : Number(date.slice(8)) === Math.min(day, daysInMonth(monthOf(date)));

/** The first date after the given one on which the report is mailed. */
export const nextScheduledOn = (schedule: Schedule, after: LocalDate): LocalDate => {
  for (let days = 1; days <= MAX_SEARCHED_DAYS; days += 1) {
    const date = addDays(after, days);
    if (isScheduledOn(schedule, date)) return date;
  }
  throw new Error(`No day ${schedule.day} of ${schedule.schedule}`);
};

/**
 * Whether a mailing is due today, or was due while the server was down. `since` is the day of the latest mailing, or the day
 * on which the schedule was set.
 */
export const isDue = (schedule: Schedule, since: LocalDate, today: LocalDate): boolean =>
  nextScheduledOn(schedule, since) <= today;
