type Listener = (value: string | null) => void;

export interface TokenStore {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly clear: () => void;
  /** Calls the listener on changes in this tab and in others. Returns a function that unsubscribes. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** A token that all tabs share through localStorage. */
export const createTokenStore = (storageKey: string): TokenStore => {
  const listeners = new Set<Listener>();
  const get = () => localStorage.getItem(storageKey);
  const notifyListeners = () => {
    for (const listener of listeners) listener(get());
  };
  return {
    get,
    set: (value) => {
      localStorage.setItem(storageKey, value);
      notifyListeners();
    },
    clear: () => {
      localStorage.removeItem(storageKey);
      notifyListeners();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === storageKey || event.key === null) listener(get());
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
};

/** The access token of the signed-in user of the product. */
export const token = createTokenStore('husrum.token');

/** Adds the Authorization header when there is a token. */
export const withToken = (init: Record<string, string>, accessToken = token.get()): Headers => {
  const headers = new Headers(init);
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  return headers;
};
