const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 30_000;

/** Milliseconds to wait before an upload is retried after `failures` failed attempts: 2, 4, 8, 16 and then 30 seconds. */
export const calculateRetryDelay = (failures: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));

/** Whether the same upload can succeed later: no network, an overloaded server or too many calls. */
export const canRetry = (status: number): boolean => [0, 408, 429].includes(status) || status >= 500;
