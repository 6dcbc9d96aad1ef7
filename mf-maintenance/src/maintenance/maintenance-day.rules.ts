import { scheduledDay, scheduledTime } from '@husrum/format';

/** `2026-11-20`, or `2026-11-20 10:30` for an instant with a time of day. */
export const formatScheduled = (seconds: number): string =>
  [scheduledDay(seconds), scheduledTime(seconds)].filter(Boolean).join(' ');
