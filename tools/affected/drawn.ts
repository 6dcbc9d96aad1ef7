import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes, routeName } from '@husrum/contract';
import { fileOf, isTest, packageOf, root, sources } from '../architecture/sources';
import type { Drawn } from './seen.rules';

const imported = /lazyPart\(\(\) => import\('([^']+)'\)\)/.source;
const entry = new RegExp(`'([\\w.]+)': (?:${imported}|(\\w+)),`, 'g');
const constant = new RegExp(`const (\\w+) = ${imported}`, 'g');
const place = /<Panel\b[^>]*?\bname="([\w.]+)"/g;

interface Named {
  readonly name: string;
  readonly file: string;
}

/** The pages or panels that an entry names, with the file that draws each. */
export const entriesOf = (from: string, text: string): Named[] => {
  const constants = new Map([...text.matchAll(constant)].map(([, name, path]) => [name, path]));
  return [...text.matchAll(entry)].flatMap(([, name = '', path, word]) => {
    const file = fileOf(from, path ?? constants.get(word) ?? '');
    return file === undefined ? [] : [{ name, file }];
  });
};

/** What the shell and the remotes draw, read from their sources. */
export const drawn = (): Drawn => {
  const files = sources().filter(({ path }) => /^(shell|mf-[\w-]+)\/src\//.test(path) && !isTest(path));
  const texts = files.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const named = (suffix: string) =>
    texts.filter(([path]) => path.endsWith(suffix)).flatMap(([path, text]) => entriesOf(path, text));
  const drawnAt = new Map(named('/src/routes.tsx').map(({ name, file }) => [name, file]));
  return {
    imports: new Map(
      files.map(({ path, runs }) => [path, runs.flatMap((wanted) => fileOf(path, wanted) ?? [])]),
    ),
    screens: allRoutes.map((route) => {
      const file = drawnAt.get(routeName(route));
      return { bundle: route.owner, route: routeName(route), ...(file && { file }) };
    }),
    panels: named('/src/remote.ts').map((panel) => ({ ...panel, bundle: packageOf(panel.file) })),
    placed: texts.flatMap(([file, text]) =>
      [...text.matchAll(place)].map(([, panel = '']) => ({ file, panel })),
    ),
  };
};
