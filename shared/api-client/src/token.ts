const STORAGE_KEY = 'husrum.token';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();
const notifyListeners = (token: string | null) => {
  for (const listener of listeners) listener(token);
};

/** The access token, shared by all tabs through localStorage. */
export const token = {
  get: (): string | null => localStorage.getItem(STORAGE_KEY),
  set: (value: string): void => {
    localStorage.setItem(STORAGE_KEY, value);
    notifyListeners(value);
  },
  clear: (): void => {
    localStorage.removeItem(STORAGE_KEY);
    notifyListeners(null);
  },
  /** Calls the listener on changes in this tab and in others. Returns a function that unsubscribes. */
  subscribe: (listener: Listener): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === STORAGE_KEY || event.key === null) listener(token.get());
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** Adds the Authorization header when there is a token. */
export const withToken = (init: Record<string, string>, accessToken = token.get()): Headers => {
  const headers = new Headers(init);
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  return headers;
};
