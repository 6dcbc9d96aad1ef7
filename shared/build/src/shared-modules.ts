import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { satisfies } from 'semver';
import { parse } from './catalog';
import { root, shellDir } from './layout';
import type { Mode } from './preset';

/** What every page needs: in the scripts that index.html names, so that nothing has to be asked for first. */
const always = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'yup',
  '@husrum/api-client',
  '@husrum/event-bus',
  '@husrum/platform',
  '@husrum/ui',
  '@husrum/ui/core',
  '@husrum/ui/icon',
] as const;

/** What some pages need: fetched when the first of them does. */
const whenNeeded = [
  'dayjs',
  'formik',
  '@husrum/forms',
  '@husrum/forms/file',
  '@husrum/ui/choice',
  '@husrum/ui/collapse',
  '@husrum/ui/data',
  '@husrum/ui/date',
  '@husrum/ui/filter',
  '@husrum/ui/input',
  '@husrum/ui/popover',
  '@husrum/ui/progress',
  '@husrum/ui/steps',
  '@husrum/ui/upload',
] as const;

/**
 * THE table of what the shell provides and every remote takes. One instance of each for the whole page.
 * Of our own packages these are the stateful ones; contract and format are bundled where they are used.
 */
export const sharedModules = [...always, ...whenNeeded] as const;
export type SharedModule = (typeof sharedModules)[number];

/** Packages that must come from the shell alone: found in the bundle of a remote, the build fails. */
export const hostOnlyPackages: readonly string[] = [
  ...new Set([...sharedModules.map((key) => packageOf(key)), 'antd', 'react-router', 'rxjs', 'single-spa']),
];

function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

const fromShell = createRequire(resolve(shellDir, 'package.json'));
const readPackage = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'));

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** The version that the shell carries. */
export const hostVersion = (key: string): string => {
  const [folder] = fromShell.resolve.paths(key)?.map((base) => resolve(base, packageOf(key))) ?? [];
  return readPackage(resolve(folder ?? '', 'package.json')).version;
};

const isOurs = (key: string) => key.startsWith('@husrum/');

/** react-router-dom as a whole is four times what we use of it. */
const routerSubset = resolve(root, 'shared/platform/src/router/router-subset.ts');

/** Code compiled for development asks for another way to make elements; it must be the shell's React too. */
const DEVELOPMENT = 'react/jsx-dev-runtime';
export const sharedIn = (mode: Mode): readonly string[] =>
  mode === 'development' ? [...sharedModules, DEVELOPMENT] : sharedModules;
const atOnce = new Set<string>([...always, DEVELOPMENT]);

export const hostShared = (mode: Mode) =>
  Object.fromEntries(
    sharedIn(mode).map((key) => [
      key,
      {
        singleton: true,
        eager: atOnce.has(key),
        requiredVersion: false as const,
        version: hostVersion(key),
        ...(key === 'react-router-dom' ? { import: routerSubset } : {}),
      },
    ]),
  );

export const remoteShared = (dir: string, mode: Mode) => {
  const ranges = fittingRanges(dir);
  return Object.fromEntries(
    sharedIn(mode).map((key) => [
      key,
      {
        singleton: true,
        import: false as const,
        requiredVersion: isOurs(key) ? (false as const) : (ranges[packageOf(key)] ?? (false as const)),
      },
    ]),
  );
};

/** The remote's ranges by package; throws, naming every one that the shell's version does not fit. */
export const fittingRanges = (dir: string): Record<string, string> => {
  const { name, dependencies = {} } = readPackage(resolve(dir, 'package.json'));
  const catalog = parse(readFileSync(resolve(root, 'pnpm-workspace.yaml'), 'utf8'));
  const wanted = Object.entries(dependencies)
    .filter(([dependency, range]) => isShared(dependency) && !range.startsWith('workspace:'))
    .map(
      ([dependency, range]) =>
        [dependency, range === 'catalog:' ? (catalog[dependency] ?? '') : range] as const,
    );
  const misfits = wanted.filter(([dependency, range]) => !satisfies(hostVersion(dependency), range));
  if (misfits.length > 0) {
    const list = misfits.map(
      ([dependency, range]) =>
        `  ${dependency}: wants ${range}, the shell provides ${hostVersion(dependency)}`,
    );
    throw new Error(
      `${name} does not fit the shared modules of the shell:\n${list.join('\n')}\nThe shell decides: change the range in ${name}/package.json, or raise the shell first.`,
    );
  }
  return Object.fromEntries(wanted);
};

const isShared = (dependency: string) => sharedModules.some((key) => packageOf(key) === dependency);
