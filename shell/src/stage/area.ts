import type { RemoteName } from '@husrum/contract/routes';
import { type RemoteModule, report } from '@husrum/platform/shell';
import { LoadError } from '../registry/load-error';
import { drawnModule, isLoaded } from '../registry/remotes';
import { stageElement, stageStore } from './stage.store';

interface Mounted {
  readonly application: RemoteModule['application'];
  readonly mounting: { readonly name: string; readonly domElement: HTMLElement };
  readonly done: Promise<void>;
}

/**
 * The lifecycles that single-spa gets for a remote. They resolve at once and never reject: a remote that is slow or
 * broken holds up nobody else. Leaving, or trying again, makes what is still on its way void.
 */
export const area = (name: RemoteName) => {
  let generation = 0;
  let mounted: Mounted | undefined;

  const enter = async (renewed: boolean) => {
    generation += 1;
    const mine = generation;
    if (!isLoaded(name)) stageStore.set({ name, status: 'loading' });
    try {
      const { application } = await drawnModule(name, { renewed });
      if (mine !== generation) return;
      mounted = put(application, `${name}-${mine}`);
      stageStore.set({ name, status: 'ready', enterAnew });
      await mounted.done;
    } catch (error) {
      if (mine !== generation) return;
      if (error instanceof LoadError && error.isRemoved) return stageStore.set({ name, status: 'removed' });
      report(error, { owner: name, where: 'area' });
      stageStore.set({ name, status: 'failed', retry: () => void enter(true) });
    }
  };

  const leave = () => {
    generation += 1;
    if (mounted) void takeAway(mounted);
    mounted = undefined;
  };

  const enterAnew = () => {
    leave();
    void enter(false);
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      void enter(false);
      return Promise.resolve();
    },
    unmount: () => {
      leave();
      stageStore.set({ status: 'empty' });
      return Promise.resolve();
    },
  };
};

const put = (application: Mounted['application'], name: string): Mounted => {
  const domElement = document.createElement('div');
  stageElement.append(domElement);
  const mounting = { name, domElement };
  const done = application.bootstrap(mounting).then(() => application.mount(mounting));
  return { application, mounting, done };
};

const takeAway = async ({ application, mounting, done }: Mounted) => {
  mounting.domElement.hidden = true;
  await done.catch(() => {});
  await application.unmount(mounting);
  mounting.domElement.remove();
};
