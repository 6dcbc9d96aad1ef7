import { relative } from 'node:path';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Compiler, type Module } from 'webpack';
import { remoteDir, root } from './paths';
import { shellOnlyPackages } from './shared-modules';

const packageOf = (file: string): string | undefined => {
  const installed = file.split('/node_modules/').at(-1);
  if (file.includes('/node_modules/') && installed) {
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  }
  const [top, name] = relative(root, file).split('/');
  return top === 'shared' ? `@husrum/${name}` : top;
};

const resourceOf = (module: Module): string | undefined =>
  module instanceof webpack.NormalModule ? module.resource?.split('?')[0] : undefined;

/** Fails the build of a remote that bundles modules which the shell provides, or code of another remote. */
export class OwnCodePlugin {
  constructor(private readonly name: RemoteName) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnCode', (compilation) => {
      compilation.hooks.finishModules.tap('OwnCode', (modules) => {
        for (const module of modules) {
          const file = resourceOf(module);
          if (!file) continue;
          const packageName = packageOf(file);
          if (packageName === undefined) continue;
          const reason = this.importError(packageName, file);
          if (reason) compilation.errors.push(new webpack.WebpackError(`${relative(root, file)}: ${reason}`));
        }
      });
    });
  }

  private importError(packageName: string, file: string): string | undefined {
    if (shellOnlyPackages.includes(packageName)) {
      return `${packageName} is provided by the shell. Import one of its shared entry points (shared/build/src/shared-modules.ts), not a file inside it.`;
    }
    const isOwn = file.startsWith(remoteDir(this.name));
    if (!isOwn && /^(mf-|shell$|api$)/.test(packageName))
      return `${this.name} may not import ${packageName}.`;
    return undefined;
  }
}
