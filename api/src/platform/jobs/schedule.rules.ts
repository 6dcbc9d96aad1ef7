import { addDays } from '@husrum/format';
import { toStockholmDate } from '../clock';

/** A local time of day in Stockholm, or an interval in minutes. */
export type Schedule = { readonly at: `${number}:${number}` } | { readonly minutes: number };

const stockholmTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The offset of Stockholm from UTC at the instant, in milliseconds. */
const offsetAt = (instant: number): number =>
  Date.parse(`${stockholmTime.format(instant).replace(' ', 'T')}Z`) - instant;

/** The instant of a local time in Stockholm. A time that the change to summer time skips becomes the one an hour later. */
export const stockholmInstant = (day: string, time: string): Date => {
  const asUtc = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`);
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
};

export const nextRunAt = (schedule: Schedule, now: Date): Date => {
  if ('minutes' in schedule) return new Date(now.getTime() + schedule.minutes * 60_000);
  const today = stockholmInstant(toStockholmDate(now), schedule.at);
  return today > now ? today : stockholmInstant(addDays(toStockholmDate(now), 1), schedule.at);
};
