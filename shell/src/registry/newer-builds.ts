import type { LiveRemote } from '@husrum/contract/manifest';
import type { Owner, RemoteName } from '@husrum/contract/routes';
import { forgetPanels, isDirty } from '@husrum/platform/shell';
import { timed } from '../telemetry/load-time';
import { tellCaught } from '../telemetry/watch';
import { tellingsToWait } from './back-off.rules';
import { type Build, type Builds, buildsStore } from './builds.store';
import { loadBuild } from './federation';
import { LoadError } from './load-error';
import { registryStore } from './registry';
import { showStylesOf } from './styles';

const tellsOf = (name: RemoteName): LiveRemote | undefined =>
  registryStore.get()?.remotes.find((remote) => remote.name === name);

const setWaiting = (name: RemoteName, build: Build | undefined): void => {
  const waiting = new Map(buildsStore.get().waiting);
  if (build) waiting.set(name, build);
  else if (!waiting.delete(name)) return;
  buildsStore.set({ waiting });
};

const fetching = new Set<string>();

/** Of builds that could not be fetched: how often, and how many more tellings pass before they are tried again. */
const failing = new Map<string, { failures: number; wait: number }>();

const isTime = ({ entry }: LiveRemote): boolean => {
  const known = failing.get(entry);
  if (!known || known.wait === 0) return true;
  known.wait -= 1;
  return false;
};

/** Fetched beforehand: taking it costs no wait, and one that cannot be fetched is never taken. */
const fetchNewer = async (manifest: LiveRemote, now: LiveRemote): Promise<void> => {
  if (fetching.has(manifest.entry)) return;
  fetching.add(manifest.entry);
  try {
    const module = await timed(manifest, loadBuild(manifest));
    failing.delete(manifest.entry);
    showStylesOf(now);
    if (tellsOf(manifest.name)?.build === manifest.build) setWaiting(manifest.name, { manifest, module });
  } catch (error) {
    const failures = (failing.get(manifest.entry)?.failures ?? 0) + 1;
    failing.set(manifest.entry, { failures, wait: tellingsToWait(failures) });
    tellCaught(new LoadError(error, manifest.build), {
      owner: manifest.name,
      where: `build ${manifest.build}`,
    });
  } finally {
    fetching.delete(manifest.entry);
  }
};

/** Compares what this page uses with what the registry tells. A rollback is a newer telling like any other. */
export const followRegistry = (): void => {
  const { inUse, waiting } = buildsStore.get();
  for (const [name, { manifest: now }] of inUse) {
    const told = tellsOf(name);
    if (!told || told.build === now.build) setWaiting(name, undefined);
    else if (told.build !== waiting.get(name)?.manifest.build && isTime(told)) void fetchNewer(told, now);
  }
};

const use = (taken: Builds): void => {
  const { inUse, waiting } = buildsStore.get();
  buildsStore.set({
    inUse: new Map([...inUse, ...taken]),
    waiting: new Map([...waiting].filter(([name]) => !taken.has(name))),
  });
  for (const { manifest } of taken.values()) showStylesOf(manifest);
  forgetPanels([...taken.keys()].filter((name) => inUse.has(name)));
};

/**
 * From here on everything new is used, page and panels alike, except of the remote whose page stays on the screen.
 * Called between two screens only: what is on one screen is of one build, whatever is released meanwhile.
 */
export const takeNewer = (staying?: Owner): void => {
  if (isDirty()) return;
  const taken = new Map([...buildsStore.get().waiting].filter(([name]) => name !== staying));
  if (taken.size > 0) use(taken);
};

/** The first build of a remote, or one in place of a build that failed. */
export const begin = (build: Build): void => use(new Map([[build.manifest.name, build]]));
