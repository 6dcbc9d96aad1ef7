import { token } from '@husrum/api-client';
import { type Registry, registry as schema } from '@husrum/contract/manifest';
import { overridden } from '../override/overridden';
import { requestRegistry } from './registry-request';

declare global {
  /** Seconds between two questions; tests cannot wait a minute. */
  var husrumRegistrySeconds: number | undefined;
}

const RENEW_SECONDS = 60;

let known: Registry | undefined;
let pending: Promise<Registry> | undefined;
const listeners = new Set<() => void>();

const fetchRegistry = async (): Promise<Registry> => {
  const answer = await requestRegistry();
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const told = await overridden(schema.validateSync(await answer.json()));
  if (JSON.stringify(told) !== JSON.stringify(known)) known = told;
  for (const listener of listeners) listener();
  return told;
};

export const renewRegistry = (): Promise<Registry> => {
  pending ??= fetchRegistry().finally(() => {
    pending = undefined;
  });
  return pending;
};

/** An answer that is on its way tells of before: whoever tries again gets one to a question asked after that. */
export const askRegistryAnew = async (): Promise<Registry> => {
  await pending?.catch(() => {});
  return renewRegistry();
};

/** The list as it was last told. Listeners hear every telling; what has not changed is the same object. */
export const registryStore = {
  get: (): Registry | undefined => known,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** A page that nobody looks at asks when it is looked at again. */
const renewWhenSeen = (): void => {
  if (document.visibilityState === 'visible') renewRegistry().catch(() => {});
};

/** Who signs in or out may be told something else; a token that is only renewed tells nothing. */
const renewForOthers = (): void => {
  let signedIn = token.get() !== null;
  token.subscribe((value) => {
    if ((value !== null) === signedIn) return;
    signedIn = value !== null;
    renewWhenSeen();
  });
};

export const startRegistry = (): void => {
  renewWhenSeen();
  window.setInterval(renewWhenSeen, (globalThis.husrumRegistrySeconds ?? RENEW_SECONDS) * 1000);
  window.addEventListener('focus', renewWhenSeen);
  document.addEventListener('visibilitychange', renewWhenSeen);
  renewForOthers();
};
