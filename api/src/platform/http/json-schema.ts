import type * as yup from 'yup';

export type JsonSchema = Record<string, unknown>;
type Described = yup.SchemaDescription;
type Params = Readonly<Record<string, unknown>>;

const isDescribed = (field: yup.SchemaFieldDescription): field is Described => 'tests' in field;
const isObject = (field: Described): field is yup.SchemaObjectDescription => 'fields' in field;
const isArray = (field: Described): field is yup.SchemaInnerTypeDescription => field.type === 'array';
const jsonType = (field: Described): string =>
  field.type === 'number' && field.tests.some(({ name }) => name === 'integer') ? 'integer' : field.type;

/** How the tests of a schema read in JSON Schema; the others stay between form and server. */
const constraint = (type: string, name: string | undefined, params: Params): JsonSchema => {
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

const choices = (field: Described): JsonSchema => {
  const values = field.oneOf.filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
  if (values.length === 0) return {};
  return { enum: field.nullable ? [...values, null] : values };
};

const defaultOf = (field: Described): JsonSchema => {
  const value = field.default;
  return value === undefined || value === null || typeof value === 'object' ? {} : { default: value };
};

const objectOf = (field: yup.SchemaObjectDescription): JsonSchema => {
  const fields = Object.entries(field.fields);
  // An object without declared fields is a free map.
  if (fields.length === 0) return { additionalProperties: true };
  const required = fields.filter(([, of]) => isDescribed(of) && !of.optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(fields.map(([name, of]) => [name, fromDescription(of)])),
    ...(required.length > 0 ? { required } : {}),
  };
};

const itemsOf = ({ innerType }: yup.SchemaInnerTypeDescription): JsonSchema =>
  innerType === undefined || Array.isArray(innerType) ? {} : { items: fromDescription(innerType) };

const fromDescription = (field: yup.SchemaFieldDescription): JsonSchema => {
  if (!isDescribed(field) || field.type === 'mixed') return {};
  const type = jsonType(field);
  return {
    type: field.nullable ? [type, 'null'] : type,
    ...(field.label ? { title: field.label } : {}),
    ...field.tests.reduce<JsonSchema>(
      (all, { name, params }) => Object.assign(all, constraint(field.type, name, params ?? {})),
      {},
    ),
    ...choices(field),
    ...defaultOf(field),
    ...(isObject(field) ? objectOf(field) : {}),
    ...(isArray(field) ? itemsOf(field) : {}),
  };
};

/** JSON Schema of a contract schema: what the API document shows. */
export const jsonSchemaOf = (schema: yup.ISchema<unknown>): JsonSchema => fromDescription(schema.describe());
