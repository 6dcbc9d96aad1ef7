export const calendarItemTexts = {
  /** An inspection can be done until this day. */
  lastDay: 'Senaste dag',
} as const;
