import { addDays, dateInSweden, parseDateTime } from '@husrum/format';

/** A local time of day in Stockholm, or an interval in minutes. */
export type Schedule = { readonly at: `${number}:${number}` } | { readonly minutes: number };

/** The instant of a local time in Stockholm. A time that the change to summer time skips becomes the one an hour later. */
export const stockholmInstant = (day: string, time: string): Date =>
  parseDateTime(`${day} ${time.padStart(5, '0')}`);

export const nextRunAt = (schedule: Schedule, now: Date): Date => {
  if ('minutes' in schedule) return new Date(now.getTime() + schedule.minutes * 60_000);
  const today = stockholmInstant(dateInSweden(now), schedule.at);
  return today > now ? today : stockholmInstant(addDays(dateInSweden(now), 1), schedule.at);
};
