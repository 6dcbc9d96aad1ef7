const KEY = 'husrum.token';

type Listener = (token: string | null) => void;
const listeners = new Set<Listener>();
const tell = (token: string | null) => {
  for (const listener of listeners) listener(token);
};

/** The access token, shared by all tabs through localStorage. */
export const token = {
  get: (): string | null => localStorage.getItem(KEY),
  set: (value: string): void => {
    localStorage.setItem(KEY, value);
    tell(value);
  },
  clear: (): void => {
    localStorage.removeItem(KEY);
    tell(null);
  },
  /** Hears changes of this tab and of the others; returns how to stop. */
  subscribe: (listener: Listener): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) listener(token.get());
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** Headers that say who asks, too: nothing of a visitor. */
export const withToken = (given: Record<string, string>, known = token.get()): Headers => {
  const headers = new Headers(given);
  if (known) headers.set('Authorization', `Bearer ${known}`);
  return headers;
};
