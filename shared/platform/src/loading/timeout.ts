/** How long code may take to load before the skeleton becomes an error that can be retried. */
export const LOAD_TIMEOUT_MS = 10_000;

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Rejects with a `TimeoutError` when the promise has not settled within `timeoutMs`. */
export const withTimeout = <T>(promise: Promise<T>, timeoutMs = LOAD_TIMEOUT_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer in ${timeoutMs} ms`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error instanceof TimeoutError || error.cause instanceof TimeoutError);

/** Loads once more after a timeout, so that a lull of the network ends without an error. */
export const againAfterTimeout = <T>(load: (isAgain: boolean) => Promise<T>): Promise<T> =>
  load(false).catch((error: unknown) => {
    if (!isTimeout(error)) throw error;
    return load(true);
  });
