import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, manifest, type Uses, urls } from '@husrum/contract/manifest';
import { panelNames, panels } from '@husrum/contract/panels';
import { type RemoteName, routeName, routesOf } from '@husrum/contract/routes';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';
import { remoteDir } from './layout';
import { screensIn } from './screens.rules';
import { recordUses } from './uses';
import { versionOf } from './version-of';

/** What a remote's remote.config.ts says. */
export type RemoteConfig = Pick<Manifest, 'nav'>;

/** What the build says of itself, for the registry. */
export class ManifestPlugin {
  constructor(
    private readonly name: RemoteName,
    private readonly build: string,
    private readonly face: RemoteConfig,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const own = `${remoteDir(this.name)}/`;
      const uses = recordUses(compilation, (file) => file.startsWith(own));
      compilation.hooks.processAssets.tap(
        { name: 'Manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const written = JSON.stringify(this.manifestOf(compilation, uses()), null, 2);
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(written));
        },
      );
    });
  }

  private manifestOf(compilation: Compilation, uses: Uses): Manifest {
    const entry = scriptOf([...compilation.chunks].find((chunk) => chunk.hasRuntime()));
    const first = exposedChunks(compilation).map(scriptOf);
    const described = (file: string) => ({
      url: urls.remote(this.name, this.build, file),
      integrity: integrityOf(contentOf(compilation, file)),
    });
    const screens = screenScripts(compilation);
    const routes = routesOf(this.name);
    const offered = panelNames.filter((panel) => panels[panel].owner === this.name);
    return manifest.validateSync(
      {
        name: this.name,
        build: this.build,
        contract: versionOf({
          ...uses,
          routes: [...uses.routes, ...routes.map(routeName)],
          panels: [...uses.panels, ...offered],
        }),
        uses,
        entry: described(entry).url,
        integrity: described(entry).integrity,
        preload: [...new Set(first)].map(described),
        routes: routes.map(({ pattern }) => pattern),
        nav: this.face.nav,
        panels: offered,
        screens: this.imported().map(([route, request]) => ({ route, files: screens.get(request) ?? [] })),
        sizes: {
          entry: gzipped(compilation, [entry]),
          firstScreen: Math.max(
            0,
            ...[...screens.values()].map((chunks) => gzipped(compilation, [entry, ...first, ...chunks])),
          ),
          total: gzipped(compilation, scriptsOf(compilation)),
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

  private imported(): [string, string][] {
    return [...screensIn(readFileSync(resolve(remoteDir(this.name), 'src/routes.tsx'), 'utf8'))];
  }
}

/** The chunks that the exposed module needs at once; its screens and panels come later. */
const exposedChunks = (compilation: Compilation): Chunk[] => {
  const modules = [...compilation.modules].filter((module) => {
    // Joined with what it imports, the module is the root of the whole.
    const root = 'rootModule' in module ? module.rootModule : module;
    return root instanceof webpack.NormalModule && root.resource.endsWith('/src/remote.ts');
  });
  return modules
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)])
    .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks));
};

/** The scripts that each screen needs when it is the first one; a chunk of nothing but joined modules has none. */
const screenScripts = (compilation: Compilation): ReadonlyMap<string, string[]> =>
  new Map(
    compilation.chunkGroups.flatMap(({ origins, chunks }) =>
      origins.flatMap(({ request }): [string, string[]][] =>
        request?.endsWith('.screen')
          ? [[request, chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')))]]
          : [],
      ),
    ),
  );

/** Bytes of the distinct files, each by itself. */
const gzipped = (compilation: Compilation, files: readonly string[]): number =>
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
