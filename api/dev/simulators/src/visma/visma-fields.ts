import { toRecord, type UnknownRecord } from '../unknown-record';
import { invalid, VismaError } from './visma-error';

/** A field of a request body, as the vendor's description gives it. Read-only fields may be sent and are ignored. */
interface Field {
  readonly type: 'uuid' | 'string' | 'boolean' | 'integer' | 'number' | 'date' | 'array' | 'any';
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly number[];
}
export type Fields = Readonly<Record<string, Field>>;

export const text = (maxLength: number, isRequired = false): Field => ({
  type: 'string',
  maxLength,
  isRequired,
});
export const uuid = (isRequired = false): Field => ({ type: 'uuid', isRequired });
export const flag = (isRequired = false): Field => ({ type: 'boolean', isRequired });
export const number = (limits: Pick<Field, 'minimum' | 'maximum' | 'isRequired'> = {}): Field => ({
  type: 'number',
  ...limits,
});
export const date = (isRequired = false): Field => ({ type: 'date', isRequired });
export const choice = (values: readonly number[], isRequired = false): Field => ({
  type: 'integer',
  values,
  isRequired,
});
export const readOnly: Field = { type: 'any', isReadOnly: true };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const problemOf = (field: Field, value: unknown): string | null => {
  switch (field.type) {
    case 'uuid':
      return typeof value === 'string' && UUID.test(value) ? null : 'is not a GUID';
    case 'string':
      if (typeof value !== 'string') return 'is not a string';
      return value.length > (field.maxLength ?? Infinity) ? `is longer than ${field.maxLength}` : null;
    case 'boolean':
      return typeof value === 'boolean' ? null : 'is not a boolean';
    case 'date':
      return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))
        ? null
        : 'is not a date';
    case 'array':
      return Array.isArray(value) ? null : 'is not an array';
    case 'integer':
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'is not a number';
      if (field.type === 'integer' && !Number.isInteger(value)) return 'is not an integer';
      if (field.values !== undefined && !field.values.includes(value)) return 'has an unknown value';
      const isOutside = value < (field.minimum ?? -Infinity) || value > (field.maximum ?? Infinity);
      return isOutside ? 'is out of range' : null;
    }
    default:
      return null;
  }
};

/** Returns the body. Throws when a field is unknown or invalid, or a required one is missing. */
export const readFields = (value: unknown, fields: Fields, prefix = ''): UnknownRecord => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new VismaError('DataModelValidationError', `${prefix || 'The body'} is not an object`);
  const body = toRecord(value);
  for (const name of Object.keys(body))
    if (fields[name] === undefined) throw invalid(`${prefix}${name}`, 'is unknown');
  for (const [name, field] of Object.entries(fields)) {
    const given = body[name];
    if (given === undefined || given === null) {
      if (field.isRequired === true) throw invalid(`${prefix}${name}`, 'is required');
      continue;
    }
    if (field.isReadOnly === true) continue;
    const problem = problemOf(field, given);
    if (problem !== null) throw invalid(`${prefix}${name}`, problem);
    if (field.isRequired === true && given === '') throw invalid(`${prefix}${name}`, 'is required');
  }
  return body;
};

export const textOrNull = (body: UnknownRecord, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const textIn = (body: UnknownRecord, name: string): string => textOrNull(body, name) ?? '';
export const numberIn = (body: UnknownRecord, name: string, fallback = 0): number => {
  const value = body[name];
  return typeof value === 'number' ? value : fallback;
};
/** Midnight of the day, as the service writes dates. */
export const dateOrNull = (body: UnknownRecord, name: string): string | null => {
  const value = textOrNull(body, name);
  return value === null ? null : `${value.slice(0, 10)}T00:00:00`;
};
