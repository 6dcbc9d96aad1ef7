import type { LiveRemote } from '@husrum/contract/manifest';
import type { Owner, RemoteName } from '@husrum/contract/routes';
import { hasUnsavedChanges, resetPanels } from '@husrum/platform/shell';
import { measureLoad } from '../telemetry/load-time';
import { reportException } from '../telemetry/start-telemetry';
import { countRefreshesToSkip } from './back-off.rules';
import { type Build, type Builds, buildsStore } from './builds.store';
import { loadBuild } from './federation';
import { LoadError } from './load-error';
import { registryStore } from './registry';
import { activateStyles } from './styles';

const findRegisteredBuild = (name: RemoteName): LiveRemote | undefined =>
  registryStore.get()?.remotes.find((remote) => remote.name === name);

const setPendingBuild = (name: RemoteName, build: Build | undefined): void => {
  const pending = new Map(buildsStore.get().pending);
  if (build) pending.set(name, build);
  else if (!pending.delete(name)) return;
  buildsStore.set({ pending });
};

const fetchingEntries = new Set<string>();

/** Builds that could not be fetched, by the URL of their entry: how often, and how many registry refreshes to skip before the next try. */
const failedFetches = new Map<string, { failures: number; refreshesToSkip: number }>();

/** Whether this refresh is skipped for the build, after failures. If so, one refresh less remains to be skipped. */
const skipRefresh = ({ entry }: LiveRemote): boolean => {
  const failure = failedFetches.get(entry);
  if (!failure || failure.refreshesToSkip === 0) return false;
  failure.refreshesToSkip -= 1;
  return true;
};

/** Fetches a build before it is activated, so that switching is instant and a broken build is never activated. */
const fetchNewerBuild = async (manifest: LiveRemote, active: LiveRemote): Promise<void> => {
  if (fetchingEntries.has(manifest.entry)) return;
  fetchingEntries.add(manifest.entry);
  try {
    const module = await measureLoad(manifest, loadBuild(manifest));
    failedFetches.delete(manifest.entry);
    // Loading the newer build has added its styles, which must not apply yet.
    activateStyles(active);
    if (findRegisteredBuild(manifest.name)?.build === manifest.build)
      setPendingBuild(manifest.name, { manifest, module });
  } catch (error) {
    const failures = (failedFetches.get(manifest.entry)?.failures ?? 0) + 1;
    failedFetches.set(manifest.entry, { failures, refreshesToSkip: countRefreshesToSkip(failures) });
    reportException(new LoadError(error, manifest.build), {
      owner: manifest.name,
      source: `build ${manifest.build}`,
    });
  } finally {
    fetchingEntries.delete(manifest.entry);
  }
};

/** Fetches the registry's builds that differ from the active ones. A rollback counts as a newer build. */
export const fetchNewerBuilds = (): void => {
  const { active, pending } = buildsStore.get();
  for (const [name, { manifest }] of active) {
    const registered = findRegisteredBuild(name);
    if (!registered || registered.build === manifest.build) setPendingBuild(name, undefined);
    else if (registered.build !== pending.get(name)?.manifest.build && !skipRefresh(registered))
      void fetchNewerBuild(registered, manifest);
  }
};

const setActiveBuilds = (builds: Builds): void => {
  const { active, pending } = buildsStore.get();
  buildsStore.set({
    active: new Map([...active, ...builds]),
    pending: new Map([...pending].filter(([name]) => !builds.has(name))),
  });
  for (const { manifest } of builds.values()) activateStyles(manifest);
  resetPanels([...builds.keys()].filter((name) => active.has(name)));
};

/**
 * Activates all pending builds, for pages and panels, except that of the remote whose page stays on the screen. It is called
 * on navigation only: one screen never mixes two builds of a remote, whatever is released meanwhile.
 */
export const activateNewerBuilds = (stayingOwner?: Owner): void => {
  if (hasUnsavedChanges()) return;
  const builds = new Map([...buildsStore.get().pending].filter(([name]) => name !== stayingOwner));
  if (builds.size > 0) setActiveBuilds(builds);
};

/** Activates the first build of a remote, or the replacement of a build that failed. */
export const activateBuild = (build: Build): void => setActiveBuilds(new Map([[build.manifest.name, build]]));
