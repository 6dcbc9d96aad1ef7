import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { allCalls } from '@husrum/contract/calls';
import { type Call, failure } from '@husrum/contract/core';
import { MAX_FILE_BYTES } from '@husrum/contract/file';
import { mayCall, roles } from '@husrum/contract/permission';
import type { FastifyInstance } from 'fastify';
import * as yup from 'yup';
import { type JsonSchema, pascalCase, toJsonSchema } from './json-schema';
import { tagTexts, openApiTexts as texts } from './openapi.texts';
import { type Components, createComponents } from './openapi-components';
import { isIdParam, type Route } from './serve';

type Status = keyof typeof texts.failures;

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonContent = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const pathParams = ({ path, pathChoices }: Call): JsonSchema[] => {
  const choices: Readonly<Record<string, readonly string[] | undefined>> = pathChoices ?? {};
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: isIdParam(name)
      ? { type: 'integer', minimum: 1 }
      : { type: 'string', ...(choices[name] ? { enum: choices[name] } : {}) },
  }));
};

/** Objects are sent as sort[by]=…&sort[order]=…, which OpenAPI calls `deepObject`. */
const queryParams = (call: Call, operationName: string, { addSchema }: Components): JsonSchema[] => {
  if (!call.query) return [];
  // The query is no component itself: its fields are parameters, one by one.
  let fields: unknown = {};
  toJsonSchema(call.query, operationName, (name, schema) => {
    if (name !== operationName) return addSchema(name, schema);
    fields = schema.properties;
    return schema;
  });
  if (!isRecord(fields)) return [];
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(isRecord(schema) && '$ref' in schema ? { style: 'deepObject', explode: true } : {}),
  }));
};

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  description: texts.idempotencyKey,
};

const requestBody = (call: Call, operationName: string, { addSchema }: Components): JsonSchema => {
  if (call.multipart) {
    const fields = call.body ? toJsonSchema(call.body).properties : {};
    const megabytes = (call.largestFile?.bytes ?? MAX_FILE_BYTES) / 1024 ** 2;
    const file = {
      ...{ type: 'string', contentMediaType: 'application/octet-stream' },
      description: texts.largestFile(megabytes),
    };
    const properties = { ...(isRecord(fields) ? fields : {}), file };
    const schema = addSchema(`${operationName}Form`, { type: 'object', properties, required: ['file'] });
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  const schema = toJsonSchema(call.body, `${operationName}Body`, addSchema);
  return { requestBody: { required: true, content: jsonContent(schema) } };
};

const successResponse = (call: Call, operationName: string, { addSchema }: Components): JsonSchema => {
  if (call.response) {
    const schema = toJsonSchema(call.response, `${operationName}Response`, addSchema);
    return { 200: { description: texts.success, content: jsonContent(schema) } };
  }
  if (call.responseType === 'file')
    return { 200: { description: texts.file, content: { 'application/octet-stream': {} } } };
  return { 204: { description: texts.empty } };
};

/** Whether the input has an id of a row, at any depth. A row that does not exist is answered with 404. */
const hasRowId = (schema: unknown): boolean => {
  if (!(schema instanceof yup.Schema)) return false;
  const isRowIdField = ([name, field]: [string, yup.SchemaFieldDescription]): boolean =>
    /(^|_)ids?$/.test(name) || containsRowId(field);
  const containsRowId = (field: yup.SchemaFieldDescription): boolean =>
    ('fields' in field && Object.entries(field.fields).some(isRowIdField)) ||
    ('innerType' in field && [field.innerType ?? []].flat().some(containsRowId));
  return containsRowId(schema.describe());
};

/** Whether the path has a parameter that is neither an id nor one of a few values, such as the token of a mailed link. */
const hasTokenParam = ({ path, pathChoices = {} }: Call): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !isIdParam(name) && !(name in pathChoices));

const failureStatuses = (call: Call): Status[] => [
  ...(call.access === 'public' ? [] : ([401] as const)),
  ...(call.access === 'team' || !roles.every((role) => mayCall(role, call)) ? ([403] as const) : []),
  ...(call.path.includes('{') || hasRowId(call.body) || hasRowId(call.query) ? ([404] as const) : []),
  ...(call.method !== 'GET' || call.needsState ? ([409] as const) : []),
  ...(call.body && !call.multipart ? ([413] as const) : []),
  ...(call.method !== 'GET' || call.query || hasTokenParam(call) ? ([422] as const) : []),
  ...(call.needsIntegration ? ([424] as const) : []),
  429,
  'default',
];

/** The failures that the document names for a call. Any other, such as 402, is only covered by `default`. */
export const namedFailures = (call: Call): ReadonlySet<number> =>
  new Set(failureStatuses(call).filter((status) => status !== 'default'));

const responseName = (status: Status): string => (status === 'default' ? 'Failed' : `Failed${status}`);
const failureResponses = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    ([401, 403, 404, 409, 413, 422, 424, 429, 'default'] as const).map((status) => [
      responseName(status),
      { description: texts.failures[status], content: jsonContent(schema) },
    ]),
  );

const toSecurity = ({ access }: Call): JsonSchema => {
  if (access === 'public') return { security: [] };
  if (access === 'tenant') return { security: [{ tenantToken: [] }] };
  return access === 'team' ? { security: [{ releaseToken: [] }] } : {};
};

const toOperation = (noun: string, operationId: string, call: Call, components: Components): JsonSchema => ({
  operationId,
  tags: [noun],
  summary: call.summary,
  ...(call.otherPath ? { description: texts.otherPath(call.otherPath) } : {}),
  parameters: [
    ...pathParams(call),
    ...queryParams(call, pascalCase(operationId), components),
    ...(call.idempotent ? [idempotencyHeader] : []),
  ],
  ...requestBody(call, pascalCase(operationId), components),
  responses: {
    ...successResponse(call, pascalCase(operationId), components),
    ...Object.fromEntries(
      failureStatuses(call).map((status) => [
        status,
        { $ref: `#/components/responses/${responseName(status)}` },
      ]),
    ),
  },
  ...toSecurity(call),
});

/** The OpenAPI 3.1 document of the calls that this server answers, made from the contract. */
export const createOpenApiDocument = (routes: readonly Route[], baseUrl: string): JsonSchema => {
  const components = createComponents();
  const failureSchema = toJsonSchema(failure, 'Failure', components.addSchema);
  const served = new Set(routes.map(({ call }) => `${call.method} ${call.path}`));
  const described = allCalls.filter(({ call }) => served.has(`${call.method} ${call.path}`));
  const paths: Record<string, JsonSchema> = {};
  for (const { noun, name, call } of described) {
    const operationId = noun + pascalCase(name);
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: toOperation(noun, operationId, call, components),
    };
  }
  const nouns = new Set(described.map(({ noun }) => noun));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Husrum',
      version: '1',
      description: texts.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/', description: texts.sameOrigin },
      { url: baseUrl, description: texts.installation },
    ],
    tags: Object.entries(tagTexts)
      .filter(([noun]) => nouns.has(noun))
      .map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: texts.bearer },
        releaseToken: { type: 'http', scheme: 'bearer', description: texts.releaseToken },
        tenantToken: { type: 'http', scheme: 'bearer', description: texts.tenantToken },
      },
      responses: failureResponses(failureSchema),
      schemas: components.schemas(),
    },
  };
};

/** Servers with the same routes, as in tests, share the document of an address. */
const documents = new WeakMap<readonly Route[], Map<string, string>>();

const readDocument = (routes: readonly Route[], baseUrl: string): string => {
  const byAddress = documents.get(routes) ?? new Map<string, string>();
  documents.set(routes, byAddress);
  const text = byAddress.get(baseUrl) ?? JSON.stringify(createOpenApiDocument(routes, baseUrl));
  byAddress.set(baseUrl, text);
  return text;
};

/** Serves the document at /api/openapi.json and a page that shows it at /api/docs. */
export const registerOpenApi = async (
  app: FastifyInstance,
  routes: readonly Route[],
  baseUrl: string,
): Promise<void> => {
  const text = readDocument(routes, baseUrl);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(text) } });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
};
