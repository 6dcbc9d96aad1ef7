import { use } from 'react';
import { withTimeout } from './timeout';

/** Code that is fetched when first needed. Unlike React.lazy it can be fetched again after a failure. */
export interface LazyPart<T> {
  /** For rendering: suspends until the code is there, throws what went wrong. */
  read: () => T;
  load: () => Promise<T>;
  peek: () => T | undefined;
  /** After a failure: the next read fetches anew. */
  forget: () => void;
}

/** React reads these marks: what is there already is rendered at once, without a moment of skeleton. */
const settled = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
};

export const lazyPart = <T>(fetch: () => Promise<T>): LazyPart<T> => {
  let ready: { value: T } | undefined;
  let failed = false;
  let pending: Promise<T> | undefined;

  const start = (): Promise<T> =>
    withTimeout(fetch()).then(
      (value) => {
        ready = { value };
        return value;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
  const load = () => {
    pending ??= settled(start());
    return pending;
  };
  return {
    load,
    read: () => use(load()),
    peek: () => ready?.value,
    forget: () => {
      if (!failed) return;
      failed = false;
      pending = undefined;
    },
  };
};
