import type { Call } from '../core';

/** Path of a value → its type: { 'response.data[].id': 'number', 'body.note': 'string? | null' }. */
export type Shape = Readonly<Record<string, string>>;

/** What yup's `describe()` returns; the parts that a kind of schema does not have are undefined. */
interface Description {
  readonly type: string;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly fields?: Readonly<Record<string, Description>>;
  readonly innerType?: Description | readonly Description[];
}

const isDescription = (value: unknown): value is Description =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A call's schemas have the type ISchema, which cannot describe itself; all of them are yup's own, which can. */
const describe = (schema: unknown): Description | undefined => {
  if (typeof schema !== 'object' || schema === null || !('describe' in schema)) return undefined;
  const description: unknown = typeof schema.describe === 'function' ? schema.describe() : undefined;
  return isDescription(description) ? description : undefined;
};

const typeOf = ({ type, oneOf = [], optional, nullable, default: preset }: Description): string => {
  const values = oneOf.filter((value) => value !== null).map((value) => JSON.stringify(value));
  const base = values.length > 0 ? values.join(' | ') : type;
  return `${base}${optional || (preset !== undefined && type !== 'object') ? '?' : ''}${nullable ? ' | null' : ''}`;
};

const entriesAt = (path: string, description: Description): [string, string][] => [
  [path, typeOf(description)],
  ...[description.innerType ?? []].flat().flatMap((inner) => entriesAt(`${path}[]`, inner)),
  ...Object.entries(description.fields ?? {}).flatMap(([name, field]) => entriesAt(`${path}.${name}`, field)),
];

/** Address and access of a call, and every value that goes in or out. */
export const shapeOfCall = (call: Call): Shape =>
  Object.fromEntries([
    ['at', `${call.method} ${call.path}`],
    ['access', call.access ?? 'user'],
    ['responseType', call.responseType ?? (call.response ? 'json' : 'none')],
    ...(call.multipart ? [['multipart', 'file']] : []),
    ...(['query', 'body', 'response'] as const).flatMap((part) => {
      const description = describe(call[part]);
      return description ? entriesAt(part, description) : [];
    }),
  ]);

/** The shape of a type literal in the contract's source: `{ leaseId: Id; readOnly?: boolean }`. */
export const shapeOfType = (text: string): Shape =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)(\??): ([^;}]+)/g)].map(([, name = '', optional = '', type = '']) => [
      `body.${name}`,
      `${type.trim()}${optional}`,
    ]),
  );
