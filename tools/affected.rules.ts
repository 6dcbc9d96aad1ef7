import { isTest, type WorkspacePackage } from './workspace';

/** An import between two files that exists at run time. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** What to check for a set of changed files. */
export interface Affected {
  /** Every changed file: format and lint. */
  readonly files: readonly string[];
  /** Packages to type check: the changed ones and those that depend on them. */
  readonly packages: readonly string[];
  /** Test files that import a changed file, directly or through others. */
  readonly tests: readonly string[];
  /** Tests of the server, which call it over HTTP: all, or those whose path contains one of the texts. */
  readonly api: 'all' | readonly string[];
  /** Shell and remotes to build and to compare with their budgets. */
  readonly bundles: readonly string[];
  /** Browser tests: all, or those whose path or tag contains one of the texts. */
  readonly browser: 'all' | readonly string[];
}

/** The tag of the browser test that opens every remote. It runs whenever a remote or the server has changed. */
const ALL_REMOTES_TAG = '@core';
/**
 * The tests that try every call, compare the tables with the database, and read the sources of all packages. They run whenever
 * the server has changed.
 */
export const EVERY_CALL: readonly string[] = [
  'api/dev/testing/src/schema.test.ts',
  'api/dev/testing/src/isolation/',
  'api/dev/testing/src/openapi/',
  'api/dev/testing/src/walls/',
];

const isDocument = (file: string) =>
  /(^|\/)(docs\/|findings\/|\.ci\/|\.github\/|LICENSE)|\.(md|png)$|^\.env\.example$/.test(file);
/** Settings of all builds or tests. */
const isSetting = (file: string) => /^shared\/(build|testing\/(jest|clock))\//.test(file);
/** Tests, and files that only the type check or the contract guard reads. */
const isNotBundled = (file: string) => isTest(file) || /\/(tsconfig|contract|uses)\.json$/.test(file);
/**
 * The contract's lists. Their importers are not followed: the contract guard refuses a change of an entry in use, and a
 * file that uses a new entry is itself a changed file.
 */
const isContractList = (file: string) =>
  /^shared\/contract\/src\/((bus|calls|panels|routes)\/|manifest\/version\.ts$)/.test(file);
const isReaderOfLists = (file: string) => /^(shell|shared\/contract)\//.test(file);
/** Files that every page depends on. In the contract and the server these are the technical folders. */
const concernsEveryPage = (file: string) =>
  /^(shell|shared\/(?!contract\/|catalogue\/)|shared\/contract\/(package|src\/(core|manifest)\/)|api\/(app|platform|ports)\/)/.test(
    file,
  ) && !isContractList(file);
const concernsEveryApiTest = (file: string) =>
  /^(shared\/contract\/(package|src\/core\/)|api\/(jest\.config\.\w+$|(app|platform|ports)\/|dev\/testing\/(?!.*\.test\.ts$)))/.test(
    file,
  );
/** Files that import every noun. Their importers are not followed, or every change would affect everything. */
const isComposition = (file: string) =>
  /^api\/(app|dev)\/|^api\/.*(\.test-data|\/src\/(index|testing|routes|jobs))\.ts$|^shared\/contract\/src\/calls\/[\w-]+\.ts$/.test(
    file,
  );

const folderOf = (file: string) => file.replace(/[^/]*$/, '');
/** The folder of a file of the contract: nouns lie in groups, which have the names of the server's packages. */
const contractNounOf = (file: string) => /^shared\/contract\/src\/.*?([\w-]+)\/[^/]+$/.exec(file)?.[1];
/** `mf-objects/src/entity/…` or `mf-economy/src/invoicing/invoice/…` for the noun `entity` or `invoice`. */
const isScreenOf = (file: string, nouns: readonly string[]) =>
  nouns.includes(/^mf-[\w-]+\/src\/.*?([\w-]+)\/[^/]+$/.exec(file)?.[1] ?? '');

const isBundle = (folder: string) => folder === 'shell' || isRemote(folder);
/** The catalogue is a remote of development. */
const isRemote = (folder: string) => folder.startsWith('mf-') || folder === 'shared/catalogue';
const unique = (items: readonly string[]) => [...new Set(items)];

/** The changed packages, and those that depend on them, directly or through others. */
const withDependents = (
  changed: readonly string[],
  allPackages: readonly WorkspacePackage[],
  { withDevDependencies }: { withDevDependencies: boolean },
): string[] => {
  const packages = new Set(changed);
  const dependsOnThem = ({ dependencies, devDependencies }: WorkspacePackage) =>
    [...dependencies, ...(withDevDependencies ? devDependencies : [])].some((folder) => packages.has(folder));
  for (let size = 0; size !== packages.size; ) {
    size = packages.size;
    for (const dependent of allPackages.filter(dependsOnThem)) packages.add(dependent.folder);
  }
  return allPackages.map(({ folder }) => folder).filter((folder) => packages.has(folder));
};

/** The changed files, and those that import them, directly or through others. */
const withImporters = (changed: readonly string[], imports: readonly Import[]): string[] => {
  const files = new Set(changed);
  for (let size = 0; size !== files.size; ) {
    size = files.size;
    for (const { from, to } of imports) if (files.has(to) && !isComposition(from)) files.add(from);
  }
  return [...files];
};

/**
 * The nouns whose calls the changed files help to answer: those of the `.routes.ts` files in their own folders or, if there
 * are none, of all `.routes.ts` files among the importers.
 */
const findAnsweredNouns = (
  changed: readonly string[],
  importers: readonly string[],
  imports: readonly Import[],
): string[] => {
  const routes = importers.filter((file) => file.endsWith('.routes.ts'));
  const ownRoutes = routes.filter((file) => changed.some((other) => folderOf(other) === folderOf(file)));
  const answering = ownRoutes.length > 0 ? ownRoutes : routes;
  return imports.filter(({ from }) => answering.includes(from)).flatMap(({ to }) => contractNounOf(to) ?? []);
};

/**
 * The browser tests that changed files of `e2e` folders require: a changed spec itself, and all specs of a remote for another
 * file of its `e2e` folder. The result is undefined for a file that the specs of all remotes share.
 */
const findChangedSpecs = (files: readonly string[]): string[] | undefined => {
  const specs = files
    .filter((file) => /(^|\/)e2e\//.test(file))
    .map((file) => (file.endsWith('.spec.ts') ? file : /^mf-[\w-]+\/e2e\//.exec(file)?.[0]));
  const known = specs.flatMap((spec) => spec ?? []);
  return known.length === specs.length ? known : undefined;
};

/**
 * What to check after changes of files. The result is undefined for everything, such as after a change of the lock file or of
 * a build setting.
 */
export const findAffected = (
  files: readonly string[],
  allPackages: readonly WorkspacePackage[],
  imports: readonly Import[],
): Affected | undefined => {
  const packageOf = (file: string) =>
    file.startsWith('api/migrations/')
      ? 'api/platform'
      : allPackages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  const packagesOf = (some: readonly string[]) => unique(some.flatMap((file) => packageOf(file) ?? []));
  const productPackagesOf = (some: readonly string[]) =>
    packagesOf(some.filter((file) => !isNotBundled(file)));
  const relevant = files.filter((file) => !isDocument(file));
  if (relevant.some((file) => packageOf(file) === undefined || isSetting(file))) return undefined;

  const built = relevant.filter((file) => !isNotBundled(file) && packageOf(file) !== 'tools');
  const contractLists = relevant.filter(isContractList);
  const importers = unique([
    ...withImporters(
      relevant.filter((file) => !isContractList(file)),
      imports,
    ),
    ...withImporters(
      contractLists,
      imports.filter(({ from }) => isReaderOfLists(from)),
    ),
  ]);

  const builtOutsideContract = built.filter((file) => !file.startsWith('shared/contract/src/'));
  const bundles = [
    ...withDependents(packagesOf(builtOutsideContract), allPackages, { withDevDependencies: false }),
    ...productPackagesOf(importers),
  ];

  const apiImporters = withImporters(
    relevant.filter((file) => file.startsWith('api/')),
    imports,
  );
  const apiFolders = importers.flatMap((file) =>
    isNotBundled(file) ? [] : (/^api\/.+?\/src\/([\w-]+\/)?/.exec(file)?.[0] ?? []),
  );
  const isApiBuilt = apiFolders.length > 0 || built.some((file) => file.startsWith('api/'));
  const apiTests = apiImporters.filter((file) => /^api\/.*\.test\.ts$/.test(file));

  // Other remotes that import the noun are built, type checked and unit tested, and the test of all remotes opens them.
  const nouns = [
    ...relevant.flatMap((file) => contractNounOf(file) ?? []),
    ...findAnsweredNouns(relevant, apiImporters, imports),
  ];
  const screens = imports.map(({ from }) => from).filter((file) => isScreenOf(file, nouns));
  const remotes = productPackagesOf([...relevant, ...screens]).filter(isRemote);
  const specs = findChangedSpecs(relevant);
  const broadTests = built.length > 0 ? [ALL_REMOTES_TAG, ...remotes.map((remote) => `${remote}/e2e/`)] : [];

  return {
    files,
    packages: withDependents(packagesOf(relevant), allPackages, { withDevDependencies: true }),
    tests: importers.filter((file) => /\.test\.tsx?$/.test(file)),
    api: relevant.some(concernsEveryApiTest)
      ? 'all'
      : unique([...(isApiBuilt ? EVERY_CALL : []), ...apiFolders, ...apiTests]),
    bundles: unique(bundles).filter(isBundle),
    browser: built.some(concernsEveryPage) || !specs ? 'all' : unique([...broadTests, ...specs]),
  };
};
