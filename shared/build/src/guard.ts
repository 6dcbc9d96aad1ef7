import { relative } from 'node:path';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Compiler, type Module } from 'webpack';
import { remoteDir, root } from './layout';
import { hostOnlyPackages } from './shared-modules';

const packageIn = (file: string): string | undefined => {
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

/** A remote carries its own code only: not the shell's modules a second time, and nothing of another remote. */
export class GuardPlugin {
  constructor(private readonly name: RemoteName) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Guard', (compilation) => {
      compilation.hooks.finishModules.tap('Guard', (modules) => {
        for (const module of modules) {
          const file = resourceOf(module);
          if (!file) continue;
          const owner = packageIn(file);
          if (owner === undefined) continue;
          const why = this.refusal(owner, file);
          if (why) compilation.errors.push(new webpack.WebpackError(`${relative(root, file)}: ${why}`));
        }
      });
    });
  }

  private refusal(owner: string, file: string): string | undefined {
    if (hostOnlyPackages.includes(owner)) {
      return `${owner} is provided by the shell. Import one of its shared entry points (shared/build/src/shared-modules.ts), not a file inside it.`;
    }
    const isOwn = file.startsWith(remoteDir(this.name));
    if (!isOwn && /^(mf-|shell$|api$)/.test(owner)) return `${this.name} may not import ${owner}.`;
    return undefined;
  }
}
