/** Each account may store 10 GB. */
export const STORAGE_QUOTA_BYTES = 10 * 1024 ** 3;

/** Used storage in whole percent, rounded down so that it is 100 only when the quota is used up. */
export const storagePercent = (bytes: number): number =>
  Math.min(100, Math.floor((bytes / STORAGE_QUOTA_BYTES) * 100));
