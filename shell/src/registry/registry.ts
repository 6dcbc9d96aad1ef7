import { token } from '@husrum/api-client';
import { type Registry, registry as schema } from '@husrum/contract/manifest';
import { createStore, type ReadableStore } from '@husrum/platform/shell';
import { applyDeveloperOverride } from '../override/apply-developer-override';
import { requestRegistry } from './registry-request';

declare global {
  /** Seconds between two refreshes. It is set by browser tests, which cannot wait a minute. */
  var husrumRegistrySeconds: number | undefined;
}

const REFRESH_SECONDS = 60;

const store = createStore<Registry | undefined>(undefined);
let pending: Promise<Registry> | undefined;

const fetchRegistry = async (): Promise<Registry> => {
  const response = await requestRegistry();
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = await applyDeveloperOverride(schema.validateSync(await response.json()));
  const previous = store.get();
  store.set(JSON.stringify(registry) === JSON.stringify(previous) ? previous : registry);
  return registry;
};

export const refreshRegistry = (): Promise<Registry> => {
  pending ??= fetchRegistry().finally(() => {
    pending = undefined;
  });
  return pending;
};

/** Waits for a request that is in progress, whose registry may be outdated, and then sends a new one. */
export const refetchRegistry = async (): Promise<Registry> => {
  await pending?.catch(() => {});
  return refreshRegistry();
};

/** The latest registry. Listeners are called at every refresh; an unchanged registry stays the same object. */
export const registryStore: ReadableStore<Registry | undefined> = store;

/** A hidden page skips its refreshes and catches up when it becomes visible. */
const whenVisible = (refresh: () => Promise<Registry>): void => {
  if (document.visibilityState === 'visible') refresh().catch(() => {});
};
const refreshWhenVisible = (): void => whenVisible(refreshRegistry);

/**
 * The registry depends on the account, so sign-in and sign-out send a new request, even when one is in progress. A renewed token
 * does not.
 */
const refreshOnSignInChange = (): void => {
  let signedIn = token.get() !== null;
  token.subscribe((value) => {
    if ((value !== null) === signedIn) return;
    signedIn = value !== null;
    whenVisible(refetchRegistry);
  });
};

export const startRegistry = (): void => {
  refreshWhenVisible();
  window.setInterval(refreshWhenVisible, (globalThis.husrumRegistrySeconds ?? REFRESH_SECONDS) * 1000);
  window.addEventListener('focus', refreshWhenVisible);
  document.addEventListener('visibilitychange', refreshWhenVisible);
  refreshOnSignInChange();
};
