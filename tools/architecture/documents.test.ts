import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitLines, root } from '../workspace';

const documents = gitLines('ls-files', '-co', '--exclude-standard', '*.md')
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const findIn = (pattern: RegExp) =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ document: path, found })),
  );

/** Files and folders that exist only as examples in a guide. */
const isExample = (path: string) => /[<*…]|\/0099_|^mf-(key-cards|x)\b/.test(path);

test('every path in a document exists', () => {
  const paths = findIn(/`((?:\.ci|\.github|api|docs|e2e|mf-[\w-]+|shared|shell|tools)\/[^\s`]+)`/g);
  const missing = paths.filter(({ found }) => !isExample(found) && !existsSync(join(root, found)));
  expect(missing).toEqual([]);
  expect(paths.length).toBeGreaterThan(50);
});

test('every link between documents has a target', () => {
  const links = findIn(/\]\((?!https?:)([^)#]+)\)/g);
  const broken = links.filter(({ document, found }) => !existsSync(join(root, dirname(document), found)));
  expect(broken).toEqual([]);
});

test('every npm script in a document exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = findIn(/npm run (?:-s )?([\w:-]+)/g);
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([]);
});
