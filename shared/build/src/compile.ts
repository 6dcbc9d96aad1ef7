import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Configuration } from 'webpack';
import { remoteBuildId, shellBuildId } from './build-id';
import { finishRemote, finishShell } from './freshness';
import { remoteDir, remoteDist, shellMade } from './layout';
import { ManifestPlugin, type RemoteConfig } from './manifest-plugin';
import { oneBundleConfig } from './one-bundle';
import { remoteFaults, shellFaults } from './proof';
import { remoteConfig } from './remote';
import { shellConfig } from './shell';

export { oneBundleDist } from './one-bundle';

/** Answers what was made. A warning fails the build as an error does: nobody reads them otherwise. */
const run = (config: Configuration): Promise<string[]> =>
  new Promise((done, failed) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      const made = stats?.compilation.getAssets().map(({ name }) => name) ?? [];
      compiler.close(() => {
        if (error) failed(error);
        else if (stats?.hasErrors() || stats?.hasWarnings()) {
          failed(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else done(made);
      });
    });
  });

const requireWhole = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

export const faceOf = async (name: RemoteName): Promise<RemoteConfig> => {
  const file = pathToFileURL(resolve(remoteDir(name), 'remote.config.ts'));
  const module: { default: RemoteConfig } = await import(file.href);
  return module.default;
};

/** Into a folder named after the build's inputs. */
export const compileRemote = async (name: RemoteName): Promise<void> => {
  const build = remoteBuildId(name);
  const config = remoteConfig(name, build);
  const manifest = new ManifestPlugin(name, build, await faceOf(name));
  await run({ ...config, plugins: [...(config.plugins ?? []), manifest] });
  requireWhole(remoteFaults(resolve(remoteDist(name), build)));
  finishRemote(name, build);
};

export const compileShell = async (): Promise<void> => {
  const build = shellBuildId();
  await run(shellConfig('production', build));
  requireWhole(shellFaults(shellMade));
  finishShell(build);
};

/** The yardstick that the federated build is held against. */
export const buildOneBundle = (): Promise<string[]> => run(oneBundleConfig());
