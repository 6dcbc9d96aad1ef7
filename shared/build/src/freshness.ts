import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Manifest, manifest, type RemoteName } from '@husrum/contract';
import { remoteBuildId, shellBuildId } from './build-id';
import { currentFile, manifestFile, remoteDist, shellDist } from './layout';

const KEPT_BUILDS = 3;
const shellStamp = resolve(shellDist, 'build.json');
const stampOf = (file: string): { build?: string } =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const stamp = (file: string, build: string) => writeFileSync(file, `${JSON.stringify({ build })}\n`);

export const readManifest = (name: RemoteName, build: string): Manifest =>
  manifest.validateSync(JSON.parse(readFileSync(manifestFile(name, build), 'utf8')));

/** The build that the pointer names, if it is whole. */
export const currentManifest = (name: RemoteName): Manifest | undefined => {
  const { build } = stampOf(currentFile(name));
  return build && existsSync(manifestFile(name, build)) ? readManifest(name, build) : undefined;
};

/** Points at the build of today's sources when it is there; says whether it was. */
export const reuseRemote = (name: RemoteName): boolean => {
  const build = remoteBuildId(name);
  if (!existsSync(manifestFile(name, build))) return false;
  stamp(currentFile(name), build);
  return true;
};

export const reuseShell = (): boolean => stampOf(shellStamp).build === shellBuildId();

export const finishRemote = (name: RemoteName, build: string): void => {
  stamp(currentFile(name), build);
  dropOldBuilds(name, build);
};

export const finishShell = (build: string): void => stamp(shellStamp, build);

/** Open pages may still ask for the build before; a work machine needs no more than a few. */
const dropOldBuilds = (name: RemoteName, current: string): void => {
  const builds = readdirSync(remoteDist(name)).filter((build) => existsSync(manifestFile(name, build)));
  const old = builds
    .filter((build) => build !== current)
    .map((build) => readManifest(name, build))
    .sort((one, other) => (one.builtAt < other.builtAt ? 1 : -1))
    .slice(KEPT_BUILDS - 1);
  for (const { build } of old) rmSync(resolve(remoteDist(name), build), { recursive: true });
};
