import type { LiveRemote } from '@husrum/contract/manifest';
import { type Owner, ownerOf, type RemoteName } from '@husrum/contract/routes';
import { isDirty, onScreenChange, preparePage, type RemoteModule, withTimeout } from '@husrum/platform/shell';
import { pages } from '../routes';
import { tellUse, timed } from '../telemetry/load-time';
import { buildsStore } from './builds.store';
import { loadBuild } from './federation';
import { LoadError, Removed } from './load-error';
import { begin, followRegistry, takeNewer } from './newer-builds';
import { askRegistryAnew, registryStore, renewRegistry } from './registry';

const liveBuildOf = async (name: RemoteName, renewed: boolean): Promise<LiveRemote> => {
  const told = renewed ? await askRegistryAnew() : (registryStore.get() ?? (await renewRegistry()));
  const { remotes, removed } = told;
  const manifest = remotes.find((remote) => remote.name === name);
  if (removed.includes(name)) throw new Removed(`${name} is removed`);
  if (!manifest) throw new Error(`${name} is not in the registry`);
  return manifest;
};

const usedBuildOf = (name: RemoteName) => buildsStore.get().inUse.get(name);

interface Loading {
  readonly onFound: (manifest: LiveRemote) => void;
  /** Whether the reader still waits: who was told of a failure meets nothing new until it is asked for again. */
  readonly isAwaited: () => boolean;
}

const load = async (
  name: RemoteName,
  renewed: boolean,
  { onFound, isAwaited }: Loading,
): Promise<RemoteModule> => {
  const used = usedBuildOf(name);
  if (used && !renewed) return used.module;
  const manifest = await liveBuildOf(name, renewed);
  onFound(manifest);
  // A form that is being filled in somewhere must not meet a second copy of its own remote.
  if (used && (used.manifest.build === manifest.build || isDirty())) return used.module;
  const module = await timed(manifest, loadBuild(manifest));
  if (!isAwaited()) throw new Error('Given up');
  // It may have been begun while the code was fetched: what came then waits, as any newer build does.
  const waits = used !== undefined && isDirty();
  if (!waits) begin({ manifest, module });
  followRegistry();
  return waits ? used.module : module;
};

const pending = new Map<RemoteName, Promise<RemoteModule>>();

/** The code of a remote, in the build that this page uses. After a failure the registry is asked anew. */
export const remoteModule = (name: RemoteName, { renewed = false } = {}): Promise<RemoteModule> => {
  const running = pending.get(name);
  if (running) return running;
  let found: LiveRemote | undefined;
  const loading = load(name, renewed, {
    onFound: (manifest) => {
      found = manifest;
    },
    isAwaited: () => pending.get(name) === started,
  });
  const started: Promise<RemoteModule> = withTimeout(loading)
    .catch((cause: unknown) => {
      throw new LoadError(cause, found?.build);
    })
    .finally(() => pending.delete(name));
  pending.set(name, started);
  return started;
};

/** The same, for drawing something of it: from then on the visit is one of the build's. */
export const drawnModule: typeof remoteModule = async (name, options) => {
  const module = await remoteModule(name, options);
  const used = usedBuildOf(name);
  if (used) tellUse(used.manifest);
  return module;
};

export const isLoaded = (name: RemoteName): boolean => usedBuildOf(name) !== undefined;

const failed = new Set<Owner>();

export const panelsOf = async (owner: Owner) => {
  if (owner === 'shell') return {};
  try {
    const { panels } = await drawnModule(owner, { renewed: failed.has(owner) });
    failed.delete(owner);
    return panels;
  } catch (error) {
    failed.add(owner);
    throw error;
  }
};

/** Fetches what a page needs, in the build that it would be drawn with. */
export const prepare = (path: string): void => {
  const owner = ownerOf(path);
  if (owner === 'shell') preparePage(pages, path);
  if (!owner || owner === 'shell') return;
  const stays = owner === ownerOf(window.location.pathname);
  const next = stays ? undefined : buildsStore.get().waiting.get(owner)?.module;
  (next ? Promise.resolve(next) : remoteModule(owner)).then(
    ({ application }) => application.prepare(path),
    () => {},
  );
};

/** A remote that is left and entered anew is entered in its newest build; one that stays on the screen stays as it is. */
export const startBuilds = (): void => {
  registryStore.subscribe(followRegistry);
  onScreenChange((from, to) => {
    const owner = ownerOf(to);
    takeNewer(owner === ownerOf(from) ? owner : undefined);
  });
};
