import { use } from 'react';
import { againAfterTimeout, withTimeout } from './timeout';

/** A module that is fetched when it is first needed. Unlike `React.lazy`, a failed fetch can be retried. */
export interface LazyModule<T> {
  /** Reads the module while rendering: suspends until it has loaded, throws if loading failed. */
  read: () => T;
  load: () => Promise<T>;
  /** The module if it has loaded. */
  peek: () => T | undefined;
  /** After a failure, lets the next read fetch again. */
  resetIfFailed: () => void;
  /** Lets the next read fetch again, with a new timeout, unless the module has loaded. Call it when the waiting page is left. */
  resetUnlessLoaded: () => void;
}

/**
 * Adds the `status` and `value` fields that `use` reads. React then returns a settled value synchronously,
 * so a module that has loaded shows no skeleton.
 */
const withStatus = <T>(promise: Promise<T>): Promise<T> => {
  const tracked: Promise<T> = promise.then(
    (value) => {
      Object.assign(tracked, { status: 'fulfilled', value });
      return value;
    },
    (reason: unknown) => {
      Object.assign(tracked, { status: 'rejected', reason });
      throw reason;
    },
  );
  return tracked;
};

/** `lazyModule(() => import('./lease-detail.screen'))` */
export const lazyModule = <T>(fetch: () => Promise<T>): LazyModule<T> => {
  let loaded: { value: T } | undefined;
  let failed = false;
  let pending: Promise<T> | undefined;

  const start = (): Promise<T> => {
    const promise = withStatus(againAfterTimeout(() => withTimeout(fetch())));
    promise.then(
      (value) => {
        loaded = { value };
      },
      () => {
        failed ||= pending === promise;
      },
    );
    return promise;
  };
  const load = () => {
    pending ??= start();
    return pending;
  };
  return {
    load,
    read: () => use(load()),
    peek: () => loaded?.value,
    resetIfFailed: () => {
      if (!failed) return;
      failed = false;
      pending = undefined;
    },
    resetUnlessLoaded: () => {
      if (loaded) return;
      failed = false;
      pending = undefined;
    },
  };
};
