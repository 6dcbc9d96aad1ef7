import fs from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { buildServer } from '@husrum/api-app/testing';
import { makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import { call } from '@husrum/contract/core';
import { MAX_FILE_BYTES } from '@husrum/contract/file';
import type { FastifyInstance } from 'fastify';
import * as yup from 'yup';
import { type Route, serve } from './serve';

const uploadBody = { multipart: true, body: yup.object({ notice: yup.string() }) } as const;
const upload = call({
  ...uploadBody,
  method: 'POST',
  path: '/api/test/upload',
  requires: 'own.write',
  summary: 'Ladda upp',
});
const administrate = call({
  ...uploadBody,
  method: 'POST',
  path: '/api/test/administrate',
  requires: 'administration.write',
  summary: 'Ladda upp som administratör',
});
const rarely = call({
  ...uploadBody,
  method: 'POST',
  path: '/api/test/rarely',
  requires: 'own.write',
  summary: 'Ladda upp sällan',
  perMinute: 1,
});
const write = call({
  method: 'POST',
  path: '/api/test/write',
  requires: 'own.write',
  summary: 'Skriv',
  body: yup.object({ text: yup.string() }),
});
const routes: Route[] = [upload, administrate, rarely, write].map((one) => serve(one, async () => undefined));

const MB = 1024 * 1024;
// It is longer than a refusal of everything that a test sends takes on a busy machine.
jest.setTimeout(60_000);

const app = testServer();
const servers: FastifyInstance[] = [];
let port: number;
let token: string;
let colleagueToken: string;

const startServer = async (requestTimeoutMs?: number): Promise<FastifyInstance> => {
  const { settings, clock, db, files } = app;
  const server = await buildServer({
    ...{ settings, clock, db, files, routes, requestTimeoutMs },
    secret: 'a secret for tests only',
  });
  servers.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
};
const portOf = ({ server }: FastifyInstance): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  const anna = await makeAccount(app);
  const reader = await makeColleague(app, anna, 'READER');
  ({ token } = anna);
  colleagueToken = reader.token;
  port = portOf(await startServer());
});
afterAll(() => Promise.all(servers.map((server) => server.close())));
afterEach(() => jest.restoreAllMocks());

interface Answer {
  readonly status: number;
  readonly closes: boolean;
  readonly message: string;
}

/** Reads an answer from the socket, whole as its content-length says. Rejects when the connection ends before. */
const readAnswer = (socket: Socket): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const length = /^content-length: (\d+)/im.exec(head)?.[1] ?? 0;
      const body = rest.join('\r\n\r\n');
      if (rest.length === 0 || body.length < Number(length)) return;
      socket.off('data', read);
      const { message = '' } = JSON.parse(body === '' ? '{}' : Buffer.from(body, 'latin1').toString());
      const closes = /^connection: close/im.test(head);
      resolve({ status: Number(head.split(' ')[1]), closes, message });
    };
    socket.on('data', read);
    socket.once('error', reject);
    socket.once('end', () => reject(new Error(`The connection ended after ${text}`)));
  });

const openSocket = (at = port): Socket => connect({ port: at, host: '127.0.0.1', allowHalfOpen: true });

interface RawRequest {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
  readonly authorization?: string;
  /** The request has no content-length. */
  readonly chunked?: boolean;
}

const toBytes = ({ path, type, body, authorization, chunked }: RawRequest): Buffer => {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: a',
    `content-type: ${type}`,
    chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`,
    ...(authorization === undefined ? [] : [`authorization: Bearer ${authorization}`]),
  ].join('\r\n');
  const framed = chunked ? [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'] : [body];
  return Buffer.concat([`${head}\r\n\r\n`, ...framed].map((part) => Buffer.from(part)));
};

/** Sends the request and waits for the answer, and then for the end of the connection or for the answer to another request. */
const sendAndGoOn = async (request: RawRequest): Promise<Answer> => {
  const socket = openSocket();
  try {
    socket.write(toBytes(request));
    const answer = await readAnswer(socket);
    if (answer.closes) {
      const rest = buffer(socket);
      socket.end();
      expect(await rest).toHaveLength(0);
    } else {
      socket.write('GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
      expect(await readAnswer(socket)).toMatchObject({ status: 200 });
    }
    return answer;
  } finally {
    socket.destroy();
  }
};

const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, content: Buffer | string, more = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const file = (bytes: number) => part('file', Buffer.alloc(bytes, 'x'), '; filename="a.pdf"');
const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from('--x--\r\n')]);

const fillDisk = () =>
  jest.spyOn(fs, 'createWriteStream').mockImplementation(() => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    // The stream of a file has more methods, which an upload does not use.
    return Object.assign(
      Object.create(fs.WriteStream.prototype),
      new Writable({ write: (_chunk, _encoding, done) => done(full) }),
    );
  });

describe('after a refused body the connection is closed in order, or answers the next request', () => {
  const large = form(file(3 * MB));

  test.each<[string, number, () => RawRequest]>([
    [
      'a text field that is too long, with 2 MB after it',
      422,
      () => ({
        ...{ path: upload.path, type: multipart, authorization: token },
        body: form(part('notice', 'x'.repeat(100_000)), file(2 * MB)),
      }),
    ],
    [
      'a text field that is too long, alone',
      422,
      () => ({
        ...{ path: upload.path, type: multipart, authorization: token },
        body: form(part('notice', 'x'.repeat(100_000))),
      }),
    ],
    [
      'a file that is too large',
      422,
      () => ({
        ...{ path: upload.path, type: multipart, authorization: token },
        body: form(file(MAX_FILE_BYTES + MB)),
      }),
    ],
    ['no session', 401, () => ({ path: upload.path, type: multipart, body: large })],
    [
      'a role that may not make the call',
      403,
      () => ({ path: administrate.path, type: multipart, authorization: colleagueToken, body: large }),
    ],
    ['an unknown call', 404, () => ({ path: '/api/test/nothing', type: multipart, body: large })],
    ['a malformed address', 404, () => ({ path: '/api/%zz', type: multipart, body: large })],
    [
      'JSON that is too large',
      413,
      () => ({
        ...{ path: write.path, type: 'application/json', authorization: token },
        body: Buffer.from(JSON.stringify({ text: 'x'.repeat(3 * MB) })),
      }),
    ],
    [
      'JSON that is too large, of unknown length',
      413,
      () => ({
        ...{ path: write.path, type: 'application/json', authorization: token, chunked: true },
        body: Buffer.from(JSON.stringify({ text: 'x'.repeat(3 * MB) })),
      }),
    ],
    [
      'an unknown content type',
      422,
      () => ({ path: write.path, type: 'application/xml', authorization: token, body: large }),
    ],
    [
      'a multipart without its boundary',
      422,
      () => ({ path: upload.path, type: 'multipart/form-data', authorization: token, body: large }),
    ],
    [
      'a form that is no form, and too large for JSON',
      413,
      () => ({ path: upload.path, type: 'application/json', authorization: token, body: large }),
    ],
  ])('%s', async (_case, status, request) => {
    expect(await sendAndGoOn(request())).toMatchObject({ status, message: expect.stringMatching(/\.$/) });
  });

  test('a full disk', async () => {
    const write = fillDisk();
    const request = { path: upload.path, type: multipart, authorization: token, body: large };
    expect(await sendAndGoOn(request)).toMatchObject({ status: 507 });
    expect(write).toHaveBeenCalled();
  });

  test('too many requests', async () => {
    const request = { path: rarely.path, type: multipart, authorization: token };
    await sendAndGoOn({ ...request, body: form(part('notice', 'x')) });
    expect(await sendAndGoOn({ ...request, body: large })).toMatchObject({ status: 429 });
  });
});

test('a refused body that has arrived leaves the connection open for the next request', async () => {
  const text = JSON.stringify({ text: 'x'.repeat(3 * MB) });
  const request = { path: write.path, type: 'application/json', authorization: token };
  const message = 'Det som skickades är för stort. Högst 1 MB går att skicka i ett anrop.';
  expect(await sendAndGoOn({ ...request, body: Buffer.from(text) })).toEqual({
    status: 413,
    closes: false,
    message,
  });
  expect(await sendAndGoOn({ ...request, body: Buffer.from('{"text":') })).toMatchObject({
    status: 422,
    closes: false,
  });
});

test('a client that reads only after it has sent everything gets the refusal', async () => {
  const socket = openSocket();
  const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(6 * MB) }));
  const bytes = toBytes({ path: write.path, type: 'application/json', authorization: token, body });
  socket.pause();
  for (let start = 0; start < bytes.length; start += MB) {
    await new Promise<void>((resolve, reject) =>
      socket.write(bytes.subarray(start, start + MB), (error) => (error ? reject(error) : resolve())),
    );
    await setTimeout(20);
  }
  const answer = readAnswer(socket);
  socket.resume();
  expect(await answer).toMatchObject({ status: 413, closes: false });
  socket.destroy();
});

const waitForClose = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    // The server may reset a connection whose bytes it no longer reads.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });

const refusedHead =
  'POST /api/test/nothing HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 999999999\r\n\r\n';

const countConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('a refused body without end is read to a limit only', async () => {
  const socket = openSocket();
  socket.write(refusedHead);
  expect(await readAnswer(socket)).toMatchObject({ status: 404, closes: true });
  const closed = waitForClose(socket);
  let sent = 0;
  const sendMore = (): void => {
    for (let ready = true; ready && !socket.destroyed; sent += MB) ready = socket.write(Buffer.alloc(MB));
  };
  socket.on('drain', sendMore);
  sendMore();
  await closed;
  expect(sent).toBeGreaterThan(MAX_FILE_BYTES);
  expect(sent).toBeLessThan(3 * MAX_FILE_BYTES);
});

test('a refused body that does not arrive ends with the request timeout', async () => {
  const server = await startServer(500);
  const socket = openSocket(portOf(server));
  socket.write(refusedHead);
  expect(await readAnswer(socket)).toMatchObject({ status: 404, closes: true });
  // Only the server knows: it has said that it sends no more, so that its end is not seen here.
  while ((await countConnections(server)) > 0) await setTimeout(100);
  socket.destroy();
});

test('a call without a refusal keeps its connection', async () => {
  const body = form(part('notice', 'x'), file(2 * MB));
  const answer = await sendAndGoOn({ path: upload.path, type: multipart, authorization: token, body });
  expect(answer).toMatchObject({ status: 204, closes: false });
});
