import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Output lines of a git command. Throws with git's message. */
export const gitLines = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
    .split('\n')
    .filter((line) => line !== '');

/** Paths of all TypeScript sources from the root, committed or not. */
export const sourcePaths = (): string[] =>
  gitLines('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx').filter((path) =>
    existsSync(join(root, path)),
  );

/** Tests and their data. */
export const isTest = (path: string): boolean =>
  /\.(test|test-data)\.tsx?$|(^|\/)e2e\/|^(shared|api\/dev)\/testing\/|^api\/.*\/src\/testing\.ts$/.test(
    path,
  );

export interface WorkspacePackage {
  /** `mf-leases`, `shared/ui`, `api/economy/books`. */
  readonly folder: string;
  /** The folders of the workspace packages that it imports at run time. */
  readonly dependencies: readonly string[];
  /** The folders of the workspace packages that only its tests and its build import. */
  readonly devDependencies: readonly string[];
}

export const workspacePackages = (): WorkspacePackage[] => {
  const groups = ['shared', 'api', 'api/economy', 'api/dev'];
  const packages = [
    ...readdirSync(root),
    ...groups.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
  ]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }));
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));
  const folders = (dependencies: object = {}) =>
    Object.keys(dependencies).flatMap((name) => folderOf.get(name) ?? []);
  return packages.map(({ folder, dependencies, devDependencies }) => ({
    folder,
    dependencies: folders(dependencies),
    devDependencies: folders(devDependencies),
  }));
};
