import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { allRoutes } from '@husrum/api-app/testing';
import { createOpenApiDocument } from '@husrum/api-platform/testing';

/** The recommended rules that do not apply, with the reason. */
const disabledRules = {
  // It ignores the schemas of parameters, which tell /api/lease/state/{state} and /api/lease/{id}/terms apart: an id is a
  // number. The test below compares paths with their schemas.
  'no-ambiguous-paths': 'compared with schemas below',
};

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const text = JSON.stringify(createOpenApiDocument(allRoutes, 'https://husrum.example'));
const document: Document = JSON.parse(text);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const findOperation = (method: string, url: string): Operation | undefined => document.paths[url]?.[method];

test('follows the recommended rules of the linter', () => {
  const linter = spawnSync(process.execPath, ['lint.mjs', ...Object.keys(disabledRules)], {
    cwd: path.join(__dirname),
    input: text,
    encoding: 'utf8',
  });
  expect(linter.stderr).toBe('');
  expect(JSON.parse(linter.stdout)).toEqual([]);
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON pointers of objects with properties inside `value`. */
const findInlineObjects = (value: unknown, pointer: string): string[] => {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findInlineObjects(item, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  const own = value.type !== undefined && isRecord(value.properties) ? [pointer] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, item]) => findInlineObjects(item, `${pointer}/${key}`)),
  ];
};

test('every object schema is a named component', () => {
  const components = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    findInlineObjects(schema, name).filter((pointer) => pointer !== name),
  );
  expect([...findInlineObjects(document.paths, 'paths'), ...components]).toEqual([]);
});

test('names a schema after its declaration, and uses it for every call that shares it', () => {
  expect(findOperation('get', '/api/lease/{id}')).toMatchObject({
    operationId: 'leaseDetail',
    tags: ['lease'],
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/LeaseDetail' } } } },
    },
  });
  for (const url of ['/api/lease', '/api/lease/state/{state}'])
    expect(findOperation('get', url)?.responses[200]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/LeaseRowPage' } } },
    });
});

test('every call has a unique operationId', () => {
  expect(operations).toHaveLength(allRoutes.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

const schemaOf = (url: string, name: string): Schema | undefined =>
  Object.values(document.paths[url] ?? {})
    .flatMap(({ parameters }) => parameters)
    .find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;

/** Whether a path parameter with this schema accepts the text. */
const accepts = (schema: Schema | undefined, value: string): boolean => {
  if (schema?.type === 'integer') return /^\d+$/.test(value);
  return schema?.enum === undefined || schema.enum.includes(value);
};

const isParameter = (segment: string) => segment.startsWith('{');

/** Whether some request could match both paths without one being more concrete than the other. */
const areAmbiguous = (one: string, other: string): boolean => {
  const [left, right] = [one.split('/'), other.split('/')];
  if (left.length !== right.length) return false;
  const parameters = (segments: readonly string[]) => segments.filter(isParameter).length;
  if (parameters(left) !== parameters(right)) return false;
  return left.every((segment, index) => {
    const otherSegment = right[index] ?? '';
    if (isParameter(segment) && isParameter(otherSegment)) return true;
    if (isParameter(segment)) return accepts(schemaOf(one, segment.slice(1, -1)), otherSegment);
    if (isParameter(otherSegment)) return accepts(schemaOf(other, otherSegment.slice(1, -1)), segment);
    return segment === otherSegment;
  });
};

test('no request matches two paths of which neither is more concrete', () => {
  const urls = Object.keys(document.paths);
  const ambiguous = urls.flatMap((one, index) =>
    urls.slice(index + 1).flatMap((other) => (areAmbiguous(one, other) ? [`${one} and ${other}`] : [])),
  );
  expect(ambiguous).toEqual([]);
});

test('documents the servers, and the failures and path parameters of a call', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['/', 'https://husrum.example']);
  const failure = (status: string) => ({ $ref: `#/components/responses/Failed${status}` });
  expect(findOperation('post', '/api/invoice/{type}/{id}/bookkeep')?.responses).toMatchObject({
    401: failure('401'),
    404: failure('404'),
    409: failure('409'),
    422: failure('422'),
    424: failure('424'),
    429: failure('429'),
  });
  expect(findOperation('post', '/api/invoice/{type}/{id}/bookkeep')?.parameters).toContainEqual({
    name: 'type',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: ['fortnox', 'visma', 'manual'] },
  });
});
