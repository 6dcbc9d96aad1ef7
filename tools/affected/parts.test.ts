import { changedParts } from './changed-parts.rules';
import { partsOf } from './parts';

const named = (source: string) => partsOf('read.tsx', source).map(({ path }) => path.join('/'));
const uses = (source: string, path: string) =>
  partsOf('read.tsx', source)
    .find((part) => part.path.join('/') === path)
    ?.uses.map((use) => `${use.from ?? ''}:${use.path.join('/')}`);

test('a part is what is declared, and each property of an object that is written out', () => {
  expect(
    named(`
    import { a } from './a';
    export const texts = { title: 'T', of: { one: (n: number) => \`\${n}\` }, none: {} } as const;
    const [first, second] = a;
    type Kind = keyof typeof texts;
    export interface Nothing { readonly left: Kind }
    export default function Screen() { return <p>{texts.title}</p>; }
    register(first);`),
  ).toEqual(['texts/title', 'texts/of/one', 'texts/none', 'first', 'second', 'default', '']);
});

test('an object with what cannot be named is one part', () => {
  expect(named(`export const all = { ...some, title: 'T' };`)).toEqual(['all']);
  expect(named(`export const all = { [key]: 1 };`)).toEqual(['all']);
});

test('pages and panels stand under their names', () => {
  expect(
    named(`export const pages = definePages('mf-x', { 'key.all': lazyPart(() => import('./key')) });`),
  ).toEqual(['pages', 'pages/key.all']);
});

test('it leans on names of its own file and of others, as far down as it reads them', () => {
  const source = `
    import Card, { type Props, rows as lines } from './card';
    import * as rules from './rules';
    import { useState } from 'react';
    const size = { wide: 3 };
    const View = ({ rows }: Props) => <Card key={size.wide} of={lines.first.name} is={rules.ok(rows)} />;
    export default function Screen() { return <View />; }
    const again = Screen;
    const later = () => import('./later');`;
  expect(uses(source, 'View')).toEqual([
    'react/jsx-runtime:jsx',
    './card:default',
    './card:rows/first/name',
    './rules:ok',
    ':size/wide',
  ]);
  expect(uses(source, 'default')).toContain(':View');
  expect(uses(source, 'again')).toEqual([':default']);
  expect(uses(source, 'later')).toEqual(['./later:']);
});

test('what is imported for its effect, or passed on, is leant on by the whole file', () => {
  expect(uses(`import './card.css';`, '')).toEqual(['./card.css:']);
  expect(uses(`export { card } from './card';`, '')).toEqual(['./card:']);
});

test.each([
  [
    'a comment, a type or the layout change nothing',
    `// so\nexport const t: T = {\n a: 1, b: 'x' };\ntype T = object;`,
    [],
  ],
  ['a text changes itself', `export const t = { a: 1, b: 'y' };`, ['t/b']],
  ['a new one is the only change', `export const t = { a: 1, c: 2, b: 'x' };`, ['t/c']],
  ['so is one that is gone', `export const t = { a: 1 };`, ['t/b']],
  ['another order is a change', `export const t = { b: 'x', a: 1 };`, ['t/a', 't/b']],
  ['so is another way to say it', `const t = { a: 1, ...rest };`, ['t', 't/a', 't/b']],
])('%s', (_why, after, changed) => {
  expect(
    changedParts('read.tsx', `export const t = { a: 1, b: 'x' };`, after)
      .map((path) => path.join('/'))
      .sort(),
  ).toEqual(changed);
});

test('the same words that lead to another file are a change', () => {
  const code = (from: string) => `import { a } from '${from}'; export const b = a; export const c = 1;`;
  expect(changedParts('read.tsx', code('./one'), code('./two'))).toEqual([['b']]);
});
