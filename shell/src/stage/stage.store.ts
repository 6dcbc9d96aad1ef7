import type { RemoteName } from '@husrum/contract/routes';

/** What stands where a remote goes. */
export interface StageState {
  readonly name?: RemoteName;
  readonly status: 'empty' | 'loading' | 'ready' | 'failed' | 'removed';
  readonly retry?: () => void;
  /** Puts the remote's page there anew, in the build that is used from now on. */
  readonly enterAnew?: () => void;
}

let state: StageState = { status: 'empty' };
const listeners = new Set<() => void>();

export const stageStore = {
  get: (): StageState => state,
  set: (next: StageState): void => {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Filled by the remotes and never by React, which only gives it a place. */
export const stageElement = document.createElement('div');
stageElement.id = 'stage';

const aside = document.createElement('div');
aside.hidden = true;
aside.append(stageElement);
document.body.append(aside);

/** Where no remote is shown, it stays in the document still: what is in no document is what somebody forgot. */
export const waitAside = (): void => aside.append(stageElement);
