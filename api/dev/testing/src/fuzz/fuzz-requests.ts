import { isIdParam, type JsonSchema, type Random, toJsonSchema } from '@husrum/api-platform/testing';
import { allCalls } from '@husrum/contract/calls';
import type { Call } from '@husrum/contract/core';
import type { InjectOptions } from 'fastify';
import qs from 'qs';
import { type Attempt, attempts } from '../isolation/attempts';
import type { OwnedIds } from '../isolation/owned-rows';
import { encodeMultipart } from '../multipart';
import { documentedBody } from '../openapi/documented-inputs';
import { makeValue, pickHostileSegment, pickHostileValue } from './fuzz-values';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The account that makes the requests, with its own rows. */
export interface FuzzAccount {
  readonly token: string;
  readonly userId: number;
  readonly owned: OwnedIds;
}

const idsOf = ({ owned, userId }: FuzzAccount): number[] => [...Object.values(owned), userId];

const attemptNames = Object.keys(attempts);
/** Input of the call that refers to the account's own rows, where the isolation test has one. */
const validInput = (name: string, { owned }: FuzzAccount, random: Random): Attempt => {
  const names = attemptNames.filter((attempt) => attempt.split(' ')[0] === name);
  return names.length === 0 ? {} : (attempts[random.pick(names)]?.(owned, owned) ?? {});
};

const pathOf = (
  { path, pathChoices }: Call,
  valid: Attempt,
  random: Random,
  ids: readonly number[],
): string => {
  const choices: Readonly<Record<string, readonly string[] | undefined>> = pathChoices ?? {};
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    if (random.chance(0.08)) return pickHostileSegment(random);
    const known = valid.params?.[name];
    if (known !== undefined && random.chance(0.9)) return encodeURIComponent(String(known));
    const values: readonly (number | string)[] = isIdParam(name)
      ? ids
      : (choices[name] ?? ['manual', 'lease', 'x']);
    return encodeURIComponent(String(random.pick(values)));
  });
};

/** The value with some of its parts replaced by hostile ones. */
const mutate = (value: unknown, random: Random, probability: number): unknown => {
  if (random.chance(probability)) return pickHostileValue(random);
  if (Array.isArray(value)) return value.map((item) => mutate(item, random, probability));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mutate(inner, random, probability)]),
  );
};

/** Half of the inputs are made from the schema of the API document, half are valid ones with changes. */
const inputOf = (schema: JsonSchema, valid: unknown, random: Random, ids: readonly number[]): unknown =>
  isObject(valid) && random.chance(0.5) ? mutate(valid, random, 0.08) : makeValue(schema, '', random, ids);

const hostileQueries: readonly string[] = [
  ...['page=1&page=2', 'page=1e21', 'page[]=1', 'page[a][b][c][d]=1', 'limit=-1', 'limit=1e308'],
  ...['sort=name', 'sort[by]=id%27', 'sort[by][]=name', 'sort[order]=asc&sort[order]=desc', 'sort={"by":[]}'],
  ...[
    '__proto__[a]=1',
    'constructor[prototype][a]=1',
    'toString=1',
    'a=%zz',
    '%00=%00',
    'q=%ff',
    '&&&===',
    '[]=1',
  ],
  ...['q=a&q=b', 'q[a]=b', 'filter=1&filter=2', 'start=2026-02-30', 'ids[]=1e21', `q=${'x'.repeat(4000)}`],
];

/** encodeURIComponent throws for a lone surrogate. */
const encodeText = (text: unknown): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '?'));

const queryOf = (call: Call, valid: Attempt, random: Random, ids: readonly number[]): string => {
  if (random.chance(0.15)) return random.pick(hostileQueries);
  if (!call.query || random.chance(0.2)) return '';
  const query = inputOf(toJsonSchema(call.query), valid.query, random, ids);
  return isObject(query) ? qs.stringify(query, { encoder: encodeText }) : '';
};

const brokenJson: readonly string[] = [
  ...['', '{', '[', '"', 'null', '1', '"text"', '[]', '[[]]', '{}', '{"id":', 'undefined', '\u0000'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"id":1e999}', '{"id":1,"id":[]}'],
  ...[`${'['.repeat(3000)}`, `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`],
];

interface Payload {
  readonly payload?: string | Buffer;
  readonly contentType?: string;
}

const brokenMultipart = (payload: Buffer, contentType: string, random: Random): Payload => {
  const text = payload.toString('latin1');
  const changes: readonly (() => Payload)[] = [
    () => ({ payload: payload.subarray(0, random.integer(0, payload.length - 1)), contentType }),
    () => ({ payload, contentType: 'multipart/form-data' }),
    () => ({ payload, contentType: 'multipart/form-data; boundary=' }),
    () => ({ payload, contentType: 'multipart/form-data; boundary=other' }),
    () => ({ payload: '', contentType }),
    () => ({ payload: text.replaceAll('name="', 'name="__proto__'), contentType }),
    () => ({ payload: text.replace(/name="\w+"/, 'name="__proto__"'), contentType }),
    () => ({ payload: text.replace(/name="\w+"/, 'name="toString"'), contentType }),
    () => ({ payload: text.replaceAll('form-data', 'x'), contentType }),
    () => ({ payload: text.replaceAll('\r\n', '\n'), contentType }),
    () => ({ payload: text.replace(/filename="[^"]*"/, ''), contentType }),
    () => ({ payload: text.replace(/filename="[^"]*"/, 'filename=""'), contentType }),
    () => ({ payload: text + text, contentType }),
  ];
  return random.pick(changes)();
};

/** Fields of a multipart body are texts. */
const toTexts = (body: unknown): Record<string, unknown> =>
  isObject(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => [key, isPlain(value) ? value : JSON.stringify(value)]),
      )
    : {};
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const multipartPayload = (body: unknown, random: Random): Payload => {
  const file = {
    name: random.pick(['a.pdf', '..', '', 'å\u0000.pdf', `${'x'.repeat(400)}.pdf`]),
    mimetype: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7 %%EOF'),
  };
  const { payload, contentType } = encodeMultipart(toTexts(body), random.chance(0.9) ? file : undefined);
  return random.chance(0.35) ? brokenMultipart(payload, contentType, random) : { payload, contentType };
};

const contentTypes: readonly string[] = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=x',
  ],
  ...['', 'application/xml', 'a/b/c'],
];

const payloadOf = (call: Call, valid: Attempt, random: Random, ids: readonly number[]): Payload => {
  const json = { contentType: 'application/json' };
  if (call.method === 'GET') return {};
  if (random.chance(0.06)) return { ...json, payload: random.pick(brokenJson) };
  const documented = documentedBody(call);
  const body = documented ? inputOf(documented, valid.body, random, ids) : pickHostileValue(random);
  if (call.multipart) return multipartPayload(body, random);
  if (!call.body && random.chance(0.8)) return {};
  const payload = JSON.stringify(body) ?? 'null';
  return random.chance(0.04) ? { payload, contentType: random.pick(contentTypes) } : { ...json, payload };
};

const paths: readonly string[] = [
  ...[
    '/api',
    '/api/',
    '/api//',
    '/api/%',
    '/api/%zz',
    '/api/..',
    '/api/docs/static/../',
    '/api/docs/static/..%2f..%2f',
  ],
  ...[
    '/api/docs/static/%00',
    '/api/docs/static//x',
    '/api/docs/json',
    '/api/docs/yaml',
    '/api/openapi.json',
    '/health',
    '/ready',
  ],
  ...[
    '/metrics',
    '/registry.json?contract=1e21',
    '/registry.json?contract[]=1',
    '/remotes/mf-x/../x',
    '/remotes/mf-x/%00/y.js',
  ],
  ...[
    '/%00.js',
    '/..%2f.js',
    '/dev/mail?to=%00',
    '/dev/mail.json?to=a&to=b',
    '/dev/mail/1e21',
    `/api/${'x/'.repeat(500)}`,
    '/x.js',
    '//',
  ],
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

const hostileHeaders: readonly Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Basic ${'x'.repeat(2000)}` },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'å'.repeat(50) },
  { 'x-request-id': '../../x' },
  { traceparent: '00-0-0-0' },
  { 'content-length': '-1' },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '"' },
  { accept: '*/x' },
  { 'x-forwarded-for': "'" },
];

/** A request to one of the calls, made from its schemas, or to another path of the server. */
export const makeRequest = (random: Random, account: FuzzAccount): InjectOptions => {
  const authorization = `Bearer ${account.token}`;
  const headers = { authorization, ...(random.chance(0.06) ? random.pick(hostileHeaders) : {}) };
  if (random.chance(0.04)) return { method: random.pick(methods), url: random.pick(paths), headers };
  const { noun, name, call } = random.pick(allCalls);
  const valid = validInput(`${noun}.${name}`, account, random);
  const ids = idsOf(account);
  const query = queryOf(call, valid, random, ids);
  const { payload, contentType } = payloadOf(call, valid, random, ids);
  return {
    method: random.chance(0.02) ? random.pick(methods) : call.method,
    url: pathOf(call, valid, random, ids) + (query === '' ? '' : `?${query}`),
    headers: { ...headers, ...(contentType ? { 'content-type': contentType } : {}) },
    ...(payload === undefined ? {} : { payload }),
  };
};
