import { formatDateTime, parseDateTime, toInstant } from '@husrum/format';

/** Unix seconds as Swedish local time: `2026-11-20 10:08`. */
export const unixSecondsToLocal = (seconds: number): string => formatDateTime(toInstant(seconds));
/** Swedish local time as Unix seconds; null when the field is empty. */
export const localToUnixSeconds = (local: string | null): number | null =>
  local === null ? null : parseDateTime(local).getTime() / 1000;
