import type { Owner, RemoteName } from '@husrum/contract';
import { isDirty, type RemoteModule, withTimeout } from '@husrum/platform/shell';
import { loadBuild } from './federation';
import { manifestOf } from './registry';

interface Loaded {
  readonly build: string;
  readonly module: RemoteModule;
}
const loaded = new Map<RemoteName, Loaded>();
const pending = new Map<RemoteName, Promise<RemoteModule>>();

const load = async (name: RemoteName, renewed: boolean): Promise<RemoteModule> => {
  const manifest = await manifestOf(name, { renewed });
  const before = loaded.get(name);
  // A form that is being filled in somewhere must not meet a second copy of its own remote.
  if (before && (before.build === manifest.build || isDirty())) return before.module;
  const module = await loadBuild(manifest);
  loaded.set(name, { build: manifest.build, module });
  return module;
};

/** The code of a remote: in the build that is live when it is entered. After a failure the registry is asked anew. */
export const remoteModule = (name: RemoteName, { renewed = false } = {}): Promise<RemoteModule> => {
  const running = pending.get(name);
  if (running) return running;
  const started = withTimeout(load(name, renewed)).finally(() => pending.delete(name));
  pending.set(name, started);
  return started;
};

export const isLoaded = (name: RemoteName): boolean => loaded.has(name);

const failed = new Set<Owner>();

export const panelsOf = async (owner: Owner) => {
  if (owner === 'shell') return {};
  try {
    const { panels } = await remoteModule(owner, { renewed: failed.has(owner) });
    failed.delete(owner);
    return panels;
  } catch (error) {
    failed.add(owner);
    throw error;
  }
};
