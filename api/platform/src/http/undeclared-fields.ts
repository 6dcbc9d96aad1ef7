import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import * as yup from 'yup';
import { inputTexts } from './input.texts';
import { type FieldErrors, isObject, joinPath } from './input-shape';

/** The names of an object's fields, each with those of the object in it. Undefined: any fields, or no object. */
type KnownFields = ReadonlyMap<string, KnownFields | undefined> | undefined;

const merge = (a: KnownFields, b: KnownFields): KnownFields => {
  if (!a || !b) return a ?? b;
  return new Map([...a, ...[...b].map(([name, inner]) => [name, merge(a.get(name), inner)] as const)]);
};

const fieldsIn = (field: yup.SchemaFieldDescription | undefined): KnownFields => {
  if (field === undefined) return undefined;
  if ('innerType' in field) return [field.innerType ?? []].flat().map(fieldsIn).reduce(merge, undefined);
  if (!('fields' in field)) return undefined;
  return new Map(Object.entries(field.fields).map(([name, inner]) => [name, fieldsIn(inner)]));
};

const fieldsOf = (schema: yup.ISchema<unknown> | undefined): KnownFields =>
  schema instanceof yup.Schema ? fieldsIn(schema.describe()) : undefined;

/** Whether the body changes such rows: they have all of its fields. */
const changesRows = (row: KnownFields, body: KnownFields): boolean => {
  const changed = [...(body?.keys() ?? [])].filter((name) => name !== 'id' && name !== 'updated_at');
  return changed.length > 0 && changed.every((name) => row?.has(name));
};

/** The fields of what a call answers, and of the rows in it: those of a page, and those that the body changes, as in an invoice. */
const answeredFields = ({ response, body }: Call): KnownFields => {
  const fields = fieldsOf(response);
  const changed = fieldsOf(body);
  const rows = [...(fields ?? [])]
    .filter(([name, row]) => (name === 'data' && fields?.has('current_page')) || changesRows(row, changed))
    .map(([, row]) => row);
  return rows.reduce(merge, fields);
};

const knownByNoun = new Map<string, KnownFields>();
/** All fields that a call or an answer of the noun declares. */
const knownFields = (noun: string): KnownFields => {
  if (!knownByNoun.has(noun)) {
    const calls = allCalls.filter((one) => one.noun === noun).map(({ call }) => call);
    const all = calls.flatMap((call) => [fieldsOf(call.body), answeredFields(call)]);
    knownByNoun.set(noun, all.reduce(merge, undefined));
  }
  return knownByNoun.get(noun);
};

/** One step into an answer: the name of a field, or an item of a list by its id or else its place. */
export type Step = string | { readonly id: unknown; readonly index: number };

/** A field that a caller sent and that the call does not change. */
export interface ReadOnlyField {
  /** The path as in the errors of fields: `tasks[0].status`. */
  readonly path: string;
  readonly steps: readonly Step[];
  readonly value: unknown;
}

interface Place {
  readonly path: string;
  readonly steps: readonly Step[];
  readonly known: KnownFields;
}
interface Found {
  readonly unknown: string[];
  readonly readOnly: ReadOnlyField[];
}

const collect = (schema: unknown, value: unknown, { path, steps, known }: Place, found: Found): void => {
  if (schema instanceof yup.ArraySchema && Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      const id = isObject(item) && 'id' in item ? item.id : undefined;
      const place = { path: `${path}[${index}]`, steps: [...steps, { id, index }], known };
      collect(schema.innerType, item, place, found);
    });
  }
  if (!(schema instanceof yup.ObjectSchema) || !isObject(value) || Array.isArray(value)) return;
  const declared: Record<string, unknown> = schema.fields;
  // An object without declared fields is a free map; the body of a call without one is not.
  if (path !== '' && Object.keys(declared).length === 0) return;
  for (const [name, inner] of Object.entries(value)) {
    const place = { path: joinPath(path, name), steps: [...steps, name], known: known?.get(name) };
    if (Object.hasOwn(declared, name)) collect(declared[name], inner, place, found);
    else if (known?.has(name)) found.readOnly.push({ path: place.path, steps: place.steps, value: inner });
    else found.unknown.push(place.path);
  }
};

const noFields = yup.object();

export interface UndeclaredFields {
  /** The errors of the fields that no call or answer of the noun has. */
  readonly unknown: FieldErrors;
  readonly readOnly: readonly ReadOnlyField[];
}

/**
 * The fields of a body that the call does not declare. Ignoring them in silence would let the caller believe that they were
 * saved. Those that the noun has elsewhere may be sent back as they are (`read-only-fields.ts`).
 */
export const findUndeclaredFields = (call: Call, body: unknown): UndeclaredFields => {
  const found: Found = { unknown: [], readOnly: [] };
  const [noun] = call.key ?? [''];
  if (!call.ignoresOtherFields)
    collect(call.body ?? noFields, body, { path: '', steps: [], known: knownFields(noun) }, found);
  return {
    unknown: Object.fromEntries(found.unknown.map((path) => [path, [inputTexts.unknownField]])),
    readOnly: found.readOnly,
  };
};
