const FREE_TRIES = 5;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;
const FORGET_AFTER_MS = 60 * 60 * 1000;

export interface Failures {
  failures: number;
  last_at: string;
  blocked_until: string | null;
}

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** The record after one more failed try: five are free, then each pause is twice the last one. An hour of quiet forgets. */
export const afterFailure = (before: Failures | undefined, now: Date): Failures => {
  const recent = before && now.getTime() - Date.parse(before.last_at) < FORGET_AFTER_MS ? before.failures : 0;
  const failures = recent + 1;
  const over = failures - FREE_TRIES;
  const pause = over < 0 ? 0 : Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** over);
  return { failures, last_at: now.toISOString(), blocked_until: pause > 0 ? later(now, pause) : null };
};

/** Whole minutes until the next try is let through; 0 when it is now. */
export const minutesToWait = (record: Failures | undefined, now: Date): number => {
  if (!record?.blocked_until) return 0;
  return Math.max(0, Math.ceil((Date.parse(record.blocked_until) - now.getTime()) / 60_000));
};
