import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@husrum/contract';
import type { RemoteConfig } from '@husrum/platform/remote-config';
import webpack, { type Configuration } from 'webpack';
import { remoteBuildId, shellBuildId } from './build-id';
import { currentFile, manifestFile, remoteDir, remoteDist, shellDist } from './layout';
import { ManifestPlugin } from './manifest-plugin';
import type { Mode } from './preset';
import { remoteConfig } from './remote';
import { shellConfig } from './shell';

/** Whether there was anything to do. */
export type Outcome = 'built' | 'unchanged';

const run = (config: Configuration): Promise<void> =>
  new Promise((done, failed) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) return failed(error);
        if (stats?.hasErrors()) return failed(new Error(stats.toString({ preset: 'errors-only' })));
        if (stats?.hasWarnings()) return failed(new Error(stats.toString({ preset: 'errors-warnings' })));
        done();
      }),
    );
  });

const faceOf = async (name: RemoteName): Promise<RemoteConfig> => {
  const file = pathToFileURL(resolve(remoteDir(name), 'remote.config.ts'));
  const module: { default: RemoteConfig } = await import(file.href);
  return module.default;
};

/** Builds a remote into a folder named after its inputs, unless that folder is there already. */
export const buildRemote = async (name: RemoteName, mode: Mode = 'production'): Promise<Outcome> => {
  const build = remoteBuildId(name, mode);
  const known = existsSync(manifestFile(name, build));
  if (!known) {
    const described = remoteConfig(name, build, mode);
    const manifest = new ManifestPlugin(name, build, await faceOf(name));
    await run({ ...described, plugins: [...(described.plugins ?? []), manifest] });
  }
  writeFileSync(currentFile(name), `${JSON.stringify({ build })}\n`);
  dropOldBuilds(name, build);
  return known ? 'unchanged' : 'built';
};

const KEPT_BUILDS = 3;

/** Open pages may still ask for the build before; a work machine needs no more than a few. */
const dropOldBuilds = (name: RemoteName, current: string): void => {
  const age = (build: string) => JSON.parse(readFileSync(manifestFile(name, build), 'utf8')).builtAt;
  const old = readdirSync(remoteDist(name))
    .filter((build) => build !== current && existsSync(manifestFile(name, build)))
    .sort((one, other) => (age(one) < age(other) ? 1 : -1))
    .slice(KEPT_BUILDS - 1);
  for (const build of old) rmSync(resolve(remoteDist(name), build), { recursive: true });
};

const shellStamp = resolve(shellDist, 'build.json');

export const buildShell = async (mode: Mode = 'production'): Promise<Outcome> => {
  const build = shellBuildId(mode);
  const stamped = existsSync(shellStamp) ? JSON.parse(readFileSync(shellStamp, 'utf8')).build : undefined;
  if (stamped === build) return 'unchanged';
  await run(shellConfig(mode));
  writeFileSync(shellStamp, `${JSON.stringify({ build })}\n`);
  return 'built';
};
