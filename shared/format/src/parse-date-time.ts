import { formatDateTime } from './format-date';

const parseAsUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

/**
 * The instant of a Swedish local time, written as `2026-11-20 10:08` like `formatDateTime` does. A time that daylight
 * saving skips in spring becomes an hour later. Of a time that occurs twice in autumn, the second is returned.
 */
export const parseDateTime = (localTime: string): Date => {
  const target = parseAsUtc(localTime);
  const offset = (instant: number) => parseAsUtc(formatDateTime(new Date(instant))) - target;
  const guess = target - offset(target);
  return new Date(guess - offset(guess));
};
