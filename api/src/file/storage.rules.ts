/** What an account may keep: 10 GB. */
export const STORAGE_BYTES = 10 * 1024 ** 3;

/** How full the account is, in whole percent; never 100 before it is. */
export const storagePercent = (bytes: number): number =>
  Math.min(100, Math.floor((bytes / STORAGE_BYTES) * 100));
