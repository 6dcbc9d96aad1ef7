import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION, type Manifest, manifest } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import { remoteBuildId, shellBuildId } from './build-id';
import { currentFile, manifestFile, remoteDist, shellDist, shellMade } from './layout';
import { placeShell } from './shell-assets';

const KEPT_BUILDS = 3;
const shellStamp = resolve(shellDist, 'build.json');
const stampOf = (file: string): { build?: string } =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const stamp = (file: string, build: string) => writeFileSync(file, `${JSON.stringify({ build })}\n`);

/** What the build says of itself; undefined when it is missing, or was made before the description had its present form. */
export const readManifest = (name: RemoteName, build: string): Manifest | undefined => {
  const file = manifestFile(name, build);
  if (!existsSync(file)) return undefined;
  try {
    return manifest.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** A build that was interrupted may have written its description before the rest. */
const isWhole = (name: RemoteName, build: string): boolean =>
  readManifest(name, build)?.files.every(
    (file) =>
      statSync(resolve(remoteDist(name), build, file.name), { throwIfNoEntry: false })?.size === file.bytes,
  ) ?? false;

/** The build that the pointer names, if it is whole. */
export const currentManifest = (name: RemoteName): Manifest | undefined => {
  const { build } = stampOf(currentFile(name));
  return build && isWhole(name, build) ? readManifest(name, build) : undefined;
};

/** Points at the build of today's sources when it is there; says whether it was. */
export const reuseRemote = (name: RemoteName): boolean => {
  const build = remoteBuildId(name);
  if (!isWhole(name, build)) return false;
  stamp(currentFile(name), build);
  return true;
};

export const currentShell = (): string | undefined => stampOf(shellStamp).build;
export const reuseShell = (): boolean => currentShell() === shellBuildId();

export const finishRemote = (name: RemoteName, build: string): void => {
  stamp(currentFile(name), build);
  dropOldBuilds(name, build);
};

export const finishShell = (build: string): void =>
  placeShell(shellMade, { build, contract: CONTRACT_VERSION }, new Date());

/** What a server gives out it has copied; a work machine needs no more than a few. */
const dropOldBuilds = (name: RemoteName, current: string): void => {
  const builds = readdirSync(remoteDist(name)).filter((build) => existsSync(manifestFile(name, build)));
  const madeAt = (build: string) => readManifest(name, build)?.builtAt ?? '';
  const old = builds
    .filter((build) => build !== current)
    .sort((one, other) => (madeAt(one) < madeAt(other) ? 1 : -1))
    .slice(KEPT_BUILDS - 1);
  for (const build of old) rmSync(resolve(remoteDist(name), build), { recursive: true });
};
