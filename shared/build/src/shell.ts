import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { iconPlugin } from './icon-plugin';
import { IntegrityPlugin } from './integrity';
import { devShellDist, root, shellDir, shellMade } from './layout';
import { PagePlugin } from './page';
import { type Mode, preset } from './preset';
import { RuntimePlugin } from './runtime-plugin';
import { hostShared, sharedIn } from './shared-modules';
import { UsesPlugin } from './uses';

/**
 * A module enters the share scope only when the shell's own graph holds it. This one, never run, names them all,
 * so that remotes find also those that no screen of the shell uses.
 */
const provided = (mode: Mode) => {
  const imports = sharedIn(mode).map((key) => `() => import(${JSON.stringify(key)})`);
  return `data:text/javascript,${encodeURIComponent(`globalThis.husrumProvides = [${imports.join(',')}];`)}`;
};

/** What the shell provides speaks the contract too. The contract itself names everything, and so says nothing. */
const isOwn = (file: string) =>
  file.startsWith(`${shellDir}/`) ||
  (file.startsWith(resolve(root, 'shared')) && !file.startsWith(resolve(root, 'shared/contract')));

/** Without a build's name it is a shell under work, and never says that it is old. */
export const shellConfig = (mode: Mode, build = ''): Configuration => {
  const base = preset(shellDir, mode);
  return {
    ...base,
    entry: { main: [provided(mode), resolve(shellDir, 'src/main.ts')] },
    output: {
      ...base.output,
      path: mode === 'production' ? shellMade : devShellDist,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: 'shell',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: hostShared(mode),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      new RuntimePlugin(),
      iconPlugin('file'),
      new IntegrityPlugin(),
      new PagePlugin(mode, build),
      new UsesPlugin(isOwn),
    ],
  };
};
