/** Each business may store 10 GB. */
export const STORAGE_QUOTA_BYTES = 10 * 1024 ** 3;

/** Whether a file of `size` bytes fits into the quota together with the files that the business has. */
export const fitsInStorage = (usedBytes: number, size: number): boolean =>
  usedBytes + size <= STORAGE_QUOTA_BYTES;

/** Used storage in whole percent, rounded down so that it is 100 only when the quota is used up. */
export const toStoragePercent = (bytes: number): number =>
  Math.min(100, Math.floor((bytes / STORAGE_QUOTA_BYTES) * 100));
