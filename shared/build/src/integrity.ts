import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { integrityOf } from './integrity-of';

const TABLE = '__webpack_require__.integrity';
const { WebpackError } = webpack;

/** Exactly as long as a real value, so that source maps stay right when it is replaced. */
const placeholder = (chunk: Chunk) => integrityOf(`of chunk ${chunk.id}`);

/** The shell sees every script on its way (shell/src/registry/scripts.ts). */
const tag = `if (${TABLE}[chunkId]) script.integrity = ${TABLE}[chunkId];
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
    return `${TABLE} = ${table(this.chunks())};`;
  }
}

/**
 * Every chunk is loaded with the hash of its content. The hash of the file that begins (a remote's entry, the shell's
 * main) is in the registry or in index.html; that file carries the hashes of all chunks. With a `carrier`, a module
 * that every other chunk comes after, it carries only what leads there, and the carrier the rest: entries stay small.
 * A carrier's file name does not follow its content, so it needs a folder of its own for each build.
 */
export class IntegrityPlugin {
  constructor(private readonly carrier?: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\n${tag}`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('Integrity', (chunk) =>
          compilation.addRuntimeModule(chunk, new IntegrityRuntime(() => this.carriedBy(compilation).entry)),
        );
      if (this.carrier) this.fillCarrier(compilation);
      compilation.hooks.processAssets.tap(
        { name: 'Integrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const { carrier, entry } = this.carriedBy(compilation);
          const carriers = [...compilation.chunks].filter((chunk) => this.holds(compilation, chunk));
          for (const chunk of carriers) fillIn(compilation, chunk, carrier);
          for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fillIn(compilation, chunk, entry);
        },
      );
    });
  }

  /** Which chunks' hashes stand where. */
  private carriedBy(compilation: Compilation): { entry: Chunk[]; carrier: Chunk[] } {
    const later = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
    if (!this.carrier) return { entry: later, carrier: [] };
    const groups = later
      .filter((chunk) => this.holds(compilation, chunk))
      .flatMap((chunk) => [...chunk.groupsIterable]);
    const leading = new Set(groups.flatMap((group) => group.chunks));
    return { entry: [...leading], carrier: later.filter((chunk) => !leading.has(chunk)) };
  }

  private holds(compilation: Compilation, chunk: Chunk): boolean {
    return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      this.isCarrier(module),
    );
  }

  private isCarrier(module: Module): boolean {
    // Joined with what it imports, the module is the root of the whole.
    const root = 'rootModule' in module ? module.rootModule : module;
    return root instanceof webpack.NormalModule && root.resource === this.carrier;
  }

  private fillCarrier(compilation: Compilation): void {
    const { ConcatSource } = webpack.sources;
    webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderModuleContent.tap(
      'Integrity',
      (source, module) => {
        if (!this.isCarrier(module)) return source;
        const { carrier } = this.carriedBy(compilation);
        return new ConcatSource(source, `\nObject.assign(${TABLE}, ${table(carrier)});`);
      },
    );
  }
}

const fillIn = (compilation: Compilation, into: Chunk, chunks: readonly Chunk[]): void => {
  const file = scriptOf(into);
  if (!file) return;
  compilation.updateAsset(file, (source) => {
    const text = source.source().toString();
    const filled = new webpack.sources.ReplaceSource(source);
    for (const chunk of chunks) {
      const script = scriptOf(chunk);
      const content = script ? compilation.getAsset(script)?.source.buffer() : undefined;
      if (!content) continue;
      const from = text.indexOf(placeholder(chunk));
      if (from < 0) throw new WebpackError(`No place for the integrity of ${script} in ${file}`);
      filled.replace(from, from + placeholder(chunk).length - 1, integrityOf(content));
    }
    return filled;
  });
};
