import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBin, runConcurrently } from './process';
import { root, workspacePackages } from './workspace';

/** The tsconfig.json of a package. */
interface PackageConfig {
  readonly compilerOptions: object;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const cacheFolder = join(root, '.cache/types');

/** The server's packages have one tsconfig.json. */
const configFolderOf = (folder: string) => (folder.startsWith('api/') ? 'api' : folder);

/** A tsconfig.json is JSON in which lines may be comments. */
const readConfig = (folder: string): PackageConfig =>
  JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));

/**
 * Groups packages that have the same compiler options into one program each. Programs of their own would all read the types of
 * the libraries, and the sources of the packages below them, again.
 */
const groupByOptions = (folders: readonly string[]): string[][] => {
  const groups = new Map<string, string[]>();
  for (const folder of folders) {
    const options = JSON.stringify(readConfig(folder).compilerOptions);
    groups.set(options, [...(groups.get(options) ?? []), folder]);
  }
  return [...groups.values()];
};

/** Writes one tsconfig.json for packages with the same compiler options, and returns its path. */
const writeProgram = (folders: readonly string[]): string => {
  const configs = folders.map((folder) => ({ folder, config: readConfig(folder) }));
  const paths = (pick: (config: PackageConfig) => readonly string[] | undefined) =>
    configs.flatMap(({ folder, config }) => (pick(config) ?? []).map((path) => join(root, folder, path)));
  const path = join(cacheFolder, `${folders.join('+').replaceAll('/', '-')}.json`);
  const program = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...configs[0]?.config.compilerOptions,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: paths(({ include }) => include),
    exclude: paths(({ exclude }) => exclude),
  };
  writeFileSync(path, JSON.stringify(program));
  return path;
};

const check = async (folders: readonly string[]): Promise<string> => {
  const config = writeProgram(folders);
  const cache = config.replace(/json$/, 'tsbuildinfo');
  const args = ['-p', config, '--incremental', '--tsBuildInfoFile', cache];
  const { ok, output } = await runBin('tsc', args, { quiet: true });
  return ok ? '' : output;
};

/** Type checks packages, two programs at a time. Returns the errors; empty when there are none. */
export const typecheck = async (
  packages: readonly string[] = workspacePackages().map(({ folder }) => folder),
): Promise<string> => {
  const folders = [...new Set(packages.map(configFolderOf))];
  const missing = folders.filter((folder) => !existsSync(join(root, folder, 'tsconfig.json')));
  if (missing.length > 0) return missing.map((folder) => `${folder}: tsconfig.json is missing\n`).join('');
  mkdirSync(cacheFolder, { recursive: true });
  return (await runConcurrently(groupByOptions(folders), 2, check)).join('');
};
