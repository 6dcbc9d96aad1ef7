import type { RemoteName } from '@husrum/contract/routes';
import { createStore } from '@husrum/platform/shell';

/** The remote on the stage, which is the place in the frame where a remote's page is mounted. */
export interface StageState {
  readonly name?: RemoteName;
  readonly status: 'empty' | 'loading' | 'ready' | 'failed' | 'removed';
  readonly retry?: () => void;
  /** Mounts the remote's page again, in its active build. */
  readonly remount?: () => void;
}

export const stageStore = createStore<StageState>({ status: 'empty' });

/** single-spa mounts the remotes in this element. React only places it in the document. */
export const stageElement = document.createElement('div');
stageElement.id = 'stage';

const hiddenParent = document.createElement('div');
hiddenParent.hidden = true;
hiddenParent.append(stageElement);
document.body.append(hiddenParent);

/** The element stays in the document while no remote is shown: the leak test counts detached elements as leaks. */
export const detachStage = (): void => hiddenParent.append(stageElement);
