const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 30_000;

/** Milliseconds to wait before an upload is retried after `failures` failed attempts: 2, 4, 8, 16 and then 30 seconds. */
export const calculateRetryDelay = (failures: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));

const NO_RESPONSE = 0;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_CALLS = 429;
const SERVER_ERROR = 500;

/** Whether an upload that failed with the HTTP status (0 without a network) can succeed later. */
export const canRetry = (status: number): boolean =>
  [NO_RESPONSE, REQUEST_TIMEOUT, TOO_MANY_CALLS].includes(status) || status >= SERVER_ERROR;
