import { type ImportDeclaration, type ModuleItem, parseSync, type Statement, transformSync } from '@swc/core';
import { type Names, type Use, usesIn } from './uses';

/**
 * A piece of a file that can change while the rest of it stays: what is declared under a name, and of an object that is
 * written out each property (`texts.title` is ['texts', 'title']). The empty path is what the file does when it is read.
 */
export interface Part {
  readonly path: readonly string[];
  /** The same for code that does the same: without types, comments and layout. */
  readonly text: string;
  readonly uses: readonly Use[];
}

type Piece = Pick<Part, 'path'> & { readonly code: unknown };

const unsaid = new Set(['span', 'ctxt']);
/** What the code says, whatever it looks like. */
const textOf = (code: unknown): string =>
  JSON.stringify(code, (key, value) => (unsaid.has(key) ? undefined : value));

const keyOf = (key: { readonly type: string; readonly value?: unknown }): string | undefined =>
  (key.type === 'Identifier' || key.type === 'StringLiteral') && typeof key.value === 'string'
    ? key.value
    : undefined;

type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Expression = NonNullable<Declared['init']>;

/** Calls that give back, under the same names, what they are given. */
const givesBack = new Set(['definePages', 'definePanels']);

const pieces = (path: readonly string[], code: Expression): Piece[] => {
  if (
    code.type === 'CallExpression' &&
    code.callee.type === 'Identifier' &&
    givesBack.has(code.callee.value)
  ) {
    const [whose, named] = code.arguments;
    const given = named === undefined ? [] : pieces(path, named.expression);
    return [{ path, code: [code.callee, whose] }, ...given];
  }
  if (code.type !== 'ObjectExpression' || code.properties.length === 0) return [{ path, code }];
  const parts = code.properties.map((property): Piece[] | undefined => {
    if (property.type === 'SpreadElement') return undefined;
    if (property.type === 'Identifier') return [{ path: [...path, property.value], code: property }];
    const key = keyOf(property.key);
    if (key === undefined) return undefined;
    const at = [...path, key];
    return property.type === 'KeyValueProperty' ? pieces(at, property.value) : [{ path: at, code: property }];
  });
  return parts.some((part) => part === undefined) ? [{ path, code }] : parts.flatMap((part) => part ?? []);
};

const declared = ({ id, init }: Declared): Piece[] =>
  id.type === 'Identifier' && init
    ? pieces([id.value], init)
    : namesOf(id).map((name) => ({ path: [name], code: { id, init } }));

/** The names that a pattern binds, and perhaps more. */
const namesOf = (pattern: unknown): string[] => {
  const found: string[] = [];
  JSON.stringify(pattern, (_, value) => {
    if (value?.type === 'Identifier') found.push(value.value);
    return value;
  });
  return found;
};

const atStart = (code: unknown): Piece[] => [{ path: [], code }];

const piecesOf = (item: ModuleItem): Piece[] => {
  switch (item.type) {
    case 'ExportDeclaration':
      return piecesOf(item.declaration);
    case 'VariableDeclaration':
      return item.declarations.flatMap(declared);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [{ path: [item.identifier.value], code: item }];
    case 'ExportDefaultExpression':
      return [{ path: ['default'], code: item.expression }];
    case 'ExportDefaultDeclaration':
      return [{ path: ['default'], code: item.decl }];
    case 'ImportDeclaration':
      return item.specifiers.length === 0 ? atStart(item) : [];
    default:
      return atStart(item);
  }
};

const importedNames = ({ source, specifiers }: ImportDeclaration): [string, Use][] =>
  specifiers.map((specifier) => {
    const { type, local } = specifier;
    const named = type === 'ImportSpecifier' ? [specifier.imported?.value ?? local.value] : [];
    return [
      local.value,
      { from: source.value, path: type === 'ImportDefaultSpecifier' ? ['default'] : named },
    ];
  });

const namesBoundBy = (item: ModuleItem): [string, Use][] => {
  if (item.type === 'ImportDeclaration') return importedNames(item);
  if (item.type === 'ExportDefaultDeclaration')
    return 'identifier' in item.decl && item.decl.identifier
      ? [[item.decl.identifier.value, { path: ['default'] }]]
      : [];
  return piecesOf(item).flatMap(({ path: [name] }) => (name === undefined ? [] : [[name, { path: [name] }]]));
};

/** The parts of a source file in TypeScript, which says by its name whether there are elements in it. */
export const partsOf = (file: string, source: string): Part[] => {
  const { code } = transformSync(source, {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
  const { body } = parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  const names: Names = new Map(body.flatMap(namesBoundBy));
  return body
    .flatMap(piecesOf)
    .map(({ path, code }) => ({ path, text: textOf(code), uses: usesIn(code, names) }));
};
