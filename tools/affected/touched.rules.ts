import { allRoutes, areaOf, type Route, routeName } from '@husrum/contract/routes';
import type { Seen } from './seen.rules';

/** A package of the workspace: its folder, and the folders it depends on; `tests` are what only its tests and build need. */
export interface Package {
  readonly folder: string;
  readonly runs: readonly string[];
  readonly tests: readonly string[];
}

/** What a set of changed files can touch, and so what has to be run. */
export interface Touched {
  /** Every changed file, for format and lint. */
  readonly files: readonly string[];
  /** Packages whose types may be wrong now. */
  readonly types: readonly string[];
  /** Changed code, whose unit tests are run, and in its place the unit tests themselves where they are known. */
  readonly code: readonly string[];
  /** The tools' tests read all sources; only those of structure and contract concern a change elsewhere. */
  readonly tools: 'all' | 'structure';
  readonly api: boolean;
  /** Bundles that may come out differently. */
  readonly bundles: readonly string[];
  /** Of the browser tests: all, or those whose path or tag matches. */
  readonly browser: 'all' | readonly string[];
  /** Of the screens that are looked at one by one: all, or those at routes where the change can be seen. */
  readonly screens: 'all' | readonly string[];
}

/** By whom the change of a remote's file can be noticed. */
export type SeenFrom = (file: string) => Seen;

/**
 * One walk through every remote. What the platform does with a remote that fails is the shell's doing, which no change
 * in a remote can touch: those tests have no tag, and run when the shell, or what it provides, has changed.
 */
const CORE = '@core';

const isBundle = (folder: string) => folder === 'shell' || folder.startsWith('mf-');
const isText = (file: string) => /(^|\/)(README|docs\/|\.ci\/)|\.(md|png)$/.test(file);
/** What only the type check reads. */
const isOfTypes = (file: string) => file.endsWith('/tsconfig.json');
const isSpec = (file: string) => /\.spec\.ts$/.test(file);
const isTest = (file: string) =>
  /\.(test|test-data)\.tsx?$/.test(file) ||
  /(^|\/)(test|e2e)\//.test(file) ||
  file.startsWith('shared/testing/');
/** How all unit tests are run: as much of everybody's as the root's settings. */
const isSetting = (file: string) => file.startsWith('shared/testing/jest/');
const isCode = (file: string) => /\.tsx?$/.test(file) && !isSpec(file);

/** The packages that may invoice a change in one of `changed`, by what each says that it depends on. */
const noticing = (all: readonly Package[], changed: readonly string[], withTests: boolean): string[] => {
  const found = new Set(changed);
  for (let grown = true; grown; ) {
    const more = all.filter(
      ({ folder, runs, tests }) =>
        !found.has(folder) && [...runs, ...(withTests ? tests : [])].some((one) => found.has(one)),
    );
    for (const { folder } of more) found.add(folder);
    grown = more.length > 0;
  }
  return all.map(({ folder }) => folder).filter((folder) => found.has(folder));
};

const routeOf = new Map(allRoutes.map((route) => [routeName(route), route]));

const areasOf = (routes: readonly Route[]): string[] =>
  [...new Set(routes.flatMap((route) => areaOf(route) ?? []))].sort();

/** What is looked at page by page, at the screens where a change can be seen. */
const SCREENS = '@screens';

/**
 * The browser tests of the areas that the changed remotes draw, and the walk through all. Where they only show a panel on
 * another's page, that page is looked at and journeys pass it: what else is done there the panel cannot touch.
 */
const walking = (seen: readonly string[], remotes: readonly string[]): string[] => {
  const routes = seen.flatMap((name) => routeOf.get(name) ?? []);
  const own = areasOf(routes.filter(({ owner }) => remotes.includes(owner)));
  const beside = areasOf(routes).filter((area) => !own.includes(area));
  const passing = [...remotes.map((remote) => `${remote}/e2e/`), 'e2e/journeys/', SCREENS];
  return [
    CORE,
    ...own.map((area) => `@${area}`),
    ...beside.flatMap((area) => passing.map((place) => `${place}.*@${area}`)),
  ];
};

/** A browser test is run when it has changed; all of a remote's when something that they share has. */
const specs = (tests: readonly string[]): string[] => [
  ...new Set(tests.flatMap((file) => (isSpec(file) ? [file] : (/^mf-[\w-]+\/e2e\//.exec(file)?.[0] ?? [])))),
];

/** Undefined: the change concerns everything, such as the lock file. */
export const touched = (
  files: readonly string[],
  all: readonly Package[],
  seenFrom: SeenFrom,
): Touched | undefined => {
  const packageOf = (file: string) =>
    all.map(({ folder }) => folder).find((folder) => file.startsWith(`${folder}/`));
  const relevant = files.filter((file) => !isText(file));
  if (relevant.some((file) => packageOf(file) === undefined || isSetting(file))) return undefined;

  const inPackages = (some: readonly string[]) => [...new Set(some.flatMap((file) => packageOf(file) ?? []))];
  const tests = relevant.filter(isTest);
  const running = relevant.filter((file) => !isTest(file) && !isOfTypes(file));
  const runs = inPackages(running);
  const noticed = noticing(all, runs, false);
  const types = new Set([...noticing(all, inPackages(relevant), true)]);
  const onlyRemotes = runs.every((folder) => folder.startsWith('mf-') || folder === 'tools');
  const fixtures = tests.some((file) => file.startsWith('e2e/') && !isSpec(file));
  const built = noticing(all, runs, runs.includes('shared/build')).filter(isBundle);
  const remotes = running.filter((file) => file.startsWith('mf-'));
  const seenBy = remotes.map(seenFrom);
  const seen = [...new Set(seenBy.flatMap(({ routes }) => routes))].sort();
  const failing = new Set(seenBy.flatMap(({ tests }) => tests));
  const code = relevant.filter((file) => isCode(file) && !remotes.includes(file));
  const looking = tests.some((file) => file.startsWith('e2e/'));
  return {
    files,
    types: all.map(({ folder }) => folder).filter((folder) => types.has(folder)),
    code: [...new Set([...code, ...failing])].sort(),
    tools: types.has('tools') ? 'all' : 'structure',
    api: noticed.includes('api') || tests.some((file) => file.startsWith('api/')),
    bundles: built,
    browser:
      !onlyRemotes || fixtures
        ? 'all'
        : [...(seen.length > 0 ? walking(seen, inPackages(remotes)) : []), ...specs(tests)],
    screens: !onlyRemotes || looking ? 'all' : seen,
  };
};
