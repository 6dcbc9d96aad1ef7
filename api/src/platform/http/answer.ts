import fastJsonStringify from 'fast-json-stringify';
import type * as yup from 'yup';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

/** Only what shapes the text matters for writing; the rest would cost time. */
const shapes = new Set(['type', 'properties', 'required', 'items', 'additionalProperties']);
const shapeOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => shapes.has(key))
      .map(([key, value]) => [key, shapeValue(key, value)]),
  );
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapeValue = (key: string, value: unknown): unknown => {
  if (!isSchema(value)) return value;
  if (key === 'items') return shapeOf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, isSchema(of) ? shapeOf(of) : of]),
  );
};

/** Writes an answer through its declared shape: what is not declared does not leave the server. */
export const answerWriter = (schema: yup.ISchema<unknown>): ((answer: unknown) => string) =>
  fastJsonStringify(shapeOf(jsonSchemaOf(schema)));
