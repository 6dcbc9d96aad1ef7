import { CONTRACT_VERSION, type LiveRemote } from '@husrum/contract';
import type { RemoteModule } from '@husrum/platform/shell';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

const integrities = new Map<string, string>();
const absolute = (url: string) => new URL(url, window.location.origin).href;
const container = (name: string) => name.replaceAll('-', '_');

/** The entry is the root of trust of a remote: it holds the hashes of all its chunks. */
export const startFederation = (): void =>
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrities.get(url);
        if (integrity) script.integrity = integrity;
        return script;
      },
    },
  ]);

/** Fetched beside the entry instead of after it. */
const preload = ({ preload: files }: LiveRemote) => {
  for (const { url, integrity } of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: url, integrity });
    document.head.append(link);
  }
};

const registered = new Map<string, string>();
const failed = new Set<string>();

/** What was refused may lie in the browser's cache: after a failure the entry is asked for under another address. */
const entryOf = (manifest: LiveRemote): string =>
  absolute(manifest.entry) + (failed.delete(manifest.entry) ? `?again=${Date.now()}` : '');

const register = (manifest: LiveRemote) => {
  const name = container(manifest.name);
  if (registered.get(name) === manifest.build && !failed.has(manifest.entry)) return;
  const entry = entryOf(manifest);
  integrities.set(entry, manifest.integrity);
  preload(manifest);
  registerRemotes([{ name, entry, type: 'var', entryGlobalName: `${name}_${manifest.build}` }], {
    force: registered.has(name),
  });
  registered.set(name, manifest.build);
};

/** Fetches and runs the remote's code. A failed attempt leaves nothing behind, so it can be made again. */
export const loadBuild = async (manifest: LiveRemote): Promise<RemoteModule> => {
  if (manifest.contract > CONTRACT_VERSION) {
    throw new Error(`${manifest.name} speaks contract ${manifest.contract}, this shell ${CONTRACT_VERSION}`);
  }
  register(manifest);
  try {
    const module = await loadRemote<RemoteModule>(`${container(manifest.name)}/remote`);
    if (module) return module;
  } catch (error) {
    failed.add(manifest.entry);
    throw error;
  }
  throw new Error(`${manifest.name} exposes nothing`);
};
