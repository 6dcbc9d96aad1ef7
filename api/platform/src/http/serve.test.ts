import { makeAccount, testServer } from '@husrum/api-testing';
import { call, id, output, text } from '@husrum/contract/core';
import * as yup from 'yup';
import { problem } from '../errors';
import { type Route, serve, serveReadOnly, serveWithTransactions } from './serve';

const row = yup.object({ id: output.id(), name: output.text(), at: output.textOrNull() });

const rename = call({
  method: 'POST',
  path: '/api/test/rename',
  requires: 'own.write',
  summary: 'Byt namn',
  idempotent: true,
  body: yup.object({ name: text('Namn', 20), fail: yup.boolean().default(false) }),
  response: yup.object({ name: output.text(), count: output.number() }),
});
const show = call({
  method: 'GET',
  path: '/api/test/{id}',
  requires: 'own.write',
  summary: 'Visa',
  response: yup.object({ row: row.nullable().defined() }),
});
const broken = call({
  method: 'GET',
  path: '/api/test/broken',
  requires: 'own.write',
  summary: 'Trasigt',
  response: row,
});
const download = call({
  method: 'GET',
  path: '/api/test/download',
  requires: 'own.write',
  summary: 'Ladda ner',
  responseType: 'file',
});
const upload = call({
  method: 'POST',
  path: '/api/test/upload',
  requires: 'own.write',
  summary: 'Ladda upp',
  multipart: true,
  body: yup.object({ lease_id: id(), name: text('Namn') }),
  response: yup.object({
    size: output.number(),
    file: output.text(),
    lease_id: output.number(),
    name: output.text(),
  }),
});
const remove = call({
  method: 'DELETE',
  path: '/api/test/remove',
  requires: 'own.write',
  summary: 'Ta bort',
});
const writingRead = call({
  method: 'GET',
  path: '/api/test/writing-read',
  requires: 'own.write',
  summary: 'Skrivande läsning',
});
const inSteps = call({
  method: 'POST',
  path: '/api/test/in-steps',
  requires: 'own.write',
  summary: 'I flera transaktioner',
  idempotent: true,
  body: yup.object({ skipsIdempotentTransaction: yup.boolean().default(false) }),
  response: yup.object({ count: output.number() }),
});

let count = 0;
const routes: Route[] = [
  serve(rename, async ({ body }, { tx, account }) => {
    await tx.updateTable('user_account').set({ name: body.name }).where('id', '=', account.userId).execute();
    if (body.fail) throw problem('conflict');
    count += 1;
    return { name: body.name, count };
  }),
  serve(show, async ({ params }) => ({
    row:
      params.id === 1
        ? null
        : Object.assign({ id: params.id, name: 'Åsa', at: null }, { password_hash: 'hemlig' }),
  })),
  serve(broken, async () => {
    throw new Error('select password_hash from user_account');
  }),
  serve(download, async () => ({
    name: 'avi åäö.pdf',
    mimetype: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7'),
  })),
  serve(upload, async ({ body, file }) => ({ ...body, size: file.size, file: file.name })),
  serve(remove, async () => undefined),
  serveReadOnly(writingRead, async (_input, { tx }) => {
    await tx.updateTable('user_account').set({ name: 'Skriven' }).execute();
    return undefined;
  }),
  serveWithTransactions(inSteps, async ({ body }, { transaction, idempotentTransaction }) => {
    const before = await transaction(async () => count);
    if (body.skipsIdempotentTransaction) return { count: before };
    return idempotentTransaction(async () => {
      count += 1;
      return { count };
    });
  }),
];

/** The platform alone, with calls of this test. */
const app = testServer({ routes });

describe('a response', () => {
  it('contains only the fields that its call declares', async () => {
    const anna = app.as(await makeAccount(app));
    const response = await anna.raw(show, { params: { id: 2 } });
    expect(response.body).toBe('{"row":{"id":2,"name":"Åsa","at":null}}');
    expect(await anna.get(show, { params: { id: 1 } })).toEqual({ row: null });
  });

  it('can be empty, or a file with its name', async () => {
    const anna = app.as(await makeAccount(app));
    expect((await anna.raw(remove)).statusCode).toBe(204);
    const file = await anna.raw(download);
    expect(file.rawPayload.toString()).toBe('%PDF-1.7');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''avi%20%C3%A5%C3%A4%C3%B6.pdf",
    });
  });

  it('reveals nothing about an unexpected error', async () => {
    const response = await app.as(await makeAccount(app)).raw(broken);
    expect([response.statusCode, response.json()]).toEqual([500, { message: 'Något gick fel' }]);
  });
});

describe('a read-only call', () => {
  it('cannot write', async () => {
    const account = await makeAccount(app);
    expect((await app.as(account).raw(writingRead)).statusCode).toBe(500);
    const names = await app.forAccount(account, (tx) =>
      tx.selectFrom('user_account').select('name').where('name', '=', 'Skriven').execute(),
    );
    expect(names).toEqual([]);
  });

  it('must be a GET call', () => {
    expect(() => serveReadOnly(remove, async () => undefined)).toThrow('does not only read');
  });
});

describe('an upload', () => {
  const file = { name: 'hyresavtal åäö.pdf', mimetype: 'application/pdf', bytes: Buffer.alloc(3000, 1) };

  it('consists of a file and validated fields', async () => {
    const anna = app.as(await makeAccount(app));
    expect(await anna.post(upload, { body: { lease_id: 7, name: 'Avtal' }, file })).toEqual({
      size: 3000,
      file: 'hyresavtal åäö.pdf',
      lease_id: 7,
      name: 'Avtal',
    });
    const failed = await anna.failure(upload, { body: { lease_id: 'x', name: 'Avtal' }, file });
    expect(failed.data).toEqual({ lease_id: ['Id måste vara ett tal'] });
  });

  it('is rejected without a file', async () => {
    const failed = await app
      .as(await makeAccount(app))
      .failure(upload, { body: { lease_id: 7, name: 'Avtal' } });
    expect([failed.status, failed.data]).toEqual([422, { file: ['Välj en fil.'] }]);
  });

  it('has a size limit', async () => {
    const large = { ...file, bytes: Buffer.alloc(26 * 1024 * 1024) };
    const failed = await app
      .as(await makeAccount(app))
      .failure(upload, { body: { lease_id: 7, name: 'x' }, file: large });
    const text = 'Filen är för stor. Högst 25 MB går att ladda upp.';
    expect([failed.status, failed.serverMessage, failed.data]).toEqual([422, text, { file: [text] }]);
  });
});

describe('a call with an Idempotency-Key', () => {
  const idempotencyKey = 'a-key-of-the-browser';

  it('runs once, and answers the same again', async () => {
    const anna = app.as(await makeAccount(app));
    const first = await anna.post(rename, { body: { name: 'Ny' }, idempotencyKey });
    const again = await anna.raw(rename, { body: { name: 'Ny' }, idempotencyKey });
    expect(again.json()).toEqual(first);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await anna.post(rename, { body: { name: 'Ny' } })).count).toBe(first.count + 1);
  });

  it('runs once also when sent twice at the same time', async () => {
    const anna = app.as(await makeAccount(app));
    const both = await Promise.all(
      [1, 2].map(() => anna.post(rename, { body: { name: 'Ny' }, idempotencyKey })),
    );
    expect(both[0]).toEqual(both[1]);
  });

  it('rejects the same key with other input', async () => {
    const anna = app.as(await makeAccount(app));
    await anna.post(rename, { body: { name: 'Ny' }, idempotencyKey });
    expect(await anna.failure(rename, { body: { name: 'Annan' }, idempotencyKey })).toMatchObject({
      status: 422,
    });
  });

  it('can use the key again after a failure, and in another account', async () => {
    const anna = app.as(await makeAccount(app));
    expect(await anna.failure(rename, { body: { name: 'Ny', fail: true }, idempotencyKey })).toMatchObject({
      status: 409,
    });
    expect(await anna.post(rename, { body: { name: 'Ny' }, idempotencyKey })).toMatchObject({ name: 'Ny' });
    const bo = app.as(await makeAccount(app));
    const answer = await bo.raw(rename, { body: { name: 'Bos' }, idempotencyKey });
    expect([answer.json().name, answer.headers['idempotency-replayed']]).toEqual(['Bos', undefined]);
  });

  it('runs once also when it opens its own transactions', async () => {
    const anna = app.as(await makeAccount(app));
    const first = await anna.post(inSteps, { body: {}, idempotencyKey });
    const again = await anna.raw(inSteps, { body: {}, idempotencyKey });
    expect([again.json(), again.headers['idempotency-replayed']]).toEqual([first, 'true']);
    expect((await anna.post(inSteps, { body: {} })).count).toBe(first.count + 1);
  });

  it('fails when an idempotent call does not answer from its idempotent transaction', async () => {
    const anna = app.as(await makeAccount(app));
    expect(
      (await anna.raw(inSteps, { body: { skipsIdempotentTransaction: true }, idempotencyKey })).statusCode,
    ).toBe(500);
  });
});
