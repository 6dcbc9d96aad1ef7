import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { isTest, root, sourcePaths } from '../workspace';

/** The variables in the table of docs/testing.md, which only the tools read. */
const toolVariables = [
  ...readFileSync(join(root, 'docs/testing.md'), 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]*)` +\|/gm),
].map(([, name = '']) => name);
/** The variables of the server, in .env.example. A test of the server compares that file with its settings. */
const serverVariables = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#([A-Z][A-Z0-9_]*)=/gm),
].map(([, name = '']) => name);

/** A node of the syntax tree. */
type Syntax = Readonly<Record<string, unknown>>;
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;
const getField = (node: unknown, name: string): unknown => (isSyntax(node) ? node[name] : undefined);
const isOfType = (node: unknown, type: string): boolean => getField(node, 'type') === type;

/** The name of an identifier or a string literal, also of one in square brackets; otherwise empty. */
const nameOf = (node: unknown): string => {
  if (isOfType(node, 'Computed')) return nameOf(getField(node, 'expression'));
  if (!isOfType(node, 'Identifier') && !isOfType(node, 'StringLiteral')) return '';
  return String(getField(node, 'value'));
};
/** `env` or `….env` */
const isEnvironment = (node: unknown): boolean =>
  nameOf(isOfType(node, 'MemberExpression') ? getField(node, 'property') : node) === 'env';

const propertiesOf = (pattern: unknown): unknown[] => {
  const properties = getField(pattern, 'properties');
  return Array.isArray(properties) ? properties : [];
};
const listNamesReadBy = (node: Syntax): string[] => {
  if (isOfType(node, 'MemberExpression') && isEnvironment(node.object)) return [nameOf(node.property)];
  if (isOfType(node, 'VariableDeclarator') && isEnvironment(node.init))
    return propertiesOf(node.id).map((property) => nameOf(getField(property, 'key')));
  return [];
};

const collectNames = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(collectNames);
  if (!isSyntax(value)) return [];
  return [...listNamesReadBy(value), ...Object.values(value).flatMap(collectNames)];
};

/** The names in `process.env.X`, `env.X`, `env['X']` and `const { X } = process.env`. */
const findVariables = (source: string): string[] =>
  collectNames(parseSync(source, { syntax: 'typescript', tsx: false, target: 'es2022' })).filter((name) =>
    /^[A-Z][A-Z0-9_]*$/.test(name),
  );

const isProductOrTool = (path: string) =>
  /^(api|tools)\//.test(path) ? !isTest(path) : /^e2e\//.test(path) && !/\.(spec|test)\.ts$/.test(path);
const reads = sourcePaths()
  .filter(isProductOrTool)
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return text.includes('env') ? findVariables(text).map((name) => ({ path, name })) : [];
  });

test('finds the variables that a source reads', () => {
  const source = `const { A, B: b = 1, ...rest } = process.env; f(process.env.C, env.D, env['E'], process.env.F ?? '');`;
  expect(findVariables(source)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(reads.length).toBeGreaterThan(5);
});

test('every environment variable that is read is in .env.example or in docs/testing.md', () => {
  const documented = new Set([...serverVariables, ...toolVariables]);
  const unknown = reads.filter(({ name }) => !documented.has(name));
  expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every variable in docs/testing.md is read by some tool', () => {
  const names = new Set(reads.map(({ name }) => name));
  expect(toolVariables.filter((name) => !names.has(name))).toEqual([]);
});
