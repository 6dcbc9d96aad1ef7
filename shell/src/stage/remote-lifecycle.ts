import type { RemoteName } from '@husrum/contract/routes';
import { captureException, type RemoteModule } from '@husrum/platform/shell';
import { LoadError } from '../registry/load-error';
import { isLoaded, loadVisibleModule } from '../registry/remotes';
import { stageElement, stageStore } from './stage.store';

interface MountedApplication {
  readonly application: RemoteModule['application'];
  readonly props: { readonly name: string; readonly domElement: HTMLElement };
  /** Resolves when the application is mounted. */
  readonly mounting: Promise<void>;
}

/**
 * The lifecycle functions that single-spa gets for a remote. They resolve at once and never reject, so that a slow or
 * broken remote does not block the others. Leaving or retrying cancels a mount in progress.
 */
export const createRemoteLifecycle = (name: RemoteName) => {
  /** Increases at each entering and leaving, so that an earlier mount in progress notices that it is cancelled. */
  let generation = 0;
  let mounted: MountedApplication | undefined;

  const enter = async (refetch: boolean) => {
    generation += 1;
    const current = generation;
    if (!isLoaded(name)) stageStore.set({ name, status: 'loading' });
    try {
      const { application } = await loadVisibleModule(name, { refetch });
      if (current !== generation) return;
      mounted = mountApplication(application, `${name}-${current}`);
      stageStore.set({ name, status: 'ready', remount });
      await mounted.mounting;
    } catch (error) {
      if (current !== generation) return;
      if (error instanceof LoadError && error.isRemoved) return stageStore.set({ name, status: 'removed' });
      captureException(error, { owner: name, source: 'lifecycle' });
      stageStore.set({ name, status: 'failed', retry: () => void enter(true) });
    }
  };

  const leave = () => {
    generation += 1;
    if (mounted) void unmountApplication(mounted);
    mounted = undefined;
  };

  const remount = () => {
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

const mountApplication = (
  application: MountedApplication['application'],
  name: string,
): MountedApplication => {
  const domElement = document.createElement('div');
  stageElement.append(domElement);
  const props = { name, domElement };
  const mounting = application.bootstrap(props).then(() => application.mount(props));
  return { application, props, mounting };
};

const unmountApplication = async ({ application, props, mounting }: MountedApplication) => {
  props.domElement.hidden = true;
  await mounting.catch(() => {});
  await application.unmount(props);
  props.domElement.remove();
};
