/** When a note says that it happened, to the second: now when it does not say. */
export const happenedAt = (date: number | null, now: Date): string =>
  new Date((date ?? Math.floor(now.getTime() / 1000)) * 1000).toISOString();

/** An instant as unix seconds. */
export const secondsOf = (instant: string): number => Date.parse(instant) / 1000;
