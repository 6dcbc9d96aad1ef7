/** How long a skeleton may stand before the reader is told and may try again. */
export const LOAD_TIMEOUT_MS = 10_000;

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

export const withTimeout = <T>(work: Promise<T>, patience = LOAD_TIMEOUT_MS): Promise<T> =>
  new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new TimeoutError(`No answer in ${patience} ms`)), patience);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
