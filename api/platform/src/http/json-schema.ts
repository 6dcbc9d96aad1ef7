import type * as yup from 'yup';

export type JsonSchema = Record<string, unknown>;
type Description = yup.SchemaDescription;
type Params = Readonly<Record<string, unknown>>;

/**
 * Replaces the schema of an object by another, such as a reference. `name` is the name that the contract gave the object,
 * or else the name of the object around it followed by that of the field.
 */
export type ReplaceObject = (name: string, schema: JsonSchema) => JsonSchema;
const keepInline: ReplaceObject = (_name, schema) => schema;

const isSchema = (field: yup.SchemaFieldDescription): field is Description => 'tests' in field;
const isObject = (field: Description): field is yup.SchemaObjectDescription => 'fields' in field;
const isArray = (field: Description): field is yup.SchemaInnerTypeDescription => field.type === 'array';
const jsonType = (field: Description): string =>
  field.type === 'number' && field.tests.some(({ name }) => name === 'integer') ? 'integer' : field.type;

/** The yup tests that JSON Schema can express. The others are only checked by the form and the server. */
const toConstraint = (type: string, name: string | undefined, params: Params): JsonSchema => {
  const [low, high] =
    type === 'string'
      ? ['minLength', 'maxLength']
      : type === 'array'
        ? ['minItems', 'maxItems']
        : ['minimum', 'maximum'];
  if (name === 'min' && typeof params.min === 'number') return { [low]: params.min };
  if (name === 'max' && typeof params.max === 'number') return { [high]: params.max };
  if (name === 'matches' && params.regex instanceof RegExp) return { pattern: params.regex.source };
  if (name === 'email') return { format: 'email' };
  return {};
};

const enumOf = (field: Description): JsonSchema => {
  const values = field.oneOf.filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
  if (values.length === 0) return {};
  return { enum: field.nullable ? [...values, null] : values };
};

const defaultOf = (field: Description): JsonSchema => {
  const value = field.default;
  return value === undefined || value === null || typeof value === 'object' ? {} : { default: value };
};

export const pascalCase = (text: string): string =>
  text.replace(/(?:^_*|[_-]+)([a-z0-9])/gi, (_match, letter: string) => letter.toUpperCase());

const nameOf = (field: Description, fallback: string): string => field.meta?.name ?? fallback;

const toObject = (field: yup.SchemaObjectDescription, name: string, replace: ReplaceObject): JsonSchema => {
  const fields = Object.entries(field.fields);
  const nullable = field.nullable;
  // An object without declared fields is a free map.
  if (fields.length === 0)
    return { type: nullable ? ['object', 'null'] : 'object', additionalProperties: true };
  const required = fields.filter(([, inner]) => isSchema(inner) && !inner.optional).map(([key]) => key);
  const object = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([key, inner]) => [key, fromDescription(inner, name + pascalCase(key), replace)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
  const replaced = replace(name, object);
  if (!nullable) return replaced;
  return replaced === object
    ? { ...object, type: ['object', 'null'] }
    : { anyOf: [replaced, { type: 'null' }] };
};

const itemsOf = (
  { innerType }: yup.SchemaInnerTypeDescription,
  name: string,
  replace: ReplaceObject,
): JsonSchema =>
  innerType === undefined || Array.isArray(innerType)
    ? {}
    : { items: fromDescription(innerType, `${name}Item`, replace) };

const fromDescription = (
  field: yup.SchemaFieldDescription,
  fallback: string,
  replace: ReplaceObject,
): JsonSchema => {
  if (!isSchema(field) || field.type === 'mixed') return {};
  const name = nameOf(field, fallback);
  if (isObject(field)) return toObject(field, name, replace);
  const type = jsonType(field);
  return {
    type: field.nullable ? [type, 'null'] : type,
    ...(field.label ? { title: field.label } : {}),
    ...field.tests.reduce<JsonSchema>(
      (all, { name: test, params }) => Object.assign(all, toConstraint(field.type, test, params ?? {})),
      {},
    ),
    ...enumOf(field),
    ...defaultOf(field),
    ...(isArray(field) ? itemsOf(field, name, replace) : {}),
  };
};

/** The JSON Schema of a yup schema. `name` is the name of the object, unless the contract gives it one. */
export const toJsonSchema = (
  schema: yup.ISchema<unknown>,
  name = '',
  replace: ReplaceObject = keepInline,
): JsonSchema => fromDescription(schema.describe(), name, replace);
