import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RemoteName, remoteNames } from '@husrum/contract/routes';

export const root = resolve(import.meta.dirname, '../../..');
export const shellDir = resolve(root, 'shell');
/** index.html, and under assets/ everything that carries a content hash in its name. */
export const shellDist = resolve(shellDir, 'dist');
/** Where a shell is made, to be put in place when it is whole. */
export const shellMade = resolve(root, '.cache/shell');
/** What `npm run dev` serves in place of the workspace: a shell for development beside the remotes' last builds. */
export const devRoot = resolve(root, '.cache/dev');
export const devShellDist = resolve(devRoot, 'shell/dist');
export const cacheDir = resolve(root, '.cache/webpack');

export const remoteDir = (name: RemoteName): string => resolve(root, name);
/** One folder per build, never written to again once its remote.json is there. */
export const remoteDist = (name: RemoteName): string => resolve(remoteDir(name), 'dist');
/** Which build is the newest on this machine: {"build": "…"}. */
export const currentFile = (name: RemoteName): string => resolve(remoteDist(name), 'current.json');
export const manifestFile = (name: RemoteName, build: string): string =>
  resolve(remoteDist(name), build, 'remote.json');

/** The remotes whose source is here; a missing folder is a missing remote, not an error. */
export const presentRemotes = (): RemoteName[] => {
  const folders = new Set(readdirSync(root));
  return remoteNames.filter(
    (name) => folders.has(name) && existsSync(resolve(remoteDir(name), 'src/remote.ts')),
  );
};

/** Module Federation wants an identifier. */
export const containerName = (name: RemoteName): string => name.replaceAll('-', '_');
