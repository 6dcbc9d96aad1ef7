import { CONTRACT_VERSION, type LiveRemote } from '@husrum/contract';
import type { RemoteModule } from '@husrum/platform/shell';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerOf } from './container';

const integrities = new Map<string, string>();
const absolute = (url: string) => new URL(url, window.location.origin).href;

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
        globalThis.husrumScript?.(script);
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

const registered = new Set<string>();
const failed = new Set<string>();

const register = (manifest: LiveRemote) => {
  const name = containerOf(manifest);
  if (registered.has(name) && !failed.delete(name)) return;
  const entry = absolute(manifest.entry);
  integrities.set(entry, manifest.integrity);
  preload(manifest);
  // A failed attempt is forgotten by registering anew.
  registerRemotes([{ name, entry, type: 'var', entryGlobalName: name }], { force: registered.has(name) });
  registered.add(name);
};

/** Fetches and runs the code of a build, once. A failed attempt leaves nothing behind, so it can be made again. */
export const loadBuild = async (manifest: LiveRemote): Promise<RemoteModule> => {
  if (manifest.contract > CONTRACT_VERSION) {
    throw new Error(`${manifest.name} speaks contract ${manifest.contract}, this shell ${CONTRACT_VERSION}`);
  }
  const name = containerOf(manifest);
  register(manifest);
  try {
    const module = await loadRemote<RemoteModule>(`${name}/remote`);
    if (module) return module;
  } catch (error) {
    failed.add(name);
    throw error;
  }
  throw new Error(`${manifest.name} exposes nothing`);
};
