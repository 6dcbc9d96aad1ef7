import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { RemoteName } from '@husrum/contract/routes';
import { remoteDir, root, shellDir } from './layout';
import { lockFor } from './lock.rules';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((file) => !isTest(file));

/** Everything that can change what comes out of a build, whichever bundle it is. */
const common = [resolve(root, 'pnpm-workspace.yaml'), ...filesIn(resolve(root, 'shared/build/src'))];
const bundledPackages = ['contract', 'format'];
const hostPackages = ['api-client', 'event-bus', 'platform', 'ui', 'forms'];
const sourcesOf = (packages: readonly string[]) =>
  packages.flatMap((name) => [
    resolve(root, 'shared', name, 'package.json'),
    ...filesIn(resolve(root, 'shared', name, 'src')),
  ]);

/** What is installed for a bundle. */
export const lockOf = (folder: string): string =>
  lockFor(folder, readFileSync(resolve(root, 'pnpm-lock.yaml'), 'utf8'));

const hashOf = (folder: string, files: readonly string[]): string => {
  const hash = createHash('sha256').update(lockOf(folder));
  for (const file of [...files].sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** What the shell provides is left out: it changes what a remote meets, not what the remote is. */
export const remoteBuildId = (name: RemoteName): string =>
  hashOf(name, [
    ...common,
    ...sourcesOf(bundledPackages),
    ...filesIn(resolve(remoteDir(name), 'src')),
    resolve(remoteDir(name), 'remote.config.ts'),
    resolve(remoteDir(name), 'package.json'),
  ]);

export const shellBuildId = (): string =>
  hashOf('shell', [
    ...common,
    ...sourcesOf([...bundledPackages, ...hostPackages]),
    ...filesIn(resolve(shellDir, 'src')),
    resolve(shellDir, 'package.json'),
  ]);
