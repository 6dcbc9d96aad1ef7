import { resolve } from 'node:path';
import { urls } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { GuardPlugin } from './guard';
import { iconPlugin } from './icon-plugin';
import { IntegrityPlugin } from './integrity';
import { containerName, remoteDir, remoteDist } from './layout';
import { type Mode, preset } from './preset';
import { RuntimePlugin } from './runtime-plugin';
import { remoteShared } from './shared-modules';

/** The one module that a remote exposes: its page application and its panels by name. */
const exposed = (name: RemoteName) => resolve(remoteDir(name), 'src/remote.ts');

/** The container's global carries the build: two builds in one page never share one. */
export const globalName = (name: RemoteName, build: string): string => `${containerName(name)}_${build}`;

/** What a remote is, however it is compiled. */
export const container = (name: RemoteName, build: string, mode: Mode): Configuration => {
  const base = preset(remoteDir(name), mode, { hot: mode === 'development' });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: resolve(remoteDist(name), build),
      publicPath: urls.remote(name, build),
      // The folder is the build's own, so names need no hash, and the entry no list of them.
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
        exposes: { './remote': exposed(name) },
        shared: remoteShared(remoteDir(name), mode),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      new RuntimePlugin(),
      iconPlugin('@husrum/ui/icon'),
      new GuardPlugin(name),
    ],
  };
};

/** A build of a remote into a folder of its own. */
export const remoteConfig = (name: RemoteName, build: string): Configuration => {
  const base = container(name, build, 'production');
  return { ...base, plugins: [...(base.plugins ?? []), new IntegrityPlugin(exposed(name))] };
};
