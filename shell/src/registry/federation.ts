import { CONTRACT_VERSION, type LiveRemote } from '@husrum/contract/manifest';
import { type RemoteModule, withTimeout } from '@husrum/platform/shell';
import { toContainerName } from './container-name';
import { bustFolderCache, toCacheBustedUrl } from './script-loader';

/** A Module Federation container: what the entry script of a remote defines. */
interface Container {
  readonly init: (shareScope: unknown) => unknown;
  readonly get: (exposed: string) => Promise<() => RemoteModule>;
}

/** webpack's share scopes. The default one contains the libraries that the shell provides. */
declare const __webpack_share_scopes__: { readonly default: unknown };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Fetches these files in parallel with the entry instead of after it. */
const addPreloadLinks = ({ preload: files }: LiveRemote): HTMLElement[] =>
  files.map(({ url, integrity }) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: toCacheBustedUrl(url), integrity });
    document.head.append(link);
    return link;
  });

/** Runs the entry script. Its integrity covers the whole remote, because the entry contains the hashes of all chunks. */
const loadEntryScript = ({ entry, integrity }: LiveRemote): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: entry, integrity, async: true });
    globalThis.husrumScript?.(script);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${entry} could not be loaded, or has another integrity hash`));
    });
    document.head.append(script);
  });

const openContainer = async (remote: LiveRemote): Promise<Container> => {
  const links = addPreloadLinks(remote);
  await loadEntryScript(remote).catch((error: unknown) => {
    for (const link of links) link.remove();
    throw error;
  });
  const container: unknown = Reflect.get(globalThis, toContainerName(remote));
  if (!isContainer(container)) throw new Error(`${remote.entry} defines no container`);
  await container.init(__webpack_share_scopes__.default);
  return container;
};

const openedContainers = new Map<string, Promise<Container>>();

/**
 * Gets the module, unless `loadBuild` gave up on this container meanwhile (timeout): if a late container still requested its
 * chunks, webpack would mistake them for those of the retry.
 */
const getRemoteModule = (isCurrent: () => boolean) => async (container: Container) => {
  if (!isCurrent()) throw new Error('Cancelled');
  return (await container.get('./remote'))();
};

/** Fetches and runs the code of a build, once. After an error or a timeout the next call tries again. */
export const loadBuild = async (remote: LiveRemote): Promise<RemoteModule> => {
  if (remote.contract > CONTRACT_VERSION) {
    throw new Error(`${remote.name} needs contract ${remote.contract}, this shell has ${CONTRACT_VERSION}`);
  }
  const name = toContainerName(remote);
  const container = openedContainers.get(name) ?? openContainer(remote);
  openedContainers.set(name, container);
  try {
    return await withTimeout(container.then(getRemoteModule(() => openedContainers.get(name) === container)));
  } catch (error) {
    if (openedContainers.get(name) === container) openedContainers.delete(name);
    bustFolderCache(remote.entry);
    throw error;
  }
};
