import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitLines, isTest, root } from '../workspace';

/** Texts of the product specification, which stay to the letter. Our own texts say "mejl". */
const fromSpecification = [
  'Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post',
  'Ett mail har skickats med återställningsinstruktioner',
];

const texts = gitLines('ls-files', '-co', '--exclude-standard', '*.texts.ts')
  .filter((path) => existsSync(join(root, path)))
  .flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
      ([, plain, template = '']) => ({ path, text: plain ?? template.replace(/\$\{[^}]*\}/g, '…') }),
    ),
  )
  // What contains no space is an import, a key or a single word.
  .filter(({ text }) => text.includes(' '));

test('our own texts say "mejl", never "mail"', () => {
  const found = texts.filter(
    ({ text }) => /(^|[^\p{L}-])mail/iu.test(text) && !fromSpecification.includes(text),
  );
  expect(found).toEqual([]);
  expect(texts.length).toBeGreaterThan(1000);
});

test('our own texts say "mejl" and "mejladress", never "e-post"', () => {
  const paths = gitLines(
    'ls-files',
    '-co',
    '--exclude-standard',
    '*.texts.ts',
    'shared/contract/src/**/*.ts',
    '*.config.ts',
  ).filter((path) => existsSync(join(root, path)) && !isTest(path));
  const found = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'[^'\n]*'|`[^`]*`/g)]
      .filter(([text]) => /e-?post/i.test(text.replaceAll(/\$\{[^}]*\}/g, '')))
      .filter(([text]) => !fromSpecification.some((one) => text.includes(one)))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('the specification’s own texts are in use', () => {
  expect(fromSpecification.filter((text) => !texts.some((one) => one.text === text))).toEqual([]);
});
