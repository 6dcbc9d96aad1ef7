import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { allCalls } from '@husrum/contract/calls';
import { type Call, failure } from '@husrum/contract/core';
import type { FastifyInstance } from 'fastify';
import { type JsonSchema, jsonSchemaOf } from './json-schema';
import { isIdParam, type Route } from './serve';

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const pathParams = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: isIdParam(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects travel as sort[by]=…&sort[order]=…, which is what `deepObject` means. */
const queryParams = (call: Call): JsonSchema[] => {
  const properties = call.query ? jsonSchemaOf(call.query).properties : undefined;
  if (!isRecord(properties)) return [];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(isRecord(schema) && schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
  }));
};

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  description: 'Samma nyckel ger samma svar igen, utan att något görs två gånger.',
};

const requestBody = (call: Call): JsonSchema => {
  const schema = call.body ? jsonSchemaOf(call.body) : undefined;
  if (call.multipart) {
    const properties = schema && isRecord(schema.properties) ? schema.properties : {};
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const form = { ...schema, type: 'object', properties: { ...properties, file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  return schema ? { requestBody: { required: true, content: json(schema) } } : {};
};

const success = (call: Call): JsonSchema => {
  if (call.ok) return { 200: { description: 'Svar', content: json(jsonSchemaOf(call.ok)) } };
  if (call.answer === 'file')
    return { 200: { description: 'Fil', content: { 'application/octet-stream': {} } } };
  return { 204: { description: 'Utfört' } };
};

const failed = (description: string): JsonSchema => ({
  description,
  content: json({ $ref: '#/components/schemas/Failure' }),
});

const responses = (call: Call): JsonSchema => ({
  ...success(call),
  ...(call.access === 'public' ? {} : { 401: failed('Utloggad') }),
  ...(call.path.includes('{') ? { 404: failed('Finns inte') } : {}),
  ...(call.query || call.body ? { 422: failed('Fel i uppgifterna, med texter per fält') } : {}),
  default: failed('Något gick fel'),
});

const operation = (noun: string, name: string, call: Call): JsonSchema => ({
  operationId: `${noun}.${name}`,
  tags: [noun],
  summary: call.summary,
  parameters: [...pathParams(call.path), ...queryParams(call), ...(call.money ? [keyHeader] : [])],
  ...requestBody(call),
  responses: responses(call),
  ...(call.access === 'public' ? { security: [] } : {}),
});

/** The API described from its contract: the calls that this server answers. */
export const describeApi = (served: readonly Route[]): JsonSchema => {
  const answered = new Set(served.map(({ call }) => `${call.method} ${call.path}`));
  const paths: Record<string, JsonSchema> = {};
  for (const { noun, name, call } of allCalls) {
    if (!answered.has(`${call.method} ${call.path}`)) continue;
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(noun, name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Husrum',
      version: '1',
      description: 'Alla anrop som webbapplikationen gör, och alla som andra får göra.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: jsonSchemaOf(failure) },
    },
    security: [{ bearer: [] }],
    paths,
  };
};

export const documentApi = async (app: FastifyInstance, served: readonly Route[]): Promise<void> => {
  const text = JSON.stringify(describeApi(served));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(text) } });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
};
