import { formatDateTime, parseDateTime, toInstant } from '@husrum/format';

/** Unix seconds as Swedish local time: `2026-11-20 10:08`. */
export const unixSecondsToLocal = (seconds: number): string => formatDateTime(toInstant(seconds));

const HOUR_SECONDS = 3600;

/**
 * Swedish local time as Unix seconds; null when the field is empty. Of a time that occurs twice when summer time ends, it is the one
 * that is nearer to `near`: the time that the form has shown.
 */
export const localToUnixSeconds = (local: string | null, near: number): number | null => {
  if (local === null) return null;
  const second = parseDateTime(local).getTime() / 1000;
  const first = second - HOUR_SECONDS;
  const isTwice = unixSecondsToLocal(first) === unixSecondsToLocal(second);
  return isTwice && Math.abs(first - near) < Math.abs(second - near) ? first : second;
};
