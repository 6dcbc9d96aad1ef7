import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { RemoteName } from '@husrum/contract/routes';
import { selectLockEntries } from './lockfile.rules';
import { productVersion } from './page-stamp';
import { remoteDir, root, shellDir } from './paths';

const isTestFile = (file: string) => /\.test\.tsx?$/.test(file);
/** This file is no input of remotes: it changes with every addition to the contract, and only the shell contains it. */
const contractVersionFile = resolve(root, 'shared/contract/src/manifest/version.ts');

const listSourceFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((file) => !isTestFile(file));

/** Inputs of every bundle's build. */
const commonInputs = [
  resolve(root, 'pnpm-workspace.yaml'),
  ...listSourceFiles(resolve(root, 'shared/build/src')),
];
const hostPackages = ['api-client', 'event-bus', 'platform', 'ui', 'forms'];
/** The packages under `shared` that a bundle contains, unless the shell provides them. */
const bundledPackages = (dir: string): string[] => {
  const { dependencies }: PackageJson = JSON.parse(readFileSync(resolve(dir, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@husrum/'))
    .map((name) => name.slice('@husrum/'.length))
    .filter((name) => !hostPackages.includes(name));
};
interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
}
const sourcesOf = (packages: readonly string[]) =>
  packages.flatMap((name) => [
    resolve(root, 'shared', name, 'package.json'),
    ...listSourceFiles(resolve(root, 'shared', name, 'src')),
  ]);

/** The part of the lock file that concerns a bundle. */
export const readLockEntries = (folder: string): string =>
  selectLockEntries(folder, readFileSync(resolve(root, 'pnpm-lock.yaml'), 'utf8'));

const hashInputs = (folder: string, files: readonly string[], version = ''): string => {
  const hash = createHash('sha256').update(readLockEntries(folder)).update(version);
  for (const file of [...files].sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** The packages that the shell provides are no inputs, because they are not part of a remote's files. */
export const remoteBuildId = (name: RemoteName): string =>
  hashInputs(name, [
    ...commonInputs,
    ...sourcesOf(bundledPackages(remoteDir(name))).filter((file) => file !== contractVersionFile),
    ...listSourceFiles(resolve(remoteDir(name), 'src')),
    resolve(remoteDir(name), 'remote.config.ts'),
    resolve(remoteDir(name), 'package.json'),
  ]);

export const shellBuildId = (): string =>
  hashInputs(
    'shell',
    [
      ...commonInputs,
      ...sourcesOf([...bundledPackages(shellDir), ...hostPackages]),
      ...listSourceFiles(resolve(shellDir, 'src')),
      resolve(shellDir, 'package.json'),
    ],
    productVersion(),
  );
