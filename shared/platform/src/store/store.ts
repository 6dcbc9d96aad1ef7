import { useSyncExternalStore } from 'react';

export interface ReadableStore<T> {
  readonly get: () => T;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}
interface Store<T> extends ReadableStore<T> {
  /** Calls the listeners, also when the value is the same as before. */
  readonly set: (value: T) => void;
}

/** A value outside React, which several React roots and code without React can read. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The value of the store. The component is rendered again when it changes. */
export const useStore = <T>({ subscribe, get }: ReadableStore<T>): T => useSyncExternalStore(subscribe, get);
