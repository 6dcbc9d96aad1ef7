import { formatDateTime, parseDateTime } from '@husrum/format';

export const unixSecondsToIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Unix seconds as Swedish local time: `2026-11-20 10:08`. */
export const unixSecondsToLocal = (seconds: number): string => formatDateTime(unixSecondsToIso(seconds));
/** Swedish local time as Unix seconds; null when the field is empty. */
export const localToUnixSeconds = (local: string | null): number | null =>
  local === null ? null : parseDateTime(local).getTime() / 1000;
