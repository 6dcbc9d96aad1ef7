import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const HASHES = '__webpack_require__.integrity';
/** As long as a real value, so that source maps stay right when it is replaced. */
const placeholder = (chunk: string) =>
  `sha384-${createHash('sha384').update(`placeholder of ${chunk}`).digest('base64')}`;

const asyncChunks = (entry: Chunk): Chunk[] =>
  [...entry.getAllAsyncChunks()].filter((chunk) => chunk.id !== null);

class IntegrityRuntime extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const hashes = this.chunk
      ? asyncChunks(this.chunk).map(({ id }) => [String(id), placeholder(String(id))])
      : [];
    return `${HASHES} = ${JSON.stringify(Object.fromEntries(hashes))};`;
  }
}

/**
 * Every chunk is loaded with the hash of its content, kept in the one file that holds the webpack runtime;
 * that file's own hash is in the registry (a remote) or in index.html (the shell).
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) =>
          `${source}\nif (chunkId !== undefined && ${HASHES}[chunkId]) script.integrity = ${HASHES}[chunkId];`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('Integrity', (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntime()));
      compilation.hooks.processAssets.tap(
        { name: 'Integrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillIn(compilation),
      );
    });
  }
}

const fillIn = (compilation: Compilation): void => {
  const { ReplaceSource } = webpack.sources;
  for (const entry of compilation.chunks) {
    if (!entry.hasRuntime()) continue;
    for (const file of entry.files) {
      compilation.updateAsset(file, (source) => {
        const replaced = new ReplaceSource(source);
        const text = source.source().toString();
        for (const chunk of asyncChunks(entry)) {
          const [script] = [...chunk.files].filter((name) => name.endsWith('.js'));
          const at = text.indexOf(placeholder(String(chunk.id)));
          if (!script || at < 0) continue;
          const content = compilation.getAsset(script)?.source.buffer() ?? Buffer.alloc(0);
          replaced.replace(at, at + placeholder(String(chunk.id)).length - 1, integrityOf(content));
        }
        return replaced;
      });
    }
  }
};
