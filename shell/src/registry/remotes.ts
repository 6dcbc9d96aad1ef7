import type { LiveRemote } from '@husrum/contract/manifest';
import { findOwner, type Owner, type RemoteName } from '@husrum/contract/routes';
import {
  againAfterTimeout,
  hasUnsavedChanges,
  onScreenChange,
  preloadScreen,
  type RemoteModule,
  withTimeout,
} from '@husrum/platform/shell';
import { pages } from '../routes';
import { measureLoad, reportBuildUse } from '../telemetry/load-time';
import { buildsStore } from './builds.store';
import { loadBuild } from './federation';
import { LoadError, RemoteRemovedError } from './load-error';
import { activateBuild, activateNewerBuilds, fetchNewerBuilds } from './newer-builds';
import { refetchRegistry, refreshRegistry, registryStore } from './registry';

const getRegisteredBuild = async (name: RemoteName, refetch: boolean): Promise<LiveRemote> => {
  const { remotes, removed } = refetch
    ? await refetchRegistry()
    : (registryStore.get() ?? (await refreshRegistry()));
  const manifest = remotes.find((remote) => remote.name === name);
  if (removed.includes(name)) throw new RemoteRemovedError(`${name} is removed`);
  if (!manifest) throw new Error(`${name} is not in the registry`);
  return manifest;
};

const findActiveBuild = (name: RemoteName) => buildsStore.get().active.get(name);

interface LoadOptions {
  /** It is called with the manifest of the build before its code is fetched. */
  readonly onFound: (manifest: LiveRemote) => void;
  /** False after a timeout: the user has seen an error, so code that arrives later must not change the page. */
  readonly isCurrent: () => boolean;
}

const loadModule = async (
  name: RemoteName,
  refetch: boolean,
  { onFound, isCurrent }: LoadOptions,
): Promise<RemoteModule> => {
  const active = findActiveBuild(name);
  if (active && !refetch) return active.module;
  const manifest = await getRegisteredBuild(name, refetch);
  onFound(manifest);
  // While a form has unsaved changes, its remote must not be loaded in a second build.
  if (active && (active.manifest.build === manifest.build || hasUnsavedChanges())) return active.module;
  const module = await measureLoad(manifest, loadBuild(manifest));
  if (!isCurrent()) throw new Error('Cancelled');
  // The user may have started the form while the code was fetched: then the new build stays pending.
  const staysPending = active !== undefined && hasUnsavedChanges();
  if (!staysPending) activateBuild({ manifest, module });
  fetchNewerBuilds();
  return staysPending ? active.module : module;
};

const pendingLoads = new Map<RemoteName, Promise<RemoteModule>>();

/** The code of a remote, in its active build. `refetch` asks the registry for the current build first, after a failure. */
export const loadRemoteModule = (name: RemoteName, { refetch = false } = {}): Promise<RemoteModule> => {
  const alreadyLoading = pendingLoads.get(name);
  if (alreadyLoading) return alreadyLoading;
  let requested: LiveRemote | undefined;
  const loading = loadModule(name, refetch, {
    onFound: (manifest) => {
      requested = manifest;
    },
    isCurrent: () => pendingLoads.get(name) === pendingLoad,
  });
  const pendingLoad: Promise<RemoteModule> = withTimeout(loading)
    .catch((cause: unknown) => {
      throw new LoadError(cause, requested?.build);
    })
    .finally(() => pendingLoads.delete(name));
  pendingLoads.set(name, pendingLoad);
  return pendingLoad;
};

/**
 * Works like `loadRemoteModule`, for rendering: it tries once more after a timeout, and reports that this visit uses the build.
 */
export const loadVisibleModule: typeof loadRemoteModule = async (name, options) => {
  const module = await againAfterTimeout((isAgain) =>
    loadRemoteModule(name, isAgain ? { refetch: true } : options),
  );
  const active = findActiveBuild(name);
  if (active) reportBuildUse(active.manifest);
  return module;
};

export const isLoaded = (name: RemoteName): boolean => findActiveBuild(name) !== undefined;

const failedOwners = new Set<Owner>();

export const loadPanels = async (owner: Owner) => {
  if (owner === 'shell') return {};
  try {
    const { panels } = await loadVisibleModule(owner, { refetch: failedOwners.has(owner) });
    failedOwners.delete(owner);
    return panels;
  } catch (error) {
    failedOwners.add(owner);
    throw error;
  }
};

/** Preloads a page's code, in the build that the page would be rendered with. */
export const preloadPage = (path: string): void => {
  const owner = findOwner(path);
  if (owner === 'shell') preloadScreen(pages, path);
  if (!owner || owner === 'shell') return;
  const isSameRemote = owner === findOwner(window.location.pathname);
  const next = isSameRemote ? undefined : buildsStore.get().pending.get(owner)?.module;
  (next ? Promise.resolve(next) : loadRemoteModule(owner)).then(
    ({ application }) => application.preload(path),
    () => {},
  );
};

/**
 * Fetches newer builds at each refresh of the registry, and activates them on navigation. A navigation within a remote
 * keeps the remote's build.
 */
export const activateBuildsOnNavigation = (): void => {
  registryStore.subscribe(fetchNewerBuilds);
  onScreenChange((from, to) => {
    const owner = findOwner(to);
    activateNewerBuilds(owner === findOwner(from) ? owner : undefined);
  });
};
