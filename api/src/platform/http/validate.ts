import * as yup from 'yup';
import { invalid, problem } from '../errors';
import { isIdParam } from './serve';

/** `{ 'sort.by': ['…'], fee: ['…'] }`: the texts of the contract, by field. */
const fieldsOf = (error: yup.ValidationError): Record<string, string[]> => {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string[]> = {};
  for (const { path, errors } of all) {
    const field = path || 'data';
    fields[field] = [...(fields[field] ?? []), ...errors];
  }
  return fields;
};

/** The input as the contract's schema makes it: cast, defaults filled in, undeclared fields gone. */
export const validated = (schema: yup.ISchema<unknown> | undefined, data: unknown): unknown => {
  if (!schema) return undefined;
  if (!(schema instanceof yup.Schema)) throw new Error('Only complete yup schemas can be served');
  try {
    return schema.validateSync(data ?? {}, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof yup.ValidationError) throw invalid(fieldsOf(error));
    throw error;
  }
};

/** Ids as numbers. What is not one names nothing, and so is not found. */
export const validParams = (params: unknown): Record<string, number | string> => {
  const given = typeof params === 'object' && params !== null ? params : {};
  return Object.fromEntries(
    Object.entries(given).map(([name, text]: [string, unknown]) => {
      if (typeof text !== 'string') throw problem('notFound');
      if (!isIdParam(name)) return [name, text];
      const value = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(value)) throw problem('notFound');
      return [name, value];
    }),
  );
};
