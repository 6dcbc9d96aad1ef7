import type { Owner } from '@husrum/contract/routes';
import { buildsStore } from '../registry/builds.store';
import { loadRemoteModule } from '../registry/remotes';
import { stageStore } from './stage.store';

/**
 * For failures in code that was loaded: refetches the registry and, if the remote has another build now, activates
 * that build and remounts the remote's page if it is on the screen.
 */
export const reloadFailedRemote = async (owner: Owner): Promise<void> => {
  if (owner === 'shell') return;
  const failed = buildsStore.get().active.get(owner);
  await loadRemoteModule(owner, { refetch: true });
  const { name, remount } = stageStore.get();
  if (name === owner && buildsStore.get().active.get(owner) !== failed) remount?.();
};
