import type { LiveRemote } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import { createStore, type RemoteModule } from '@husrum/platform/shell';

/** A build whose code is loaded. */
export interface Build {
  readonly manifest: LiveRemote;
  readonly module: RemoteModule;
}
export type Builds = ReadonlyMap<RemoteName, Build>;

/** The build of each remote that this page uses, and the newer builds that are loaded but not yet activated. */
export interface BuildsState {
  readonly active: Builds;
  readonly pending: Builds;
}

const store = createStore<BuildsState>({ active: new Map(), pending: new Map() });

export const buildsStore = {
  ...store,
  set: (change: Partial<BuildsState>): void => store.set({ ...store.get(), ...change }),
};
