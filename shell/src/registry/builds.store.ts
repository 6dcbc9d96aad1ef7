import type { LiveRemote } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import type { RemoteModule } from '@husrum/platform/shell';

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

let state: BuildsState = { active: new Map(), pending: new Map() };
const listeners = new Set<() => void>();

export const buildsStore = {
  get: (): BuildsState => state,
  set: (change: Partial<BuildsState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
