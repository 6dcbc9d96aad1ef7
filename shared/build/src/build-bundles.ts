import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Configuration } from 'webpack';
import { findRemoteFaults, findShellFaults } from './build-faults';
import { remoteBuildId, shellBuildId } from './build-id';
import { reuseRemoteBuild, setCurrentRemote, setCurrentShell } from './local-builds';
import { ManifestPlugin, type RemoteConfig } from './manifest-plugin';
import { oneBundleConfig } from './one-bundle';
import {
  catalogueShellDist,
  isProductRemote,
  presentRemotes,
  remoteDir,
  remoteDist,
  shellOutput,
} from './paths';
import { containerConfig, remoteWebpackConfig } from './remote-webpack-config';
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

const developmentShellStamp = resolve(catalogueShellDist, 'build.json');
const isDevelopmentShellUpToDate = (build: string): boolean =>
  existsSync(developmentShellStamp) && readFileSync(developmentShellStamp, 'utf8') === build;

/** A shell that knows the remotes of development. */
const buildDevelopmentShell = async (): Promise<void> => {
  const build = shellBuildId();
  if (isDevelopmentShellUpToDate(build)) return;
  const config = shellWebpackConfig('development');
  await runWebpack({
    ...config,
    devtool: false,
    cache: false,
    output: { ...config.output, path: catalogueShellDist },
  });
  writeFileSync(developmentShellStamp, build);
};

const buildDevelopmentRemote = async (name: RemoteName): Promise<void> => {
  if (reuseRemoteBuild(name)) return;
  const build = remoteBuildId(name);
  const config = containerConfig(name, build, 'development');
  const manifest = new ManifestPlugin(name, build, await readRemoteConfig(name));
  await runWebpack({ ...config, plugins: [...(config.plugins ?? []), manifest] });
  setCurrentRemote(name, build);
};

/**
 * Builds the remotes that are no part of the product, and a shell that knows them, for the browser tests. This process must have
 * the condition `development`; without it there are no such remotes.
 */
export const buildCatalogue = async (): Promise<void> => {
  const remotes = presentRemotes().filter((name) => !isProductRemote(name));
  if (remotes.length === 0) throw new Error('Start Node with --conditions=development');
  await buildDevelopmentShell();
  for (const name of remotes) await buildDevelopmentRemote(name);
};

/** The same sources as one bundle, to compare the federated build with. */
export const buildOneBundle = (): Promise<string[]> => runWebpack(oneBundleConfig());
