import type { Call } from '@husrum/contract/core';

/** Path of a value → what may stand there: { 'ok.data[].id': 'number', 'body.note': 'string? | null' }. */
export type Shape = Readonly<Record<string, string>>;

/** What yup tells of a schema; the parts that are not there for its kind are undefined. */
interface Described {
  readonly type: string;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  readonly default?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described | readonly Described[];
}

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The schemas of the contract are yup's own; an ISchema alone cannot describe itself. */
const describedBy = (schema: unknown): Described | undefined => {
  if (typeof schema !== 'object' || schema === null || !('describe' in schema)) return undefined;
  const described: unknown = typeof schema.describe === 'function' ? schema.describe() : undefined;
  return isDescribed(described) ? described : undefined;
};

const typeOf = ({ type, oneOf = [], optional, nullable, default: preset }: Described): string => {
  const values = oneOf.filter((value) => value !== null).map((value) => JSON.stringify(value));
  const base = values.length > 0 ? values.join(' | ') : type;
  return `${base}${optional || (preset !== undefined && type !== 'object') ? '?' : ''}${nullable ? ' | null' : ''}`;
};

const shapeAt = (path: string, described: Described): [string, string][] => {
  const inner = [described.innerType ?? []].flat().flatMap((one) => shapeAt(`${path}[]`, one));
  const fields = Object.entries(described.fields ?? {}).flatMap(([name, field]) =>
    shapeAt(`${path}.${name}`, field),
  );
  return [[path, typeOf(described)], ...inner, ...fields];
};

/** Where a call stands and who may make it, and what goes in and comes out. */
export const shapeOfCall = (call: Call): Shape =>
  Object.fromEntries([
    ['at', `${call.method} ${call.path}`],
    ['access', call.access ?? 'user'],
    ['answer', call.answer ?? (call.ok ? 'json' : 'none')],
    ...(call.multipart ? [['multipart', 'file']] : []),
    ...(['query', 'body', 'ok'] as const).flatMap((part) => {
      const described = describedBy(call[part]);
      return described ? shapeAt(part, described) : [];
    }),
  ]);

/** `{ leaseId: Id; readOnly?: boolean }` as it is written in the contract. */
export const shapeOfType = (text: string): Shape =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)(\??): ([^;}]+)/g)].map(([, name = '', optional = '', type = '']) => [
      `body.${name}`,
      `${type.trim()}${optional}`,
    ]),
  );
