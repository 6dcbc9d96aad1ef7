import { resolve } from 'node:path';
import { urls } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { iconPlugin } from './icon-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { OwnCodePlugin } from './own-code-plugin';
import { containerName, remoteDir, remoteDist } from './paths';
import { ShareScopePlugin } from './share-scope-plugin';
import { sharedWithRemote } from './shared-modules';

/** The one module that a remote exposes: its application and its panels. */
const exposedModule = (name: RemoteName) => resolve(remoteDir(name), 'src/remote.ts');

/** The container's global variable contains the build id, because one page may load two builds of a remote. */
export const globalName = (name: RemoteName, build: string): string => `${containerName(name)}_${build}`;

/** The options of a remote for both production and development. `hot`: with Fast Refresh. */
export const containerConfig = (
  name: RemoteName,
  build: string,
  mode: Mode,
  { hot = false } = {},
): Configuration => {
  const base = baseConfig(remoteDir(name), mode, { hot });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: resolve(remoteDist(name), build),
      publicPath: urls.remote(name, build),
      // Each build has its own folder, so names need no hash, and the entry needs no list of names.
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: globalName(name, build),
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: globalName(name, build),
        filename: 'entry.js',
        library: { type: 'var', name: globalName(name, build) },
        exposes: { './remote': exposedModule(name) },
        shared: sharedWithRemote(remoteDir(name), mode),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      new ShareScopePlugin(),
      iconPlugin('@husrum/ui/icon'),
      new OwnCodePlugin(name),
    ],
  };
};

/** The options of a production build of a remote, in its own folder. */
export const remoteWebpackConfig = (name: RemoteName, build: string): Configuration => {
  const base = containerConfig(name, build, 'production');
  return { ...base, plugins: [...(base.plugins ?? []), new IntegrityPlugin(exposedModule(name))] };
};
