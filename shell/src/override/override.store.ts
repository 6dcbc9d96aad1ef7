import type { BodyOf } from '@husrum/contract/core';
import { OVERRIDE_COOKIE, releaseCalls } from '@husrum/contract/release';
import { browserStore } from '@husrum/ui';

export type Override = BodyOf<typeof releaseCalls.override>;

const { body: schema } = releaseCalls.override;
const STORAGE_KEY = 'husrum.override';

/** The stored override, or undefined unless the server's schema accepts it: a known remote and a loopback address. */
const readOverride = (): Override | undefined => {
  try {
    return schema?.validateSync(browserStore.readJson(STORAGE_KEY));
  } catch {
    return undefined;
  }
};

const writeCookie = (value: string, seconds: number): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: must be written synchronously, because the page reloads right after
  document.cookie = `${OVERRIDE_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=strict${secure}`;
};

/** The remote that this browser loads from the local machine. A reload follows each change, so it is constant within a page. */
export const overrideStore = {
  get: readOverride,
  set: (override: Override, permission: { readonly token: string; readonly seconds: number }): void => {
    browserStore.writeJson(STORAGE_KEY, override);
    writeCookie(permission.token, permission.seconds);
  },
  clear: (): void => {
    browserStore.remove(STORAGE_KEY);
    writeCookie('', 0);
  },
};
