import { toInstant, toUnixSeconds } from '@husrum/format';

/** The time of an event as an ISO instant. `date` is in Unix seconds; null means the current second. */
export const happenedAt = (date: number | null, now: Date): string =>
  toInstant(date ?? toUnixSeconds(now.toISOString()));
