import { isDeepStrictEqual } from 'node:util';
import { type Call, schemaName } from '@husrum/contract/core';
import * as yup from 'yup';
import { fileMissing, invalidInput, Problem } from '../errors';
import type { RequestContext } from './context';
import { inputTexts } from './input.texts';
import { isObject } from './input-shape';
import { createSerializer } from './serializer';
import type { ReceivedInput, Route, SingleTransactionRoute, UntypedInput, UntypedParams } from './serve';
import type { ReadOnlyField, Step } from './undeclared-fields';
import { validateInput } from './validate';

const stepInto = (value: unknown, step: Step): unknown => {
  if (typeof step === 'string')
    return isObject(value) && Object.hasOwn(value, step)
      ? Object.entries(value).find(([name]) => name === step)?.[1]
      : undefined;
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  const hasId = (item: unknown) => isObject(item) && 'id' in item && item.id === step.id;
  return step.id === undefined || step.id === null ? items[step.index] : items.find(hasId);
};

/**
 * Where the row of the body may be in an answer: it is the answer, the only object in it, as in `{ message, invoicebase }`, or
 * the row with its id in the answer of what it belongs to, as an invoice row in its invoice.
 */
const rowsOf = (answer: unknown, id: unknown): readonly unknown[] => {
  if (!isObject(answer)) return [];
  const objects = Object.values(answer).filter((value) => isObject(value) && !Array.isArray(value));
  const row = objects.length === 1 ? [answer, ...objects] : [answer];
  if (typeof id !== 'number' || stepInto(answer, 'id') === id) return row;
  const listed = Object.values(answer).flatMap((value: unknown) => (Array.isArray(value) ? value : []));
  return [...listed.filter((item) => stepInto(item, 'id') === id), ...row];
};

/** JSON has no difference between a field that is missing and one that is empty. */
const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null);

/** The fields that none of the answers has with the value that was sent. */
export const differingFields = (
  { readOnly: fields, body, params }: ReceivedInput,
  answers: readonly unknown[],
): readonly ReadOnlyField[] => {
  const rows = [...answers.flatMap((answer) => rowsOf(answer, stepInto(body, 'id'))), params];
  return fields.filter(
    ({ steps, value }) => !rows.some((row) => isSame(steps.reduce<unknown>(stepInto, row), value)),
  );
};

/** Throws 422 if there are any. */
export const refuseReadOnly = (fields: readonly ReadOnlyField[]): void => {
  if (fields.length > 0)
    throw invalidInput(Object.fromEntries(fields.map(({ path }) => [path, [inputTexts.readOnlyField]])));
};

const isReader = (route: Route): route is SingleTransactionRoute =>
  route.kind === 'singleTransaction' && route.call.method === 'GET' && route.call.response !== undefined;

const isAnsweredAlike = (a: Call, b: Call): boolean => {
  if (a.response === undefined || b.response === undefined) return false;
  return a.response === b.response || (schemaName(a.response) ?? 'none') === schemaName(b.response);
};

const declaredNames = (schema: unknown): readonly string[] =>
  schema instanceof yup.ObjectSchema ? Object.keys(schema.fields) : [];

/** Whether the answer has all that the body of the other call changes. */
const answersAllOf = (reader: Call, { body }: Call): boolean => {
  const answered = declaredNames(reader.response);
  const changed = declaredNames(body).filter((name) => name !== 'id' && name !== 'updated_at');
  return changed.length > 0 && changed.every((name) => answered.includes(name));
};

const isOfNoun = (a: Call, b: Call): boolean => a.key?.[0] === b.key?.[0];

/**
 * The routes that can tell how the row is stored that a call changes: they answer what the call answers, or are of its noun and
 * answer what it changes.
 */
export const findReaders = (call: Call, routes: readonly Route[]): readonly SingleTransactionRoute[] => {
  const readers = routes.filter(isReader);
  const isAlike = (route: Route) => isAnsweredAlike(route.call, call);
  return [
    ...readers.filter((route) => isAlike(route) && isOfNoun(route.call, call)),
    ...readers.filter((route) => isAlike(route) && !isOfNoun(route.call, call)),
    ...readers.filter(
      (route) => !isAlike(route) && isOfNoun(route.call, call) && answersAllOf(route.call, call),
    ),
  ];
};

/**
 * The reader's path parameters, from the path or the body of the call. An id in the body is one of the call's own noun.
 * Undefined: one is in neither.
 */
const findParams = (reader: Call, call: Call, { params, body }: UntypedInput): UntypedParams | undefined => {
  const found: Record<string, number | string> = {};
  for (const [, name = ''] of reader.path.matchAll(/\{(\w+)\}/g)) {
    const value = params[name] ?? (isOfNoun(reader, call) ? stepInto(body, name) : undefined);
    if (typeof value !== 'number' && typeof value !== 'string') return undefined;
    found[name] = value;
  }
  return found;
};

const readerInput = (params: UntypedParams, query: unknown): UntypedInput => ({
  params,
  query,
  body: undefined,
  get file(): never {
    throw fileMissing();
  },
});

/** The row before the call, or undefined, as for what is being created: what the route reads, or else the first of the readers. */
export const readStored = async (
  route: Route,
  readers: readonly SingleTransactionRoute[],
  input: UntypedInput,
  context: RequestContext,
): Promise<unknown> => {
  if (route.kind === 'singleTransaction' && route.readStored !== undefined)
    return JSON.parse(JSON.stringify((await route.readStored(input, context)) ?? null));
  for (const { call, run } of readers) {
    const params = findParams(call, route.call, input);
    if (params === undefined) continue;
    try {
      const query = validateInput(call.query, {});
      return toPlain(call, await run(readerInput(params, query), context));
    } catch (error) {
      // It needs a query, or the row does not exist. The call itself says so.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return undefined;
};

/** The answer as the caller gets it. */
export const toPlain = ({ response }: Call, answer: unknown): unknown =>
  response === undefined ? undefined : JSON.parse(createSerializer(response)(answer));
