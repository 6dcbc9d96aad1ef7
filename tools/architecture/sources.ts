import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..', '..');
const skipped = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
  '.git',
]);

/** A source file of the workspace: its path from the root with forward slashes, its text and what it imports. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly string[];
  /** Without what is only imported for its types, which is gone when the program runs. */
  readonly runs: readonly string[];
}

const fromClause = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]/g;
const dynamic = /(?:^|[^\w.])import\s*\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g;
const forItsEffect = /(?:^|\n)import\s*['"]([^'"]+)['"]/g;

const importsOf = (text: string): string[] =>
  [fromClause, dynamic, forItsEffect].flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => match[1] ?? []),
  );

const forItsTypes = /(?:^|\n)\s*(?:import|export)\s+type\b[^'"`;]*?from\s*['"][^'"]+['"]/g;

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

/** The paths of all sources of the workspace, or of one folder of it. */
export const sourcePaths = (folder = '.'): string[] =>
  walk(join(root, folder)).map((file) => relative(root, file).replaceAll('\\', '/'));

export const sources = (): Source[] =>
  sourcePaths().map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      lines: text.split('\n').length - 1,
      imports: importsOf(text),
      runs: importsOf(text.replace(forItsTypes, '')),
    };
  });

const exists = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** The workspace file that a relative import means, or undefined when it means none. */
export const fileOf = (from: string, wanted: string): string | undefined => {
  if (!wanted.startsWith('.')) return undefined;
  const base = resolve(root, dirname(from), wanted);
  const found = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx')].find(
    exists,
  );
  return found === undefined ? undefined : relative(root, found).replaceAll('\\', '/');
};

/** Tests, and what only tests are fed with. */
export const isTest = (path: string): boolean =>
  /\.(test|test-data)\.tsx?$/.test(path) ||
  /(^|\/)(test|e2e)\//.test(path) ||
  path.startsWith('shared/testing/');

/** The package a file belongs to: `shared/ui`, `mf-leases`, `api`, … */
export const packageOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/');
  return first === 'shared' ? `shared/${second}` : first;
};

/** The workspace package that an import names, or undefined for one from the registry. */
export const packageNamed = (wanted: string): string | undefined => {
  const name = /^@husrum\/([\w-]+)/.exec(wanted)?.[1];
  if (name === undefined) return undefined;
  return /^(mf-|shell|api$|e2e$|tools$)/.test(name) ? name : `shared/${name}`;
};
