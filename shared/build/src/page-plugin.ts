import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';
import { minifySync } from '@swc/core';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Mode } from './base-config';
import { integrityOf } from './integrity-of';
import { stampPage } from './page-stamp';
import { shellDir } from './paths';

const template = resolve(shellDir, 'src/page/index.html');
/** Scripts that run before the first paint. They become one file, because the page's CSP allows no inline script. */
const earlyScripts = (mode: Mode): string[] =>
  ['registry.js', 'theme.js', ...(mode === 'development' ? ['fast-refresh.js'] : [])].map((file) =>
    resolve(shellDir, 'src/page', file),
  );

/** Writes index.html with the build id, and script tags with integrity. */
export class PagePlugin {
  constructor(
    private readonly mode: Mode,
    private readonly build: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Page', (compilation) => {
      for (const file of [template, ...earlyScripts(this.mode)]) compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'Page', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const early = emitEarlyScript(compilation, earlyScripts(this.mode));
          const page = stampPage(readFileSync(template, 'utf8'), this.build).replace(
            '<!-- scripts -->',
            [early, ...entryTags(compilation)].join('\n    '),
          );
          compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
        },
      );
    });
  }
}

/** Values of the contract that the early scripts need: they cannot import. */
const globals = { REGISTRY: urls.registryFor(CONTRACT_VERSION) };

const emitEarlyScript = (compilation: Compilation, files: readonly string[]): string => {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const { code } = minifySync(source, { compress: { global_defs: globals }, mangle: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `assets/first.${hash}.js`;
  // `minimized` keeps webpack from minifying it again, which would change the bytes that the page's integrity names.
  compilation.emitAsset(name, new webpack.sources.RawSource(code), { minimized: true });
  return `<script src="/${name}" integrity="${integrityOf(code)}"></script>`;
};

const entryTags = (compilation: Compilation): string[] => {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const content = compilation.getAsset(file)?.source.buffer() ?? '';
      return `<script defer src="/${file}" integrity="${integrityOf(content)}"></script>`;
    });
};
