import { scheduledDay, scheduledTime } from '@husrum/format';

/** An instant in Unix seconds as `2026-11-20`, or as `2026-11-20 10:30` if it has a time of day. */
export const formatDayAndTime = (seconds: number): string =>
  [scheduledDay(seconds), scheduledTime(seconds)].filter(Boolean).join(' ');
