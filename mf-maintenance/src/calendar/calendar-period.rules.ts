import {
  addDays,
  addMonthsToMonth,
  endOfMonth,
  formatMonth,
  isoWeek,
  type LocalDate,
  type Month,
  monthOf,
  startOfMonth,
  startOfWeek,
  weekday,
} from '@husrum/format';

export const calendarViews = ['week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the page shows: an ISO week `2026-W47` in the week view, otherwise a month. */
export type CalendarPeriod =
  | { readonly view: 'week'; readonly week: string }
  | { readonly view: 'month' | 'list'; readonly month: Month };

const DAYS_IN_WEEK = 7;
/** A week belongs to the month of its Thursday, as an ISO week belongs to the year of its Thursday. */
const DAYS_FROM_MONDAY_TO_THURSDAY = 3;
const WEEK_IN_URL = /^(\d{4})-(\d{1,2})$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const isInRange = (year: string): boolean => Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;

/** The week of `v=2026-47` in the URL. The result is undefined for a week that does not exist. */
const parseWeek = (text: string | undefined): string | undefined => {
  const [, year = '', number = ''] = WEEK_IN_URL.exec(text ?? '') ?? [];
  if (!isInRange(year) || Number(number) === 0) return undefined;
  const week = `${year}-W${number.padStart(2, '0')}`;
  return isoWeek(startOfWeek(week)) === week ? week : undefined;
};

const parseMonth = (text: string | undefined): Month | undefined =>
  text !== undefined && MONTH.test(text) && isInRange(text.slice(0, 4)) ? text : undefined;

interface PeriodInUrl {
  readonly view?: string | undefined;
  readonly v?: string | undefined;
  readonly m?: string | undefined;
}

/** The period of the URL. An invalid or missing value becomes the current week or month. */
export const readPeriod = ({ view, v, m }: PeriodInUrl, today: LocalDate): CalendarPeriod =>
  view === 'month' || view === 'list'
    ? { view, month: parseMonth(m) ?? monthOf(today) }
    : { view: 'week', week: parseWeek(v) ?? isoWeek(today) };

/** The period as `v=2026-47`, or `view=month&m=2026-11`. */
export const toUrlParams = (period: CalendarPeriod): PeriodInUrl =>
  period.view === 'week' ? { v: period.week.replace('W', '') } : { view: period.view, m: period.month };

/** The first and last day, inclusive. */
export const getPeriodDays = (period: CalendarPeriod): { from: LocalDate; to: LocalDate } => {
  if (period.view !== 'week') return { from: startOfMonth(period.month), to: endOfMonth(period.month) };
  const from = startOfWeek(period.week);
  return { from, to: addDays(from, DAYS_IN_WEEK - 1) };
};

/** The days that are shown: a month view begins on a Monday and ends on a Sunday. */
export const getShownDays = (period: CalendarPeriod): { from: LocalDate; to: LocalDate } => {
  const { from, to } = getPeriodDays(period);
  return period.view === 'month'
    ? { from: addDays(from, 1 - weekday(from)), to: addDays(to, DAYS_IN_WEEK - weekday(to)) }
    : { from, to };
};

/** The period a number of weeks or months later, or earlier when `steps` is negative. */
export const stepPeriod = (period: CalendarPeriod, steps: number): CalendarPeriod =>
  period.view === 'week'
    ? { ...period, week: isoWeek(addDays(startOfWeek(period.week), steps * DAYS_IN_WEEK)) }
    : { ...period, month: addMonthsToMonth(period.month, steps) };

/** The period of the view in which the day lies. */
export const getPeriodOf = (view: CalendarView, day: LocalDate): CalendarPeriod =>
  view === 'week' ? { view, week: isoWeek(day) } : { view, month: monthOf(day) };

/** The period that another view shows: the same days, or today when `period` contains today. */
export const changeView = (period: CalendarPeriod, view: CalendarView, today: LocalDate): CalendarPeriod => {
  const { from, to } = getPeriodDays(period);
  if (today >= from && today <= to) return getPeriodOf(view, today);
  return getPeriodOf(view, period.view === 'week' ? addDays(from, DAYS_FROM_MONDAY_TO_THURSDAY) : from);
};

/** The week number: `v. 47`. */
export const formatWeek = (day: LocalDate): string => `v. ${Number(isoWeek(day).slice(6))}`;

const dayAndMonthFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});
const formatDayAndMonth = (day: LocalDate): string => dayAndMonthFormat.format(new Date(`${day}T00:00:00Z`));

/** `v. 47, 16–22 november 2026`, `v. 53, 28 december 2026 – 3 januari 2027`, `november 2026`. */
export const formatPeriodTitle = (period: CalendarPeriod): string => {
  const { from, to } = getPeriodDays(period);
  if (period.view !== 'week') return formatMonth(period.month);
  const [fromYear, toYear] = [from.slice(0, 4), to.slice(0, 4)];
  const start = fromYear === toYear ? formatDayAndMonth(from) : `${formatDayAndMonth(from)} ${fromYear}`;
  const days =
    monthOf(from) === monthOf(to)
      ? `${Number(from.slice(8))}–${formatDayAndMonth(to)}`
      : `${start} – ${formatDayAndMonth(to)}`;
  return `${formatWeek(from)}, ${days} ${toYear}`;
};

/** All days from the first to the last. */
export const listDays = (from: LocalDate, to: LocalDate): LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Divides the days into weeks. The first day is a Monday. */
export const toWeeks = (days: readonly LocalDate[]): LocalDate[][] =>
  Array.from({ length: Math.ceil(days.length / DAYS_IN_WEEK) }, (_, index) =>
    days.slice(index * DAYS_IN_WEEK, (index + 1) * DAYS_IN_WEEK),
  );
