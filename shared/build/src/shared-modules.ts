import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { satisfies } from 'semver';
import type { Mode } from './base-config';
import { parseCatalog } from './catalog';
import { root, shellDir } from './paths';

/** Every page needs them, and they are part of the scripts that index.html loads. */
const eagerModules = [
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

/** Some pages need them, and they are fetched when the first of them opens. */
const lazyModules = [
  'dayjs',
  'formik',
  '@husrum/forms',
  '@husrum/forms/file',
  '@husrum/ui/calendar',
  '@husrum/ui/choice',
  '@husrum/ui/collapse',
  '@husrum/ui/data',
  '@husrum/ui/date',
  '@husrum/ui/filter',
  '@husrum/ui/input',
  '@husrum/ui/ordered-list',
  '@husrum/ui/popover',
  '@husrum/ui/progress',
  '@husrum/ui/steps',
  '@husrum/ui/upload',
] as const;

/**
 * The modules that the shell provides to every remote: one instance for the page. Of our own packages these are the
 * stateful ones; contract, format and chart are bundled where they are used.
 */
export const sharedModules = [...eagerModules, ...lazyModules] as const;
export type SharedModule = (typeof sharedModules)[number];

/** Packages that only the shell may bundle: the build of a remote that contains one fails. */
export const shellOnlyPackages: readonly string[] = [
  ...new Set([...sharedModules.map((key) => packageOf(key)), 'antd', 'react-router', 'rxjs', 'single-spa']),
];

function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

const shellRequire = createRequire(resolve(shellDir, 'package.json'));
const readPackage = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'));

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** The version of a module's package in the shell. */
export const shellVersion = (key: string): string => {
  const [folder] = shellRequire.resolve.paths(key)?.map((base) => resolve(base, packageOf(key))) ?? [];
  return readPackage(resolve(folder ?? '', 'package.json')).version;
};

const isOurs = (key: string) => key.startsWith('@husrum/');

/** The whole of react-router-dom is four times the size of what we use. */
const routerSubset = resolve(root, 'shared/platform/src/router/router-subset.ts');

/** Code compiled for development creates elements with this module, which must be the shell's, too. */
const JSX_DEVELOPMENT_RUNTIME = 'react/jsx-dev-runtime';
export const listSharedModules = (mode: Mode): readonly string[] =>
  mode === 'development' ? [...sharedModules, JSX_DEVELOPMENT_RUNTIME] : sharedModules;
const eagerKeys = new Set<string>([...eagerModules, JSX_DEVELOPMENT_RUNTIME]);

export const sharedByShell = (mode: Mode) =>
  Object.fromEntries(
    listSharedModules(mode).map((key) => [
      key,
      {
        singleton: true,
        eager: eagerKeys.has(key),
        requiredVersion: false as const,
        version: shellVersion(key),
        ...(key === 'react-router-dom' ? { import: routerSubset } : {}),
      },
    ]),
  );

export const sharedWithRemote = (dir: string, mode: Mode) => {
  const ranges = requireCompatibleRanges(dir);
  return Object.fromEntries(
    listSharedModules(mode).map((key) => [
      key,
      {
        singleton: true,
        import: false as const,
        requiredVersion: isOurs(key) ? (false as const) : (ranges[packageOf(key)] ?? (false as const)),
      },
    ]),
  );
};

/** The remote's version ranges by package. Throws when the shell's version of one does not satisfy its range. */
export const requireCompatibleRanges = (dir: string): Record<string, string> => {
  const { name, dependencies = {} } = readPackage(resolve(dir, 'package.json'));
  const catalog = parseCatalog(readFileSync(resolve(root, 'pnpm-workspace.yaml'), 'utf8'));
  const wanted = Object.entries(dependencies)
    .filter(([dependency, range]) => isShared(dependency) && !range.startsWith('workspace:'))
    .map(
      ([dependency, range]) =>
        [dependency, range === 'catalog:' ? (catalog[dependency] ?? '') : range] as const,
    );
  const incompatible = wanted.filter(([dependency, range]) => !satisfies(shellVersion(dependency), range));
  if (incompatible.length > 0) {
    const list = incompatible.map(
      ([dependency, range]) =>
        `  ${dependency}: wants ${range}, the shell provides ${shellVersion(dependency)}`,
    );
    throw new Error(
      `${name} does not fit the shared modules of the shell:\n${list.join('\n')}\nThe shell decides: change the range in ${name}/package.json, or raise the shell first.`,
    );
  }
  return Object.fromEntries(wanted);
};

const isShared = (dependency: string) => sharedModules.some((key) => packageOf(key) === dependency);
