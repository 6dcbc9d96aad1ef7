import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RemoteName, remoteNames } from '@husrum/contract/routes';

export const root = resolve(import.meta.dirname, '../../..');
export const shellDir = resolve(root, 'shell');
/** index.html, and under assets/ every file that has a content hash in its name. */
export const shellDist = resolve(shellDir, 'dist');
/** Webpack's output for the shell; moved to shellDist when it is complete. */
export const shellOutput = resolve(root, '.cache/shell');
/** The web root of `npm run dev`: a development build of the shell beside the remotes' last builds. */
export const devRoot = resolve(root, '.cache/dev');
export const devShellDist = resolve(devRoot, 'shell/dist');
/** The web root for the browser tests of the catalogue: a development build of the shell, which knows the catalogue. */
export const catalogueShellDist = resolve(root, '.cache/catalogue/shell/dist');
export const cacheDir = resolve(root, '.cache/webpack');

/** The product's remotes are in the root. A remote of development, such as the catalogue, is a shared package. */
export const isProductRemote = (name: RemoteName): boolean => name.startsWith('mf-');
export const remoteDir = (name: RemoteName): string =>
  resolve(root, isProductRemote(name) ? name : `shared/${name}`);
/** One folder for each build. A build is never changed after its remote.json is written. */
export const remoteDist = (name: RemoteName): string => resolve(remoteDir(name), 'dist');
/** Contains the id of the newest build on this machine: {"build": "…"}. */
export const currentFile = (name: RemoteName): string => resolve(remoteDist(name), 'current.json');
export const manifestFile = (name: RemoteName, build: string): string =>
  resolve(remoteDist(name), build, 'remote.json');

/** The remotes whose sources exist here. A missing folder is a missing remote, not an error. */
export const presentRemotes = (): RemoteName[] =>
  remoteNames.filter((name) => existsSync(resolve(remoteDir(name), 'src/remote.ts')));

/** Module Federation requires an identifier. */
export const containerName = (name: RemoteName): string => name.replaceAll('-', '_');
