import type { LiveRemote } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import type { RemoteModule } from '@husrum/platform/shell';

/** A build whose code is here. */
export interface Build {
  readonly manifest: LiveRemote;
  readonly module: RemoteModule;
}
export type Builds = ReadonlyMap<RemoteName, Build>;

/** Which build of each remote this page uses, and the newer ones that wait to be taken. */
export interface BuildsState {
  readonly inUse: Builds;
  readonly waiting: Builds;
}

let state: BuildsState = { inUse: new Map(), waiting: new Map() };
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
