import { connect } from 'node:net';
import { buildServer } from '@husrum/api-app/testing';
import { makeCompanyInput, makeEntityInput } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { fileCalls } from '@husrum/contract/file';
import { sessionCalls } from '@husrum/contract/session';
import { tenantCalls } from '@husrum/contract/tenant';
import type { FastifyInstance, InjectOptions } from 'fastify';

const app = testServer();
let anna: TestAccount;
beforeAll(async () => {
  anna = await makeAccount(app);
});

const send = async (options: InjectOptions) => {
  const headers = { authorization: `Bearer ${anna.token}`, ...options.headers };
  const { statusCode, body } = await app.fastify.inject({ ...options, headers });
  return { status: statusCode, ...JSON.parse(body) };
};
const unreadable = { status: 422, message: 'Det gick inte att läsa det som skickades.' };
const noSuchCall = { status: 404, message: 'Anropet finns inte.' };

describe('input of the wrong shape', () => {
  test.each([
    ['a list', ['Ada']],
    ['an object', { first: 'Ada' }],
    ['an object that overrides toString', { toString: 1 }],
  ])('%s instead of a text is refused under its field', async (_case, name) => {
    const answer = await send({
      method: 'POST',
      url: tenantCalls.create.path,
      payload: { name, identifier: '1' },
    });
    expect(answer).toMatchObject({
      status: 422,
      data: { name: [expect.stringContaining('har ett ogiltigt värde')] },
    });
  });

  test.each([
    ['a text', 'Ada'],
    ['a list', []],
    ['JSON in a text', '{"name":[]}'],
  ])('%s instead of an object is refused under its field', async (_case, user) => {
    const answer = await send({
      method: 'POST',
      url: sessionCalls.register.path,
      payload: { user, tos_accepted: true },
    });
    expect(answer).toMatchObject({ status: 422, data: { user: [expect.any(String)] } });
  });

  test.each(['[]', '"text"', '7', 'null', '{"__proto__":{"a":1}}'])(
    'the body %s is refused',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await send({ method: 'POST', url: sessionCalls.login.path, payload, headers });
      expect(answer.status).toBe(422);
    },
  );

  test('fields that every object inherits are refused like other undeclared ones', async () => {
    const payload = '{"email":"a@example.se","password":"x","toString":1,"hasOwnProperty":[]}';
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', url: sessionCalls.login.path, payload, headers });
    const refused = [expect.stringMatching(/^Fältet finns inte/)];
    expect(answer.status).toBe(422);
    expect(answer.data).toEqual({ toString: refused, hasOwnProperty: refused });
  });

  test.each(['page=1e21', 'page=9007199254740992', 'page=1&page=2', 'page[a]=1', 'limit=1e999'])(
    'the query %s is refused under its field',
    async (query) => {
      const answer = await send({ url: `${companyCalls.list.path}?${query}` });
      expect(answer).toMatchObject({
        status: 422,
        data: { [query.split(/[=[]/)[0] ?? '']: [expect.any(String)] },
      });
    },
  );

  test('half a character is replaced, also in a text that is stored as JSON', async () => {
    const { company } = await app.as(anna).post(companyCalls.create, {
      body: { company: makeCompanyInput() },
    });
    const name = 'Kv. \ud83c Eken';
    const body = { ...makeEntityInput({ name, company_id: company.id }), fields: { number: name } };
    // JSON writes the half as an escape sequence, which PostgreSQL refuses.
    const answer = await send({ method: 'POST', url: entityCalls.create.path, payload: body });
    expect(answer).toMatchObject({ name: 'Kv. \ufffd Eken', fields: { number: 'Kv. \ufffd Eken' } });
  });

  test('an undeclared field that is nested thousands of levels deep is refused as any other', async () => {
    const payload = `{"name":"Eken","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', url: tenantCalls.create.path, payload, headers });
    expect(answer.status).toBe(422);
    expect(answer.data).toHaveProperty('more');
    expect(answer.data).not.toHaveProperty('name');
  });

  test('an id that is too large for a row is refused', async () => {
    const url = fileCalls.update.path;
    const answer = await send({ method: 'PATCH', url, payload: { id: 1e21, notice: 'x' } });
    expect(answer).toMatchObject({ status: 422, data: { id: ['Id är för stort'] } });
  });
});

describe('a multipart body', () => {
  const multipart = 'multipart/form-data; boundary=x';
  const part = (name: string, more = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n1\r\n`;
  test.each([
    ['that ends in the middle', multipart, part('fileable_id')],
    ['without its boundary', 'multipart/form-data', `${part('fileable_id')}--x--\r\n`],
    ['with a field __proto__', multipart, `${part('__proto__')}--x--\r\n`],
    ['that ends in the middle of the file', multipart, part('file', '; filename="a.pdf"')],
    [
      'with a text longer than any field allows',
      multipart,
      `${part('notice').replace('1', 'x'.repeat(100_000))}--x--\r\n`,
    ],
  ])('%s is refused', async (_case, contentType, payload) => {
    const headers = { 'content-type': contentType };
    const answer = await send({ method: 'POST', url: fileCalls.upload.path, payload, headers });
    expect(answer).toEqual({ status: 422, message: expect.any(String) });
  });
});

describe('refusals by Fastify, before a handler runs, have the shape of the contract', () => {
  test.each([
    ['/api/docs/static/..%2f..%2fpackage.json', noSuchCall],
    ['/api/%zz', noSuchCall],
    [`/api/company/${'1'.repeat(3000)}`, noSuchCall],
    ['/api/nothing', noSuchCall],
  ])('GET %s', async (url, expected) => {
    expect(await send({ url })).toEqual(expected);
  });

  test('an unknown content type', async () => {
    const headers = { 'content-type': 'application/xml' };
    expect(await send({ method: 'POST', url: sessionCalls.login.path, payload: '<a/>', headers })).toEqual(
      unreadable,
    );
  });

  test('a body that is declared as gzip and is not', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await send({ method: 'POST', url: sessionCalls.login.path, payload: 'x', headers })).toEqual(
      unreadable,
    );
  });

  test('a method that the call does not have', async () => {
    expect(await send({ method: 'PUT', url: sessionCalls.login.path })).toEqual(noSuchCall);
  });
});

describe('a refused request over a raw socket is answered in the shape of the contract', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    const { settings, clock, db, files } = app;
    server = await buildServer({ settings, clock, db, files, secret: 'x', requestTimeoutMs: 300 });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const sendRaw = async (text: string) => {
    const address = server.server.address();
    const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write(text);
    await new Promise((resolve) => socket.on('close', resolve));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: head.split('\r\n')[0], ...JSON.parse(body) };
  };

  test.each([
    // A client that normalises the path never sends this.
    [
      'a path that leads upwards',
      'GET /api/docs/static/../ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      'HTTP/1.1 404 Not Found',
      'Anropet finns inte.',
    ],
    ['a request that is not HTTP', 'hej\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'Det gick inte att läsa'],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      'Rensa kakor',
    ],
    [
      'a body that never comes',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      'HTTP/1.1 408 Request Timeout',
      'för lång tid',
    ],
  ])('%s', async (_case, text, status, message) => {
    expect(await sendRaw(text)).toEqual({ status, message: expect.stringContaining(message) });
  });
});
