import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames, findExamples } from './example-groups';

const packages = ['ui', 'forms'] as const;

/** The modules of a package that others may import: `@husrum/ui`, `@husrum/ui/core`. */
const listModules = (name: (typeof packages)[number]): string[] => {
  const file = join(__dirname, '../../..', name, 'package.json');
  const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(exports).map((path) => `@husrum/${name}${path.slice(1)}`);
};

const isContext = (value: object) => '$$typeof' in value && value.$$typeof === Symbol.for('react.context');
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !isContext(value)));

/** A default export has the name of its module: `Icon` of `@husrum/ui/icon`. */
const nameOf = (exported: string, module: string) => {
  const file = module.split('/').at(-1) ?? '';
  return exported === 'default' ? `${file.slice(0, 1).toUpperCase()}${file.slice(1)}` : exported;
};

const listComponents = async (module: string): Promise<string[]> =>
  Object.entries(await import(module))
    .filter(([exported]) => exported !== '__esModule')
    .map(([exported, value]): [string, unknown] => [nameOf(exported, module), value])
    .filter(([name, value]) => isComponent(name, value))
    .map(([name]) => name);

test('every component that ui and forms export has examples, and every example shows one of them', async () => {
  const exported = (await Promise.all(packages.flatMap(listModules).map(listComponents))).flat();
  expect(exported.length).toBeGreaterThan(90);
  expect([...componentNames].sort()).toEqual([...new Set(exported)].sort());
});

test('every component is shown in at least one state, and no two states have the same title', () => {
  const wrong = componentNames.filter((name) => {
    const titles = findExamples(name)?.map(({ title }) => title) ?? [];
    return titles.length === 0 || new Set(titles).size !== titles.length;
  });
  expect(wrong).toEqual([]);
});

test('no component is listed twice', () => {
  expect(new Set(componentNames).size).toBe(componentNames.length);
});
