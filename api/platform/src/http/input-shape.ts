import { fieldName } from '@husrum/contract/calls';
import * as yup from 'yup';
import { inputTexts } from './input.texts';

export type FieldErrors = Record<string, string[]>;

export const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const nameOf = (schema: yup.Schema, path: string): string | undefined => schema.spec.label ?? fieldName(path);

/** The text of the contract for a value of the wrong type, with the name of its field. */
const typeErrors = (schema: yup.Schema, value: unknown, path: string): string[] => {
  try {
    schema.label(nameOf(schema, path) ?? 'Fältet').validateSync(value, { strict: true });
    return [];
  } catch (error) {
    if (error instanceof yup.ValidationError) return error.errors;
    throw error;
  }
};

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JavaScript rounds such numbers, and writes the largest as `1e+21`, which PostgreSQL does not read as an integer. */
const isTooLarge = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') &&
  Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER;

const numberErrors = (schema: yup.Schema, value: unknown, path: string): string[] =>
  isTooLarge(value) ? [inputTexts.tooLarge(nameOf(schema, path))] : [];

const findErrors = (schema: unknown, value: unknown, path: string): [path: string, texts: string[]][] => {
  if (!(schema instanceof yup.Schema) || value === undefined || value === null) return [];
  if (schema instanceof yup.ObjectSchema) {
    if (!isObject(value) || Array.isArray(value)) return [[path, typeErrors(schema, value, path)]];
    const fields: Record<string, unknown> = schema.fields;
    return Object.entries(value).flatMap(([key, inner]) =>
      Object.hasOwn(fields, key) ? findErrors(fields[key], inner, joinPath(path, key)) : [],
    );
  }
  if (schema instanceof yup.ArraySchema) {
    if (!Array.isArray(value)) return [[path, typeErrors(schema, value, path)]];
    const { innerType } = schema;
    return value.flatMap((item, index) => findErrors(innerType, item, `${path}[${index}]`));
  }
  if (schema instanceof yup.MixedSchema) return [];
  if (isObject(value)) return [[path, typeErrors(schema, value, path)]];
  return schema instanceof yup.NumberSchema ? [[path, numberErrors(schema, value, path)]] : [];
};

/**
 * Finds lists and objects where the schema expects one value, single values where it expects a list or an object, and
 * numbers that are too large. This runs before the schema casts, because its transforms expect the right types (`trim` of a
 * list throws) and parse texts as JSON.
 */
export const findShapeErrors = (schema: yup.Schema, data: unknown): FieldErrors =>
  Object.fromEntries(findErrors(schema, data, '').filter(([, texts]) => texts.length > 0));

/**
 * The data without fields that the schema does not declare. The schema would drop them too, but fails on those that every
 * object inherits, such as `toString`.
 */
export const pickDeclared = (schema: unknown, data: unknown): unknown => {
  if (schema instanceof yup.ArraySchema && Array.isArray(data))
    return data.map((item) => pickDeclared(schema.innerType, item));
  if (!(schema instanceof yup.ObjectSchema) || !isObject(data) || Array.isArray(data)) return data;
  const fields: Record<string, unknown> = schema.fields;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => Object.hasOwn(fields, key))
      .map(([key, value]) => [key, pickDeclared(fields[key], value)]),
  );
};
