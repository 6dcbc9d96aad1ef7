import { resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const shareScope = resolve(import.meta.dirname, 'runtime/share-scope.ts');

/** Replaces Module Federation's runtime by our own share scope, which is 60 kB smaller. */
export class ShareScopePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /@module-federation\/webpack-bundler-runtime\/.*\.js$/,
      shareScope,
    ).apply(compiler);
  }
}
