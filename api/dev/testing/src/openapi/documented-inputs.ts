import { allRoutes } from '@husrum/api-app/testing';
import { createOpenApiDocument, type JsonSchema } from '@husrum/api-platform/testing';
import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPath = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

const document = createOpenApiDocument(allRoutes, 'https://husrum.example');

const referenced = (ref: unknown): JsonSchema => {
  const schema = readPath(document, 'components', 'schemas', String(ref).split('/').at(-1) ?? '');
  if (!isRecord(schema)) throw new Error(`The API document has no ${String(ref)}`);
  return schema;
};

/** The schema with its references replaced by what they refer to. An object that may be null has its fields. */
const resolve = (schema: unknown): JsonSchema => {
  if (!isRecord(schema)) return {};
  if ('$ref' in schema) return resolve(referenced(schema.$ref));
  if (Array.isArray(schema.anyOf)) return { ...resolve(schema.anyOf[0]), type: ['object', 'null'] };
  const { properties, items } = schema;
  return {
    ...schema,
    ...(isRecord(properties)
      ? {
          properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, resolve(one)])),
        }
      : {}),
    ...(items === undefined ? {} : { items: resolve(items) }),
  };
};

const operationOf = ({ path, method }: Call): unknown =>
  readPath(document, 'paths', path, method.toLowerCase());

/** Whether an object has fields, or is a free map. One that lost its fields would be tried without any. */
const requireFields = (schema: JsonSchema, place: string): void => {
  const { properties, items, additionalProperties } = schema;
  const isObject = [schema.type].flat().includes('object');
  if (isObject && additionalProperties !== true && Object.keys(properties ?? {}).length === 0)
    throw new Error(`The API document has no fields of ${place}`);
  for (const [name, field] of Object.entries(properties ?? {}))
    if (isRecord(field)) requireFields(field, `${place}.${name}`);
  if (isRecord(items)) requireFields(items, `${place}[]`);
};

const bodies = new Map<Call, JsonSchema | undefined>();
/** The body of a call as the API document describes it, without references. Throws if an object in it has no fields. */
export const documentedBody = (call: Call): JsonSchema | undefined => {
  if (!bodies.has(call)) {
    const content = readPath(operationOf(call), 'requestBody', 'content');
    const [media] = isRecord(content) ? Object.values(content) : [];
    const body = media === undefined ? undefined : resolve(readPath(media, 'schema'));
    if (body) requireFields(body, `${call.method} ${call.path}`);
    bodies.set(call, body);
  }
  return bodies.get(call);
};

/** The fields of a schema that have the ids of rows: `lease.entity_id`, `links[].tenant_id`. */
const idFields = (schema: JsonSchema, place: string): readonly string[] => {
  const { properties, items } = schema;
  const own = [schema.type].flat().includes('integer') && /(^|_|\.)ids?(\[\])?$/.test(place) ? [place] : [];
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  return [
    ...own,
    ...fields.flatMap(([name, field]) => idFields(resolve(field), place === '' ? name : `${place}.${name}`)),
    ...(isRecord(items) ? idFields(items, `${place}[]`) : []),
  ];
};

export interface DocumentedId {
  readonly name: string;
  /** Where the call has the id: `params.id`, `query.company_id`, `body.links[].tenant_id`. */
  readonly place: string;
}

const idsOfParameters = (call: Call): readonly string[] => {
  const parameters = readPath(operationOf(call), 'parameters');
  return (Array.isArray(parameters) ? parameters : []).flatMap((parameter: unknown) => {
    const name = String(readPath(parameter, 'name'));
    if (readPath(parameter, 'in') === 'path')
      return readPath(parameter, 'schema', 'type') === 'integer' ? [`params.${name}`] : [];
    return readPath(parameter, 'in') === 'query'
      ? idFields(resolve(readPath(parameter, 'schema')), name).map((field) => `query.${field}`)
      : [];
  });
};

/** Every id of a row that a call takes, as the API document says. */
export const documentedIds: readonly DocumentedId[] = allCalls.flatMap(({ noun, name, call }) => {
  const body = documentedBody(call);
  const inBody = body ? idFields(body, '').map((field) => `body.${field}`) : [];
  return [...idsOfParameters(call), ...inBody].map((place) => ({ name: `${noun}.${name}`, place }));
});
