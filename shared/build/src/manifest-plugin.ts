import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, manifest, type Uses, urls } from '@husrum/contract/manifest';
import { panelNames, panels } from '@husrum/contract/panels';
import { listRoutesOwnedBy, type RemoteName, routeName } from '@husrum/contract/routes';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { requiredContractVersion } from './contract-version';
import { integrityOf } from './integrity-of';
import { remoteDir } from './paths';
import { parseScreens } from './screens.rules';
import { collectUses } from './uses-plugin';

/** The content of a remote's remote.config.ts. */
export type RemoteConfig = Pick<Manifest, 'nav'>;

/** Writes remote.json, the description of the build for the registry. */
export class ManifestPlugin {
  constructor(
    private readonly name: RemoteName,
    private readonly build: string,
    private readonly config: RemoteConfig,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const own = `${remoteDir(this.name)}/`;
      const uses = collectUses(compilation, (file) => file.startsWith(own));
      compilation.hooks.processAssets.tap(
        { name: 'Manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const json = JSON.stringify(this.manifestOf(compilation, uses()), null, 2);
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(json));
        },
      );
    });
  }

  private manifestOf(compilation: Compilation, uses: Uses): Manifest {
    const entry = scriptOf([...compilation.chunks].find((chunk) => chunk.hasRuntime()));
    const exposed = findExposedChunks(compilation).map(scriptOf);
    const describeFile = (file: string) => ({
      url: urls.remote(this.name, this.build, file),
      integrity: integrityOf(contentOf(compilation, file)),
    });
    const screens = findScreenScripts(compilation);
    const screenImports = this.readScreenImports();
    const builtRoutes = new Set(screenImports.map(([route]) => route));
    const routes = listRoutesOwnedBy(this.name).filter((route) => builtRoutes.has(routeName(route)));
    const ownPanels = panelNames.filter((panel) => panels[panel].owner === this.name);
    return manifest.validateSync(
      {
        name: this.name,
        build: this.build,
        contract: requiredContractVersion({
          ...uses,
          routes: [...uses.routes, ...routes.map(routeName)],
          panels: [...uses.panels, ...ownPanels],
        }),
        uses,
        entry: describeFile(entry).url,
        integrity: describeFile(entry).integrity,
        preload: [...new Set(exposed)].map(describeFile),
        routes: routes.map(({ pattern }) => pattern),
        nav: this.config.nav,
        panels: ownPanels,
        screens: screenImports.map(([route, request]) => ({ route, files: screens.get(request) ?? [] })),
        sizes: {
          entry: gzippedSize(compilation, [entry]),
          firstScreen: Math.max(
            0,
            ...[...screens.values()].map((chunks) =>
              gzippedSize(compilation, [entry, ...exposed, ...chunks]),
            ),
          ),
          total: gzippedSize(compilation, scriptsOf(compilation)),
        },
        files: compilation.getAssets().map(({ name }) => ({
          name,
          bytes: contentOf(compilation, name).length,
          integrity: integrityOf(contentOf(compilation, name)),
        })),
        builtAt: new Date().toISOString(),
      },
      { strict: true },
    );
  }

  private readScreenImports(): [string, string][] {
    return [...parseScreens(readFileSync(resolve(remoteDir(this.name), 'src/routes.tsx'), 'utf8'))];
  }
}

/** The chunks that the exposed module needs at once, without its screens and panels. */
const findExposedChunks = (compilation: Compilation): Chunk[] => {
  const modules = [...compilation.modules].filter((module) => {
    // When modules are concatenated, this one is the root.
    const root = 'rootModule' in module ? module.rootModule : module;
    return root instanceof webpack.NormalModule && root.resource.endsWith('/src/remote.ts');
  });
  return modules
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)])
    .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks));
};

/** The scripts that each screen needs when it is the first one. */
const findScreenScripts = (compilation: Compilation): ReadonlyMap<string, string[]> =>
  new Map(
    compilation.chunkGroups.flatMap(({ origins, chunks }) =>
      origins.flatMap(({ request }): [string, string[]][] =>
        request?.endsWith('.screen')
          ? [[request, chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')))]]
          : [],
      ),
    ),
  );

/** Bytes of the distinct files, each compressed by itself. */
const gzippedSize = (compilation: Compilation, files: readonly string[]): number =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(contentOf(compilation, file), { level: 9 }).length,
    0,
  );

const scriptsOf = (compilation: Compilation) =>
  compilation.getAssets().flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));

const contentOf = (compilation: Compilation, file: string): Buffer =>
  compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);

const scriptOf = (chunk: Chunk | undefined): string => {
  const script = [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`No script in chunk ${chunk?.name ?? chunk?.id ?? '?'}`);
  return script;
};
