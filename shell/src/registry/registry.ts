import { type LiveRemote, type Registry, type RemoteName, registry as schema } from '@husrum/contract';
import { requestRegistry } from './registry-request';

/** How old the list may be when a remote is entered; an older one is renewed for the next time. */
const FRESH_MS = 60_000;

let known: Registry | undefined;
let askedAt = 0;
let pending: Promise<Registry> | undefined;
const listeners = new Set<() => void>();

const fetchRegistry = async (): Promise<Registry> => {
  const answer = await requestRegistry();
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const checked = schema.validateSync(await answer.json());
  known = checked;
  askedAt = Date.now();
  for (const listener of listeners) listener();
  return checked;
};

const renew = (): Promise<Registry> => {
  pending ??= fetchRegistry().finally(() => {
    pending = undefined;
  });
  return pending;
};

export const registryStore = {
  get: (): Registry | undefined => known,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Which build of a remote is live. What is known is used at once; `renewed` waits for the server's word. */
export const manifestOf = async (name: RemoteName, { renewed = false } = {}): Promise<LiveRemote> => {
  if (known && !renewed && Date.now() - askedAt > FRESH_MS) renew().catch(() => {});
  const { remotes } = known && !renewed ? known : await renew();
  const manifest = remotes.find((remote) => remote.name === name);
  if (!manifest) throw new Error(`${name} is not in the registry`);
  return manifest;
};

export const startRegistry = (): void => {
  renew().catch(() => {});
};
