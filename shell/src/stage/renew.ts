import type { Owner } from '@husrum/contract/routes';
import { buildsStore } from '../registry/builds.store';
import { remoteModule } from '../registry/remotes';
import { stageStore } from './stage.store';

/**
 * After a failure of code that did come: the registry is asked which build is in force. If that is another one, what is
 * drawn from now on is of that build, and the remote's page, if it is on the screen, is put there anew.
 */
export const renew = async (owner: Owner): Promise<void> => {
  if (owner === 'shell') return;
  const failed = buildsStore.get().inUse.get(owner);
  await remoteModule(owner, { renewed: true });
  const { name, enterAnew } = stageStore.get();
  if (name === owner && buildsStore.get().inUse.get(owner) !== failed) enterAnew?.();
};
