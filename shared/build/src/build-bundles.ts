import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Configuration } from 'webpack';
import { findRemoteFaults, findShellFaults } from './build-faults';
import { remoteBuildId, shellBuildId } from './build-id';
import { setCurrentRemote, setCurrentShell } from './local-builds';
import { ManifestPlugin, type RemoteConfig } from './manifest-plugin';
import { oneBundleConfig } from './one-bundle';
import { remoteDir, remoteDist, shellOutput } from './paths';
import { remoteWebpackConfig } from './remote-webpack-config';
import { shellWebpackConfig } from './shell-webpack-config';

export { oneBundleRoot } from './one-bundle';

/** Resolves with the names of the assets. A warning fails the build too, or nobody would read it. */
const runWebpack = (config: Configuration): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      const assets = stats?.compilation.getAssets().map(({ name }) => name) ?? [];
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else resolve(assets);
      });
    });
  });

const throwIfAny = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

export const readRemoteConfig = async (name: RemoteName): Promise<RemoteConfig> => {
  const file = pathToFileURL(resolve(remoteDir(name), 'remote.config.ts'));
  const module: { default: RemoteConfig } = await import(file.href);
  return module.default;
};

/** Builds a remote into a folder named by the build id, and makes it the current build. */
export const buildRemote = async (name: RemoteName): Promise<void> => {
  const build = remoteBuildId(name);
  const config = remoteWebpackConfig(name, build);
  const manifest = new ManifestPlugin(name, build, await readRemoteConfig(name));
  await runWebpack({ ...config, plugins: [...(config.plugins ?? []), manifest] });
  throwIfAny(findRemoteFaults(resolve(remoteDist(name), build)));
  setCurrentRemote(name, build);
};

export const buildShell = async (): Promise<void> => {
  const build = shellBuildId();
  await runWebpack(shellWebpackConfig('production', build));
  throwIfAny(findShellFaults(shellOutput));
  setCurrentShell(build);
};

/** The same sources as one bundle, to compare the federated build with. */
export const buildOneBundle = (): Promise<string[]> => runWebpack(oneBundleConfig());
