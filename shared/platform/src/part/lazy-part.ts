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

export const lazyPart = <T>(fetch: () => Promise<T>): LazyPart<T> => {
  let ready: { value: T } | undefined;
  let failure: { error: unknown } | undefined;
  let pending: Promise<T> | undefined;

  const start = (): Promise<T> =>
    withTimeout(fetch()).then(
      (value) => {
        ready = { value };
        return value;
      },
      (error: unknown) => {
        failure = { error };
        throw error;
      },
    );
  const load = () => {
    pending ??= start();
    return pending;
  };
  return {
    load,
    // What is there already is rendered at once, without a moment of skeleton.
    read: () => {
      if (ready) return ready.value;
      if (failure) throw failure.error;
      return use(load());
    },
    peek: () => ready?.value,
    forget: () => {
      if (failure) {
        failure = undefined;
        pending = undefined;
      }
    },
  };
};
