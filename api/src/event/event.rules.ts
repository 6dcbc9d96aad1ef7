/** The ISO instant of a time in unix seconds. Null means the current second. */
export const toInstant = (date: number | null, now: Date): string =>
  new Date((date ?? Math.floor(now.getTime() / 1000)) * 1000).toISOString();
