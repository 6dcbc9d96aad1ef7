/**
 * What compiled code asks of Module Federation while it runs, for one page whose shell provides every shared module.
 * It stands in for @module-federation/webpack-bundler-runtime, whose snapshots, hooks and choice of versions cost 60 kB
 * of a first visit: here the builds have compared the versions, and the shell itself fetches the remotes' entries.
 */

type ModuleId = string;
/** Runs the module and gives its exports. */
type Factory = () => unknown;
/** Gives the factory, at once if the module's code is there already. */
type Offer = () => Factory | Promise<Factory>;
/** The page's only one: the shell makes it, every remote is handed it by `init`. */
type ShareScope = Record<string, Offer>;

interface Bundle {
  /** Module factories. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  readonly c: Record<ModuleId, unknown>;
  readonly S: Record<string, ShareScope>;
  readonly federation: {
    readonly initOptions: { readonly shared?: Record<string, readonly { readonly get: Offer }[]> };
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping?: Record<ModuleId, { readonly shareKey: string }>;
  };
}

const SCOPE = 'default';

const offerOf = ({ S, consumesLoadingData }: Bundle, id: ModuleId): Factory | Promise<Factory> => {
  const key = consumesLoadingData.moduleIdToConsumeDataMapping?.[id]?.shareKey ?? id;
  const offer = S[SCOPE]?.[key];
  if (!offer) throw new Error(`The shell provides no ${key}`);
  return offer();
};

const put = ({ m, c }: Bundle, id: ModuleId, factory: Factory): void => {
  m[id] = (module) => {
    delete c[id];
    module.exports = factory();
  };
};

interface Initial {
  readonly webpackRequire: Bundle;
  readonly initialConsumes: readonly ModuleId[];
}

/** Shared modules of the first scripts: what they stand for is in these scripts too. */
const installInitialConsumes = ({ webpackRequire, initialConsumes }: Initial): void => {
  for (const id of initialConsumes) {
    put(webpackRequire, id, () => {
      const factory = offerOf(webpackRequire, id);
      if (typeof factory !== 'function') throw new Error(`${id} is needed before it can be there`);
      return factory();
    });
  }
};

interface OfChunk {
  readonly webpackRequire: Bundle;
  readonly chunkId: string;
  readonly chunkMapping: Record<string, readonly ModuleId[]>;
  readonly installedModules: Record<ModuleId, unknown>;
  readonly promises: unknown[];
}

/** Before a chunk runs, the shared modules that it names are there. One that failed is asked for anew the next time. */
const consumes = ({ webpackRequire, chunkId, chunkMapping, installedModules, promises }: OfChunk): void => {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const settle = (factory: Factory) => {
      installedModules[id] = undefined;
      put(webpackRequire, id, factory);
    };
    const offered = offerOf(webpackRequire, id);
    if (typeof offered === 'function') {
      settle(offered);
      continue;
    }
    installedModules[id] = offered.then(settle, (error: unknown) => {
      delete installedModules[id];
      throw error;
    });
    promises.push(installedModules[id]);
  }
};

/** Of the shell: what it provides becomes the scope. */
const init = ({ webpackRequire: { S, federation } }: { webpackRequire: Bundle }): object => {
  const provided = Object.entries(federation.initOptions.shared ?? {});
  S[SCOPE] = Object.fromEntries(provided.flatMap(([key, [offer]]) => (offer ? [[key, offer.get]] : [])));
  return {};
};

interface Entered {
  readonly webpackRequire: Bundle;
  readonly shareScope: ShareScope;
}

/** Of a remote: it takes the scope it is handed. */
const initContainerEntry = ({ webpackRequire, shareScope }: Entered): void => {
  webpackRequire.S[SCOPE] = shareScope;
};

export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, installInitialConsumes, consumes },
};
