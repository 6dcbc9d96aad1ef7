import type { BodyOf } from '@husrum/contract/core';
import { OVERRIDE_COOKIE, releaseCalls } from '@husrum/contract/release';

export type Override = BodyOf<typeof releaseCalls.override>;

const { body: schema } = releaseCalls.override;
const KEY = 'husrum.override';

/** Checked as the server checks it: a remote of the product and an address of this machine, or nothing. */
const stored = (): Override | undefined => {
  try {
    return schema?.validateSync(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
};

const keep = (value: string, seconds: number): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the page is loaded anew in the next moment, so it must be written now
  document.cookie = `${OVERRIDE_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=strict${secure}`;
};

/** Which remote this browser takes from its own machine. Written before a reload, so it never changes in a page. */
export const overrideStore = {
  get: stored,
  set: (override: Override, leave: { readonly token: string; readonly seconds: number }): void => {
    localStorage.setItem(KEY, JSON.stringify(override));
    keep(leave.token, leave.seconds);
  },
  clear: (): void => {
    localStorage.removeItem(KEY);
    keep('', 0);
  },
};
