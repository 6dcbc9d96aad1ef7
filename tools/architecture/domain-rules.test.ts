import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitLines, root } from '../workspace';

const RULES = 'docs/domain-rules.md';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rules = new Set([...read(RULES).matchAll(/^## (D-\d+) /gm)].map(([, rule]) => rule));

const files = gitLines(
  'ls-files',
  '-co',
  '--exclude-standard',
  ...['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.sql', '*.md'],
).filter((path) => existsSync(join(root, path)));

test('the rules are numbered without gaps', () => {
  expect([...rules]).toEqual(Array.from({ length: rules.size }, (_, index) => `D-${index + 1}`));
});

test('every reference to a rule has a heading in docs/domain-rules.md', () => {
  const unknown = files.flatMap((path) =>
    [...read(path).matchAll(/(?<![\w-])D-\d+(?![\w-])/g)]
      .filter(([reference]) => !rules.has(reference))
      .map(([reference]) => `${path}: ${reference}`),
  );
  expect(unknown).toEqual([]);
});

test('every vector file that a source or document names exists', () => {
  const jsonFiles = gitLines('ls-files', '-co', '--exclude-standard', '*.json');
  const known = new Set(jsonFiles.map((path) => path.split('/').at(-1)));
  const missing = files.flatMap((path) =>
    [...read(path).matchAll(/[\w./-]*?([\w-]+\.vectors\.json)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([reference]) => `${path}: ${reference}`),
  );
  expect(missing).toEqual([]);
});

test('every path of a vector file in the documentation exists', () => {
  const missing = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => [...read(path).matchAll(/[\w./-]+\/[\w-]+\.vectors\.json/g)].map(([file]) => file))
    .filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
