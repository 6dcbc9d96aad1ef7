/**
 * The runtime that compiled code calls for shared modules, on a page whose shell provides all of them. It replaces
 * @module-federation/webpack-bundler-runtime, whose snapshots, hooks and version negotiation cost 60 kB of a first visit:
 * here versions are compared at build time, and the shell itself fetches the remotes' entries.
 */

type ModuleId = string;
/** Evaluates the module and returns its exports. */
type Factory = () => unknown;
/** Returns the factory, synchronously when the module's code is loaded. */
type Loader = () => Factory | Promise<Factory>;
/** One for the page: the shell creates it, and every remote receives it through `init`. */
type ShareScope = Record<string, Loader>;

interface WebpackRequire {
  /** Module factories. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Cache of evaluated modules. */
  readonly c: Record<ModuleId, unknown>;
  /** Share scopes by name. */
  readonly S: Record<string, ShareScope>;
  readonly federation: {
    readonly initOptions: { readonly shared?: Record<string, readonly { readonly get: Loader }[]> };
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping?: Record<ModuleId, { readonly shareKey: string }>;
  };
}

const SCOPE = 'default';

const loadShared = ({ S, consumesLoadingData }: WebpackRequire, id: ModuleId): Factory | Promise<Factory> => {
  const key = consumesLoadingData.moduleIdToConsumeDataMapping?.[id]?.shareKey ?? id;
  const load = S[SCOPE]?.[key];
  if (!load) throw new Error(`The shell provides no ${key}`);
  return load();
};

const defineModule = ({ m, c }: WebpackRequire, id: ModuleId, factory: Factory): void => {
  m[id] = (module) => {
    delete c[id];
    module.exports = factory();
  };
};

interface InitialConsumes {
  readonly webpackRequire: WebpackRequire;
  readonly initialConsumes: readonly ModuleId[];
}

/** Shared modules that the initial scripts import, and that are part of these scripts. */
const installInitialConsumes = ({ webpackRequire, initialConsumes }: InitialConsumes): void => {
  for (const id of initialConsumes) {
    defineModule(webpackRequire, id, () => {
      const factory = loadShared(webpackRequire, id);
      if (typeof factory !== 'function') throw new Error(`${id} is needed before it is loaded`);
      return factory();
    });
  }
};

interface ChunkConsumes {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: string;
  readonly chunkMapping: Record<string, readonly ModuleId[]>;
  readonly installedModules: Record<ModuleId, unknown>;
  readonly promises: unknown[];
}

/** Loads the shared modules of a chunk before it runs. One that failed is loaded again the next time. */
const consumes = ({
  webpackRequire,
  chunkId,
  chunkMapping,
  installedModules,
  promises,
}: ChunkConsumes): void => {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const settle = (factory: Factory) => {
      installedModules[id] = undefined;
      defineModule(webpackRequire, id, factory);
    };
    const loaded = loadShared(webpackRequire, id);
    if (typeof loaded === 'function') {
      settle(loaded);
      continue;
    }
    installedModules[id] = loaded.then(settle, (error: unknown) => {
      delete installedModules[id];
      throw error;
    });
    promises.push(installedModules[id]);
  }
};

/** Creates, in the shell, the scope from the modules that it provides. */
const init = ({ webpackRequire: { S, federation } }: { webpackRequire: WebpackRequire }): object => {
  const provided = Object.entries(federation.initOptions.shared ?? {});
  S[SCOPE] = Object.fromEntries(provided.flatMap(([key, [shared]]) => (shared ? [[key, shared.get]] : [])));
  return {};
};

interface ContainerEntry {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}

/** Takes, in a remote, the shell's scope. */
const initContainerEntry = ({ webpackRequire, shareScope }: ContainerEntry): void => {
  webpackRequire.S[SCOPE] = shareScope;
};

export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, installInitialConsumes, consumes },
};
