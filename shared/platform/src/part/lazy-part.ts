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
  /** By who no longer waits: unless the code is there, the next read fetches anew, with patience of its own. */
  abandon: () => void;
}

/** With its outcome written on it a promise is read at once: no moment of skeleton for code that is there already. */
const settled = <T>(work: Promise<T>): Promise<T> => {
  const marked: Promise<T> = work.then(
    (value) => {
      Object.assign(marked, { status: 'fulfilled', value });
      return value;
    },
    (reason: unknown) => {
      Object.assign(marked, { status: 'rejected', reason });
      throw reason;
    },
  );
  return marked;
};

export const lazyPart = <T>(fetch: () => Promise<T>): LazyPart<T> => {
  let ready: { value: T } | undefined;
  let failed = false;
  let pending: Promise<T> | undefined;

  const start = (): Promise<T> => {
    const work = settled(withTimeout(fetch()));
    work.then(
      (value) => {
        ready = { value };
      },
      () => {
        failed ||= pending === work;
      },
    );
    return work;
  };
  const load = () => {
    pending ??= start();
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
    abandon: () => {
      if (ready) return;
      failed = false;
      pending = undefined;
    },
  };
};
