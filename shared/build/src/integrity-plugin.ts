import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { integrityOf } from './integrity-of';

const INTEGRITY_TABLE = '__webpack_require__.integrity';
const { WebpackError } = webpack;

/** The placeholder is as long as a real hash, so that source maps stay correct when it is replaced. */
const placeholder = (chunk: Chunk) => integrityOf(`of chunk ${chunk.id}`);

/** Sets the integrity of a script before it loads, and passes the script to the shell (shell/src/registry/script-loader.ts). */
const prepareScriptCode = `if (${INTEGRITY_TABLE}[chunkId]) script.integrity = ${INTEGRITY_TABLE}[chunkId];
globalThis.husrumScript?.(script);`;

const isScript = (file: string) => file.endsWith('.js');
const scriptOf = (chunk: Chunk) => [...chunk.files].find(isScript);
const toIntegrityTable = (chunks: readonly Chunk[]) =>
  JSON.stringify(Object.fromEntries(chunks.map((chunk) => [String(chunk.id), placeholder(chunk)])));

class IntegrityRuntime extends webpack.RuntimeModule {
  constructor(private readonly chunks: () => readonly Chunk[]) {
    super('chunk integrity');
  }

  override generate(): string {
    return `${INTEGRITY_TABLE} = ${toIntegrityTable(this.chunks())};`;
  }
}

/**
 * Loads every chunk with subresource integrity. The hash of the entry file is in the registry or in index.html, and the
 * entry contains the hashes of all chunks. With a `hashModule`, a module that is loaded before every other chunk, the
 * entry contains only the hashes of the chunks that are loaded with this module, and the module contains the rest: entries
 * stay below their budget, which the table of webpack-subresource-integrity exceeds. The file name of the module's chunk
 * does not depend on its content, so each build needs its own folder.
 */
export class IntegrityPlugin {
  constructor(private readonly hashModule?: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\n${prepareScriptCode}`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('Integrity', (chunk) =>
          compilation.addRuntimeModule(
            chunk,
            new IntegrityRuntime(() => this.partitionChunks(compilation).entry),
          ),
        );
      if (this.hashModule) this.appendIntegrityTable(compilation);
      compilation.hooks.processAssets.tap(
        { name: 'Integrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const { later, entry } = this.partitionChunks(compilation);
          const hashModuleChunks = [...compilation.chunks].filter((chunk) =>
            this.containsHashModule(compilation, chunk),
          );
          for (const chunk of hashModuleChunks) replacePlaceholders(compilation, chunk, later);
          for (const chunk of compilation.chunks)
            if (chunk.hasRuntime()) replacePlaceholders(compilation, chunk, entry);
        },
      );
    });
  }

  /** `entry`: the chunks whose hashes are in the entry. `later`: those whose hashes are in the hash module. */
  private partitionChunks(compilation: Compilation): { entry: Chunk[]; later: Chunk[] } {
    const chunks = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
    if (!this.hashModule) return { entry: chunks, later: [] };
    const groups = chunks
      .filter((chunk) => this.containsHashModule(compilation, chunk))
      .flatMap((chunk) => [...chunk.groupsIterable]);
    const first = new Set(groups.flatMap((group) => group.chunks));
    return { entry: [...first], later: chunks.filter((chunk) => !first.has(chunk)) };
  }

  private containsHashModule(compilation: Compilation, chunk: Chunk): boolean {
    return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      this.isHashModule(module),
    );
  }

  private isHashModule(module: Module): boolean {
    // When modules are concatenated, this one is the root.
    const root = 'rootModule' in module ? module.rootModule : module;
    return root instanceof webpack.NormalModule && root.resource === this.hashModule;
  }

  private appendIntegrityTable(compilation: Compilation): void {
    const { ConcatSource } = webpack.sources;
    webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(
      'Integrity',
      (source, module) => {
        if (!this.isHashModule(module)) return source;
        const { later } = this.partitionChunks(compilation);
        return new ConcatSource(source, `\nObject.assign(${INTEGRITY_TABLE}, ${toIntegrityTable(later)});`);
      },
    );
  }
}

const replacePlaceholders = (compilation: Compilation, into: Chunk, chunks: readonly Chunk[]): void => {
  const file = scriptOf(into);
  if (!file) return;
  compilation.updateAsset(file, (source) => {
    const text = source.source().toString();
    const replaced = new webpack.sources.ReplaceSource(source);
    for (const chunk of chunks) {
      const script = scriptOf(chunk);
      const content = script ? compilation.getAsset(script)?.source.buffer() : undefined;
      if (!content) continue;
      const from = text.indexOf(placeholder(chunk));
      if (from < 0) throw new WebpackError(`No place for the integrity of ${script} in ${file}`);
      replaced.replace(from, from + placeholder(chunk).length - 1, integrityOf(content));
    }
    return replaced;
  });
};
