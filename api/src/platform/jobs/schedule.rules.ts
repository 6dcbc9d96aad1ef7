import { addDays } from '@husrum/format';
import { dayOf } from '../clock';

/** Local time of day in Stockholm, or every so many minutes. */
export type Schedule = { readonly at: `${number}:${number}` } | { readonly minutes: number };

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** How far Stockholm is ahead of UTC at the instant. */
const offsetAt = (instant: number): number =>
  Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`) - instant;

/** The instant at which clocks in Stockholm show this; a time that the spring change skips becomes the one after it. */
export const stockholmInstant = (day: string, time: string): Date => {
  const asUtc = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`);
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
};

export const nextRun = (schedule: Schedule, now: Date): Date => {
  if ('minutes' in schedule) return new Date(now.getTime() + schedule.minutes * 60_000);
  const today = stockholmInstant(dayOf(now), schedule.at);
  return today > now ? today : stockholmInstant(addDays(dayOf(now), 1), schedule.at);
};
