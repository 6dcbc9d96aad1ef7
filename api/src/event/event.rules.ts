import { toInstant, toUnixSeconds } from '@husrum/format';

/** The ISO instant of an event's time in Unix seconds. Null means the current second. */
export const happenedAt = (date: number | null, now: Date): string =>
  toInstant(date ?? toUnixSeconds(now.toISOString()));
