import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';
import { minifySync } from '@swc/core';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';
import { shellDir } from './layout';
import type { Mode } from './preset';

const template = resolve(shellDir, 'src/page/index.html');
/** Run before the first paint, as a file of their own: the page's policy allows no inline script. */
const firstScripts = (mode: Mode): string[] =>
  ['registry.js', 'theme.js', ...(mode === 'development' ? ['fast-refresh.js'] : [])].map((file) =>
    resolve(shellDir, 'src/page', file),
  );

/** Writes index.html around the entry, with integrity for what the page itself names, and which build it is. */
export class PagePlugin {
  constructor(
    private readonly mode: Mode,
    private readonly build: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Page', (compilation) => {
      for (const file of [template, ...firstScripts(this.mode)]) compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'Page', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const first = emitFirst(compilation, firstScripts(this.mode));
          const page = readFileSync(template, 'utf8')
            .replace('<html ', `<html data-build="${this.build}" `)
            .replace('<!-- scripts -->', [first, ...entryTags(compilation)].join('\n    '));
          compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
        },
      );
    });
  }
}

/** What these scripts take from the contract: they can import nothing. */
const named = { REGISTRY: urls.registryFor(CONTRACT_VERSION) };

const emitFirst = (compilation: Compilation, files: readonly string[]): string => {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const { code } = minifySync(source, { compress: { global_defs: named }, mangle: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `assets/first.${hash}.js`;
  // Told to be minified: done twice it would be other bytes than those that the page names.
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
