/** How often a saved report is mailed. */
export const reportSchedules = ['WEEKLY', 'MONTHLY'] as const;
export type ReportSchedule = (typeof reportSchedules)[number];

export const reportScheduleLabel: Readonly<Record<ReportSchedule, string>> = {
  WEEKLY: 'Varje vecka',
  MONTHLY: 'Varje månad',
};

/** The days by ISO number: 1 is Monday. */
export const weekdayLabel: Readonly<Record<number, string>> = {
  1: 'måndag',
  2: 'tisdag',
  3: 'onsdag',
  4: 'torsdag',
  5: 'fredag',
  6: 'lördag',
  7: 'söndag',
};

/** The highest `day` of a schedule: a weekday, or a day of the month. A day that a month lacks means its last day. */
export const maxScheduleDay = (schedule: ReportSchedule): number => (schedule === 'WEEKLY' ? 7 : 31);
