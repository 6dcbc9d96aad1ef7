import { fieldName } from '@husrum/contract/calls';
import { setFieldNames } from '@husrum/contract/core';
import * as yup from 'yup';
import { invalidInput, problem } from '../errors';
import { type FieldErrors, findShapeErrors, pickDeclared } from './input-shape';
import { isIdParam } from './serve';

setFieldNames(fieldName);

/** The error texts of the contract by field: `{ 'sort.by': ['…'], fee: ['…'] }`. */
const toFieldErrors = (error: yup.ValidationError): FieldErrors => {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields: FieldErrors = {};
  for (const { path, errors } of all) {
    const field = path || 'data';
    fields[field] = [...(fields[field] ?? []), ...errors];
  }
  return fields;
};

const throwIfAny = (errors: FieldErrors): void => {
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};

/**
 * Casts the input, fills in defaults and strips undeclared fields. Throws 422 with all field errors, and those that are known
 * already.
 */
export const validateInput = (
  schema: yup.ISchema<unknown> | undefined,
  data: unknown,
  knownErrors: FieldErrors = {},
): unknown => {
  if (!schema) return throwIfAny(knownErrors);
  if (!(schema instanceof yup.Schema))
    throw new Error('A call needs a yup.Schema, not a lazy schema or a reference');
  const shapeErrors = findShapeErrors(schema, data);
  if ('' in shapeErrors) throw problem('unreadable');
  if (Object.keys(shapeErrors).length > 0) throw invalidInput({ ...shapeErrors, ...knownErrors });
  try {
    const input = schema.validateSync(pickDeclared(schema, data ?? {}), {
      abortEarly: false,
      stripUnknown: true,
    });
    throwIfAny(knownErrors);
    return input;
  } catch (error) {
    if (error instanceof yup.ValidationError) throw invalidInput({ ...toFieldErrors(error), ...knownErrors });
    throw error;
  }
};

/** Path parameters, with ids as numbers. Throws 404 when an id is not a positive integer. */
export const parseParams = (params: unknown): Record<string, number | string> => {
  const texts = typeof params === 'object' && params !== null ? params : {};
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => {
      if (typeof text !== 'string') throw problem('notFound');
      if (!isIdParam(name)) return [name, text];
      const value = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(value)) throw problem('notFound');
      return [name, value];
    }),
  );
};
