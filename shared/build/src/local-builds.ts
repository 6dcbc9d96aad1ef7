import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION, type Manifest, manifest } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import { remoteBuildId, shellBuildId } from './build-id';
import { currentFile, manifestFile, remoteDist, shellDist, shellOutput } from './paths';
import { installShell } from './shell-assets';

const MAX_LOCAL_BUILDS = 3;
const shellStamp = resolve(shellDist, 'build.json');
const readStamp = (file: string): { build?: string } =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const writeStamp = (file: string, build: string) => writeFileSync(file, `${JSON.stringify({ build })}\n`);

/** The manifest of a build. The result is undefined when it is missing, or has the form of an older version. */
export const readManifest = (name: RemoteName, build: string): Manifest | undefined => {
  const file = manifestFile(name, build);
  if (!existsSync(file)) return undefined;
  try {
    return manifest.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Whether all files of the manifest are there: an interrupted build may have written its manifest before its other files. */
const isComplete = (name: RemoteName, build: string): boolean =>
  readManifest(name, build)?.files.every(
    (file) =>
      statSync(resolve(remoteDist(name), build, file.name), { throwIfNoEntry: false })?.size === file.bytes,
  ) ?? false;

/** The manifest of the current build, if the build is complete. */
export const readCurrentManifest = (name: RemoteName): Manifest | undefined => {
  const { build } = readStamp(currentFile(name));
  return build && isComplete(name, build) ? readManifest(name, build) : undefined;
};

/** Makes an existing build of the present sources the current one. Returns whether there is such a build. */
export const reuseRemoteBuild = (name: RemoteName): boolean => {
  const build = remoteBuildId(name);
  if (!isComplete(name, build)) return false;
  writeStamp(currentFile(name), build);
  return true;
};

export const readCurrentShellBuild = (): string | undefined => readStamp(shellStamp).build;
export const isShellUpToDate = (): boolean => readCurrentShellBuild() === shellBuildId();

export const setCurrentRemote = (name: RemoteName, build: string): void => {
  writeStamp(currentFile(name), build);
  removeOldBuilds(name, build);
};

export const setCurrentShell = (build: string): void =>
  installShell(shellOutput, { build, contract: CONTRACT_VERSION }, new Date());

/** A server has its own copies of the builds that it serves, so a few are enough on this machine. */
const removeOldBuilds = (name: RemoteName, current: string): void => {
  const builds = readdirSync(remoteDist(name)).filter((build) => existsSync(manifestFile(name, build)));
  const builtAt = (build: string) => readManifest(name, build)?.builtAt ?? '';
  const old = builds
    .filter((build) => build !== current)
    .sort((one, other) => (builtAt(one) < builtAt(other) ? 1 : -1))
    .slice(MAX_LOCAL_BUILDS - 1);
  for (const build of old) rmSync(resolve(remoteDist(name), build), { recursive: true });
};
