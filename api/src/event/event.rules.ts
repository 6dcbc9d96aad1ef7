/** The event's time as an ISO instant, from unix seconds; the current second if null. */
export const happenedAt = (date: number | null, now: Date): string =>
  new Date((date ?? Math.floor(now.getTime() / 1000)) * 1000).toISOString();
