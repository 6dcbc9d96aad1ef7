import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

test('every path in a document exists, also in a command', () => {
  const paths = findIn(
    /(?<![\w@/.:-])((?:\.ci|\.github|api|docs|e2e|mf-[\w-]+|shared|shell|tools)\/[^\s`'"()[\],;:|]*[^\s`'"()[\],;:|.])/g,
  );
  const missing = paths.filter(({ found }) => !isExample(found) && !existsSync(join(root, found)));
  expect(missing).toEqual([]);
  expect(paths.length).toBeGreaterThan(250);
});

test('every file that a guide names without its folder exists, or the guide says that it is new', () => {
  const names = new Set(gitLines('ls-files', '-co', '--exclude-standard').map((path) => basename(path)));
  const named = documents
    .filter(({ path }) => path.startsWith('docs/guides/'))
    .flatMap(({ path, text }) =>
      text.split(/\n(?=\d+\. )/).flatMap((step) =>
        [...step.matchAll(/`([\w-][\w.-]*\.(?:tsx?|sql|json|cjs|mjs|css))`/g)].map(([, name = '']) => ({
          document: path,
          name,
          isNew: /\bnew\b/i.test(step),
        })),
      ),
    );
  expect(named.filter(({ name, isNew }) => !names.has(name) && !isNew)).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
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

test('every stage of `npm test` in a document exists', () => {
  const script = readFileSync(join(root, 'tools/test.ts'), 'utf8');
  const stages = [...script.matchAll(/^ {4}key: '(\w+)',$/gm)].map(([, key]) => key);
  const named = findIn(/npm test -- ([a-z][a-z ]*[a-z])/g).flatMap(({ document, found }) =>
    found.split(' ').map((stage) => ({ document, stage })),
  );
  expect(named.filter(({ stage }) => !stages.includes(stage))).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
});
