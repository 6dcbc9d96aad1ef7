import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { iconPlugin } from './icon-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { PagePlugin } from './page-plugin';
import { devShellDist, root, shellDir, shellOutput } from './paths';
import { ShareScopePlugin } from './share-scope-plugin';
import { listSharedModules, sharedByShell } from './shared-modules';
import { UsesPlugin } from './uses-plugin';

/**
 * A module is in the share scope only when the shell's module graph contains it. This entry imports all of them, without
 * being run, so that remotes also find those that no screen of the shell uses.
 */
const sharedModulesEntry = (mode: Mode) => {
  const imports = listSharedModules(mode).map((key) => `() => import(${JSON.stringify(key)})`);
  return `data:text/javascript,${encodeURIComponent(`globalThis.husrumProvides = [${imports.join(',')}];`)}`;
};

/** The packages that the shell provides use the contract too. The contract itself names everything, so it is left out. */
const isOwn = (file: string) =>
  file.startsWith(`${shellDir}/`) ||
  (file.startsWith(resolve(root, 'shared')) && !file.startsWith(resolve(root, 'shared/contract')));

/**
 * The federation runtime asks for the entry's filename before the chunk has a hash, to count the folders in it. webpack 5.113
 * refuses to fill in a hash then, so `filename` leaves it out.
 */
const hashedFilename = 'assets/[name].[contenthash:10].js';

/** Without a build id it is a development build, which never reports that a newer one exists. */
export const shellWebpackConfig = (mode: Mode, build = ''): Configuration => {
  const base = baseConfig(shellDir, mode);
  return {
    ...base,
    entry: { main: [sharedModulesEntry(mode), resolve(shellDir, 'src/main.ts')] },
    output: {
      ...base.output,
      path: mode === 'production' ? shellOutput : devShellDist,
      publicPath: '/',
      filename: ({ chunk }) => (chunk?.contentHash?.javascript ? hashedFilename : 'assets/[name].js'),
      chunkFilename: hashedFilename,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: 'shell',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(mode),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      new ShareScopePlugin(),
      iconPlugin('file'),
      new IntegrityPlugin(),
      new PagePlugin(mode, build),
      new UsesPlugin(isOwn),
    ],
  };
};
