import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@husrum/contract/calls';
import { root, workspacePackages } from '../workspace';

type Row = readonly string[];

/** The cells of the table under a heading, without its head. */
const tableUnder = (text: string, heading: string): Row[] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const nouns = tableUnder(glossary, 'Nouns');
const technicalFolders = tableUnder(glossary, 'Technical folders');
const splitCell = (cell = '') => (cell === '–' ? [] : cell.split(', '));

const pathsByNoun = new Map(nouns.map(([, noun = '', paths]) => [noun, splitCell(paths)]));
const isTechnical = (pkg: string, folder: string): boolean =>
  technicalFolders.some(
    ([name, owner = '']) => name === folder && (owner === pkg || (owner === 'mf-*' && pkg.startsWith('mf-'))),
  );

const packages = workspacePackages()
  .map(({ folder }) => folder)
  // The folders of the rent engine, the platform and development are not named by nouns.
  .filter((folder) => /^(mf-|api\/(?!rent|ports|dev\/))/.test(folder));

interface Folder {
  readonly pkg: string;
  /** Path below `src`. */
  readonly path: string;
  readonly name: string;
  /** A folder of folders, such as `economy` in the contract. */
  readonly isGroup: boolean;
}

/** The folders of a package, and those of its groups. */
const listFolders = (pkg: string, parent = ''): Folder[] =>
  readdirSync(join(root, pkg, 'src', parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const path = join(parent, name);
      const isGroup = readdirSync(join(root, pkg, 'src', path), { withFileTypes: true }).every((entry) =>
        entry.isDirectory(),
      );
      return [{ pkg, path, name, isGroup }, ...(isGroup ? listFolders(pkg, path) : [])];
    });

const allFolders = ['shared/contract', ...packages].flatMap((pkg) => listFolders(pkg));
const folders = allFolders.filter(({ isGroup }) => !isGroup);

test('every folder is a noun of the glossary or a technical folder', () => {
  expect(folders.length).toBeGreaterThan(100);
  const unknown = folders.filter(({ pkg, name }) => !pathsByNoun.has(name) && !isTechnical(pkg, name));
  expect(unknown.map(({ pkg, path }) => `${pkg}/src/${path}`)).toEqual([]);
});

test('a folder of folders has the name of a package of the server', () => {
  const groups = allFolders.filter(({ isGroup }) => isGroup);
  const unknown = groups.filter(
    ({ path, name }) => ![path, `economy/${name}`].some((folder) => existsSync(join(root, 'api', folder))),
  );
  expect(unknown.map(({ pkg, path }) => `${pkg}/src/${path}`)).toEqual([]);
});

test('every technical folder exists', () => {
  const missing = technicalFolders.filter(
    ([folder = '', pkg = '']) => pkg !== 'mf-*' && !existsSync(join(root, pkg, 'src', folder)),
  );
  expect(missing.map(([folder, pkg]) => `${pkg}/src/${folder}`)).toEqual([]);
});

test('no noun, Swedish term or technical folder is listed twice', () => {
  const terms = nouns.flatMap(([swedish, noun = '']) => [...splitCell(swedish), noun]);
  const folderKeys = technicalFolders.map(([folder, pkg]) => `${pkg}/${folder}`);
  const findDuplicates = (names: readonly string[]) =>
    names.filter((name, index) => names.indexOf(name) !== index);
  expect([...findDuplicates(terms), ...findDuplicates(folderKeys)]).toEqual([]);
});

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const startsWithPath = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

test('the path of every call starts with a path that the glossary lists for its noun', () => {
  const wrong = allCalls.filter(({ noun, call }) => {
    const starts = pathsByNoun.get(kebabCase(noun)) ?? [];
    return !starts.some((start) => startsWithPath(call.path, start));
  });
  expect(wrong.map(({ noun, name, call }) => `${noun}.${name}: ${call.path}`)).toEqual([]);
});

test('every table that the glossary lists is created in a migration', () => {
  const migrations = join(root, 'api/migrations');
  const sql = readdirSync(migrations).map((file) => readFileSync(join(migrations, file), 'utf8'));
  const tables = new Set(
    sql.flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map(([, table]) => table)),
  );
  const unknown = nouns.flatMap(([, , , cell]) => splitCell(cell)).filter((table) => !tables.has(table));
  expect(unknown).toEqual([]);
});
