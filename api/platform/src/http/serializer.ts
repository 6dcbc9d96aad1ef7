import fastJsonStringify from 'fast-json-stringify';
import type * as yup from 'yup';
import { type JsonSchema, toJsonSchema } from './json-schema';

/** The JSON Schema keywords that decide which fields are written. The others would only cost time. */
const shapeKeywords = new Set(['type', 'properties', 'required', 'items', 'additionalProperties']);
const shapeOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => shapeKeywords.has(key))
      .map(([key, value]) => [key, shapeOfKeyword(key, value)]),
  );
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapeOfKeyword = (key: string, value: unknown): unknown => {
  if (!isSchema(value)) return value;
  if (key === 'items') return shapeOf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSchema(inner) ? shapeOf(inner) : inner]),
  );
};

type Serializer = (answer: unknown) => string;

/**
 * Serializes an answer by its response schema. Fields that the schema does not declare are left out. The serializer is made for
 * the first answer: making those of all calls takes a large part of the server's start.
 */
export const createSerializer = (schema: yup.ISchema<unknown>): Serializer => {
  let serializer: Serializer | undefined;
  return (answer) => {
    serializer ??= fastJsonStringify(shapeOf(toJsonSchema(schema)));
    return serializer(answer);
  };
};
