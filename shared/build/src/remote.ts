import { resolve } from 'node:path';
import { type RemoteName, urls } from '@husrum/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { GuardPlugin } from './guard';
import { IntegrityPlugin } from './integrity';
import { containerName, remoteDir, remoteDist } from './layout';
import { type Mode, preset } from './preset';
import { remoteShared } from './shared-modules';

/** The one module that a remote exposes: its page application and its panels by name. */
export const EXPOSED = './remote';

/** A build of a remote into a folder of its own. The container's global carries the build: two builds never share one. */
export const remoteConfig = (name: RemoteName, build: string, mode: Mode = 'production'): Configuration => {
  const dir = remoteDir(name);
  const base = preset(dir, mode);
  const exposed = resolve(dir, 'src/remote.ts');
  return {
    ...base,
    entry: {},
    output: {
      path: resolve(remoteDist(name), build),
      publicPath: urls.remote(name, build),
      // The folder is the build's own, so names need no hash, and the entry no list of them.
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: `${containerName(name)}_${build}`,
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'entry.js',
        library: { type: 'var', name: globalName(name, build) },
        exposes: { [EXPOSED]: exposed },
        shared: remoteShared(dir),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new IntegrityPlugin(exposed),
      new GuardPlugin(name),
    ],
  };
};

export const globalName = (name: RemoteName, build: string): string => `${containerName(name)}_${build}`;
