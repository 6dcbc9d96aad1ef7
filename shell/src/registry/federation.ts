import { CONTRACT_VERSION, type LiveRemote } from '@husrum/contract/manifest';
import { type RemoteModule, withTimeout } from '@husrum/platform/shell';
import { containerOf } from './container';
import { addressOf, distrust } from './scripts';

/** A remote's entry, as Module Federation compiles it. */
interface Container {
  readonly init: (shareScope: unknown) => unknown;
  readonly get: (exposed: string) => Promise<() => RemoteModule>;
}

/** webpack's name for what the shell provides. */
declare const __webpack_share_scopes__: { readonly default: unknown };

const isContainer = (found: unknown): found is Container =>
  typeof found === 'object' && found !== null && 'init' in found && 'get' in found;

/** Fetched beside the entry instead of after it. */
const preload = ({ preload: files }: LiveRemote): HTMLElement[] =>
  files.map(({ url, integrity }) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: addressOf(url), integrity });
    document.head.append(link);
    return link;
  });

/** The entry is the root of trust of a remote: it holds the hashes of all its chunks. */
const run = ({ entry, integrity }: LiveRemote): Promise<void> =>
  new Promise((done, refused) => {
    const script = document.createElement('script');
    Object.assign(script, { src: entry, integrity, async: true });
    globalThis.husrumScript?.(script);
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      script.remove();
      refused(new Error(`${entry} is not there, or its integrity is another`));
    });
    document.head.append(script);
  });

const open = async (manifest: LiveRemote): Promise<Container> => {
  const beside = preload(manifest);
  await run(manifest).catch((error: unknown) => {
    for (const link of beside) link.remove();
    throw error;
  });
  const container: unknown = Reflect.get(globalThis, containerOf(manifest));
  if (!isContainer(container)) throw new Error(`${manifest.entry} leaves no container`);
  await container.init(__webpack_share_scopes__.default);
  return container;
};

const opened = new Map<string, Promise<Container>>();

/**
 * Of an attempt that was given up nothing more is asked, however late its entry comes: scripts that it would begin are
 * taken, by webpack, for those of the next attempt.
 */
const remoteOf = (isAwaited: () => boolean) => async (container: Container) => {
  if (!isAwaited()) throw new Error('Given up');
  return (await container.get('./remote'))();
};

/** Fetches and runs the code of a build, once. An attempt that failed, or has no end, can be made again. */
export const loadBuild = async (manifest: LiveRemote): Promise<RemoteModule> => {
  if (manifest.contract > CONTRACT_VERSION) {
    throw new Error(`${manifest.name} speaks contract ${manifest.contract}, this shell ${CONTRACT_VERSION}`);
  }
  const name = containerOf(manifest);
  const container = opened.get(name) ?? open(manifest);
  opened.set(name, container);
  try {
    return await withTimeout(container.then(remoteOf(() => opened.get(name) === container)));
  } catch (error) {
    if (opened.get(name) === container) opened.delete(name);
    for (const { url } of manifest.preload) distrust(url);
    throw error;
  }
};
