import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { integrityOf } from './integrity-of';

const INTEGRITY_TABLE = '__webpack_require__.integrity';
const { WebpackError } = webpack;

/** As long as a real value, so that source maps stay correct when it is replaced. */
const placeholder = (chunk: Chunk) => integrityOf(`of chunk ${chunk.id}`);

/** Passes every script to the shell before it loads (shell/src/registry/script-loader.ts). */
const setIntegrityCode = `if (${INTEGRITY_TABLE}[chunkId]) script.integrity = ${INTEGRITY_TABLE}[chunkId];
globalThis.husrumScript?.(script);`;

const isScript = (file: string) => file.endsWith('.js');
const scriptOf = (chunk: Chunk) => [...chunk.files].find(isScript);
const table = (chunks: readonly Chunk[]) =>
  JSON.stringify(Object.fromEntries(chunks.map((chunk) => [String(chunk.id), placeholder(chunk)])));

class IntegrityRuntime extends webpack.RuntimeModule {
  constructor(private readonly chunks: () => readonly Chunk[]) {
    super('chunk integrity');
  }

  override generate(): string {
    return `${INTEGRITY_TABLE} = ${table(this.chunks())};`;
  }
}

/**
 * Loads every chunk with subresource integrity. The hash of the entry file is in the registry or in index.html, and the
 * entry contains the hashes of all chunks. With a `carrier`, a module that is loaded before every other chunk, the entry
 * contains only the hashes of the chunks up to it, and the carrier contains the rest: entries stay below their budget,
 * which the table of webpack-subresource-integrity exceeds. The carrier's file name does not depend on its content, so
 * each build needs a folder of its own.
 */
export class IntegrityPlugin {
  constructor(private readonly carrier?: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\n${setIntegrityCode}`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('Integrity', (chunk) =>
          compilation.addRuntimeModule(
            chunk,
            new IntegrityRuntime(() => this.splitChunks(compilation).entry),
          ),
        );
      if (this.carrier) this.fillCarrier(compilation);
      compilation.hooks.processAssets.tap(
        { name: 'Integrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const { carrier, entry } = this.splitChunks(compilation);
          const carriers = [...compilation.chunks].filter((chunk) =>
            this.containsCarrier(compilation, chunk),
          );
          for (const chunk of carriers) fillHashes(compilation, chunk, carrier);
          for (const chunk of compilation.chunks)
            if (chunk.hasRuntime()) fillHashes(compilation, chunk, entry);
        },
      );
    });
  }

  /** The chunks whose hashes are in the entry, and those in the carrier. */
  private splitChunks(compilation: Compilation): { entry: Chunk[]; carrier: Chunk[] } {
    const later = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
    if (!this.carrier) return { entry: later, carrier: [] };
    const groups = later
      .filter((chunk) => this.containsCarrier(compilation, chunk))
      .flatMap((chunk) => [...chunk.groupsIterable]);
    const first = new Set(groups.flatMap((group) => group.chunks));
    return { entry: [...first], carrier: later.filter((chunk) => !first.has(chunk)) };
  }

  private containsCarrier(compilation: Compilation, chunk: Chunk): boolean {
    return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      this.isCarrier(module),
    );
  }

  private isCarrier(module: Module): boolean {
    // When modules are concatenated, this one is the root.
    const root = 'rootModule' in module ? module.rootModule : module;
    return root instanceof webpack.NormalModule && root.resource === this.carrier;
  }

  private fillCarrier(compilation: Compilation): void {
    const { ConcatSource } = webpack.sources;
    webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(
      'Integrity',
      (source, module) => {
        if (!this.isCarrier(module)) return source;
        const { carrier } = this.splitChunks(compilation);
        return new ConcatSource(source, `\nObject.assign(${INTEGRITY_TABLE}, ${table(carrier)});`);
      },
    );
  }
}

const fillHashes = (compilation: Compilation, into: Chunk, chunks: readonly Chunk[]): void => {
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
