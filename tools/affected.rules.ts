import { isTest, type WorkspacePackage } from './workspace';

/** What to check for a set of changed files. */
export interface Affected {
  /** Every changed file: format, lint and, for code, related unit tests. */
  readonly files: readonly string[];
  /** Packages to type check: the changed ones and those that depend on them. */
  readonly packages: readonly string[];
  /** Shell and remotes to build and hold to their budgets. */
  readonly bundles: readonly string[];
  /** Whether the server or what it imports has changed, so that its tests run on PostgreSQL too. */
  readonly api: boolean;
  /** Browser tests to run: all, or those whose path or tag contains one of the texts. */
  readonly browser: 'all' | readonly string[];
}

/** One walk through all remotes: the tag of the browser test that runs whenever a remote has changed. */
const CORE = '@core';

const isBundle = (folder: string) => folder === 'shell' || folder.startsWith('mf-');
const isDocument = (file: string) =>
  /(^|\/)(docs\/|\.ci\/|\.github\/|LICENSE)|\.(md|png)$|^\.env\.example$/.test(file);
/** Tests, and what only the type check reads, change no build. */
const isUnbuilt = (file: string) => isTest(file) || file.endsWith('/tsconfig.json');
/** How everything is built or tested. */
const isSetting = (file: string) => /^shared\/(build|testing\/jest)\//.test(file);

const dependentsOf = (
  changed: readonly string[],
  all: readonly WorkspacePackage[],
  withDevelopment: boolean,
): string[] => {
  const found = new Set(changed);
  const dependsOnFound = ({ dependencies, devDependencies }: WorkspacePackage) =>
    [...dependencies, ...(withDevelopment ? devDependencies : [])].some((folder) => found.has(folder));
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const one of all.filter(dependsOnFound)) found.add(one.folder);
  }
  return all.map(({ folder }) => folder).filter((folder) => found.has(folder));
};

/** Of changed browser tests the specs themselves; of what a remote's specs share all of them. Undefined: shared by all. */
const changedSpecs = (files: readonly string[]): string[] | undefined => {
  const specs = files
    .filter((file) => /(^|\/)e2e\//.test(file))
    .map((file) => (file.endsWith('.spec.ts') ? file : /^mf-[\w-]+\/e2e\//.exec(file)?.[0]));
  const known = specs.flatMap((spec) => spec ?? []);
  return known.length === specs.length ? known : undefined;
};

/** Undefined when the change concerns everything, such as the lock file or how everything is built. */
export const affectedBy = (
  files: readonly string[],
  all: readonly WorkspacePackage[],
): Affected | undefined => {
  const packageOf = (file: string) => all.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  const packagesOf = (some: readonly string[]) => [...new Set(some.flatMap((file) => packageOf(file) ?? []))];
  const relevant = files.filter((file) => !isDocument(file));
  if (relevant.some((file) => packageOf(file) === undefined || isSetting(file))) return undefined;

  const built = packagesOf(relevant.filter((file) => !isUnbuilt(file)));
  const dependents = dependentsOf(built, all, false);
  const remotes = built.filter((folder) => folder.startsWith('mf-'));
  const specs = changedSpecs(relevant);
  const isOnlyRemotes = built.every((folder) => folder.startsWith('mf-') || folder === 'tools');
  const walk = remotes.length > 0 ? [CORE, ...remotes.map((remote) => `${remote}/e2e/`)] : [];
  return {
    files,
    packages: dependentsOf(packagesOf(relevant), all, true),
    bundles: dependents.filter(isBundle),
    api: dependents.includes('api') || relevant.some((file) => file.startsWith('api/')),
    browser: isOnlyRemotes && specs ? [...new Set([...walk, ...specs])] : 'all',
  };
};
