import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// How much the packages of the server know of each other. A package is walled in: others see only the names on its door,
// `src/index.ts`. Few names, few pairs of packages that import each other, and packages of bounded size keep a change inside one.

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const API = path.join(ROOT, 'api');
const PLATFORM = '@husrum/api-platform';
const isTest = (file: string): boolean => /\.(test|test-data)\.ts$|^testing\.ts$/.test(file);

interface Source {
  /** From the root: `api/rent/src/rent.rules.ts`. */
  readonly path: string;
  readonly text: string;
}

interface Package {
  readonly name: string;
  /** Its production files. */
  readonly sources: readonly Source[];
}

export interface Walls {
  /** The pairs of packages of which one imports the other, as `from → to`. Those to the platform are left out. */
  readonly importingPairs: readonly string[];
  /** The names of each package that others import. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** The lines of each package. */
  readonly lines: ReadonlyMap<string, number>;
}

const readPackage = (folder: string): Package => ({
  name: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name,
  sources: readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((source) => source.endsWith('.ts') && !isTest(source))
    .map((source) => path.join(folder, 'src', source))
    .map((file) => ({ path: path.relative(ROOT, file), text: readFileSync(file, 'utf8') })),
});

/** The folders of the production packages. */
const packageFolders = (): string[] =>
  ['', 'economy']
    .flatMap((group) => readdirSync(path.join(API, group)).map((name) => path.join(API, group, name)))
    .filter((folder) => existsSync(path.join(folder, 'package.json')));

/** The production packages of the server. */
export const readPackages = (): Package[] => packageFolders().map(readPackage);

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter((name) => name !== '');

/** What the production packages of the server open to each other. Tests and development packages are left out. */
export const measureWalls = (): Walls => {
  const packages = readPackages();
  const importingPairs = new Set<string>();
  const names = new Map<string, Set<string>>(packages.map(({ name }) => [name, new Set<string>()]));
  for (const { name: from, sources } of packages)
    for (const { text } of sources)
      for (const [, list = '', to = ''] of text.matchAll(
        /^(?:import|export) (?:type )?\{([^}]*)\} from '(@husrum\/api-[^']+)';$/gm,
      )) {
        if (to !== PLATFORM) importingPairs.add(`${from} → ${to}`);
        for (const name of namesIn(list)) names.get(to)?.add(name);
      }
  const lines = packages.map(({ name, sources }): [string, number] => [
    name,
    sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
  ]);
  return { importingPairs: [...importingPairs].sort(), names, lines: new Map(lines) };
};
