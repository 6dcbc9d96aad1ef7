import { resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const ours = resolve(import.meta.dirname, 'runtime/share-scope.ts');

/** The compiled code of Module Federation runs on our share scope instead of the package's own runtime. */
export class RuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /@module-federation\/webpack-bundler-runtime\/.*\.js$/,
      ours,
    ).apply(compiler);
  }
}
