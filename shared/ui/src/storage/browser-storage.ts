const attempt = <T>(access: () => T): T | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/**
 * Values in a storage of the browser. Where the storage is forbidden or full, nothing is stored and nothing throws: callers show
 * what a new user sees.
 */
const createBrowserStorage = (storage: () => Storage) => ({
  /** The result is null when there is no value. */
  readText: (key: string): string | null => attempt(() => storage().getItem(key)) ?? null,
  writeText: (key: string, text: string): void => attempt(() => storage().setItem(key, text)),
  /** The value that `writeJson` has stored. The result is null when there is none, or when the stored text is not JSON. */
  readJson: (key: string): unknown => attempt(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? null,
  writeJson: (key: string, value: unknown): void =>
    attempt(() => storage().setItem(key, JSON.stringify(value))),
  remove: (key: string): void => attempt(() => storage().removeItem(key)),
});

/** Values that all tabs share and that outlive them. */
export const browserStore = createBrowserStorage(() => localStorage);

/** Values of one tab, until it is closed. */
export const tabStore = createBrowserStorage(() => sessionStorage);
