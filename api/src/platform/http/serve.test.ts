import { call, id, out, text } from '@husrum/contract/core';
import * as yup from 'yup';
import { makeAccount, testServer } from '../../../test/kit';
import { problem } from '../errors';
import { type Route, serve } from './serve';

const row = yup.object({ id: out.id(), name: out.text(), at: out.textOrNull() });

const rename = call({
  method: 'POST',
  path: '/api/test/rename',
  summary: 'Byt namn',
  money: true,
  body: yup.object({ name: text('Namn', 20), fail: yup.boolean().default(false) }),
  ok: yup.object({ name: out.text(), count: out.number() }),
});
const show = call({
  method: 'GET',
  path: '/api/test/{id}',
  summary: 'Visa',
  ok: yup.object({ row: row.nullable().defined() }),
});
const broken = call({ method: 'GET', path: '/api/test/broken', summary: 'Trasigt', ok: row });
const paper = call({ method: 'GET', path: '/api/test/paper', summary: 'Papper', answer: 'file' });
const upload = call({
  method: 'POST',
  path: '/api/test/upload',
  summary: 'Ladda upp',
  multipart: true,
  body: yup.object({ lease_id: id(), name: text('Namn') }),
  ok: yup.object({ size: out.number(), file: out.text(), lease_id: out.number(), name: out.text() }),
});
const quiet = call({ method: 'DELETE', path: '/api/test/quiet', summary: 'Tyst' });

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
  serve(paper, async () => ({
    name: 'avi åäö.pdf',
    mimetype: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7'),
  })),
  serve(upload, async ({ body, file }) => ({ ...body, size: file.bytes.length, file: file.name })),
  serve(quiet, async () => undefined),
];

/** The platform alone, with calls made for the purpose. */
const app = testServer({ routes });

describe('an answer', () => {
  it('carries what its call declares and nothing else', async () => {
    const anna = app.as(await makeAccount(app));
    const response = await anna.raw(show, { params: { id: 2 } });
    expect(response.body).toBe('{"row":{"id":2,"name":"Åsa","at":null}}');
    expect(await anna.get(show, { params: { id: 1 } })).toEqual({ row: null });
  });

  it('may be nothing, or a file with its name', async () => {
    const anna = app.as(await makeAccount(app));
    expect((await anna.raw(quiet)).statusCode).toBe(204);
    const file = await anna.raw(paper);
    expect(file.rawPayload.toString()).toBe('%PDF-1.7');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''avi%20%C3%A5%C3%A4%C3%B6.pdf",
    });
  });

  it('says nothing of the inside when something unforeseen breaks', async () => {
    const response = await app.as(await makeAccount(app)).raw(broken);
    expect([response.statusCode, response.json()]).toEqual([500, { message: 'Något gick fel' }]);
  });
});

describe('an upload', () => {
  const file = { name: 'hyresavtal åäö.pdf', mimetype: 'application/pdf', bytes: Buffer.alloc(3000, 1) };

  it('comes as a file and fields, the fields checked like any other', async () => {
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

  it('needs the file', async () => {
    const failed = await app
      .as(await makeAccount(app))
      .failure(upload, { body: { lease_id: 7, name: 'Avtal' } });
    expect([failed.status, failed.data]).toEqual([422, { file: ['Välj en fil.'] }]);
  });

  it('has a limit', async () => {
    const large = { ...file, bytes: Buffer.alloc(26 * 1024 * 1024) };
    const failed = await app
      .as(await makeAccount(app))
      .failure(upload, { body: { lease_id: 7, name: 'x' }, file: large });
    expect([failed.status, failed.said]).toEqual([422, 'Filen är för stor. Högst 25 MB går att ladda upp.']);
  });
});

describe('a call under an Idempotency-Key', () => {
  const idempotencyKey = 'a-key-of-the-browser';

  it('is done once and answers the same again', async () => {
    const anna = app.as(await makeAccount(app));
    const first = await anna.post(rename, { body: { name: 'Ny' }, idempotencyKey });
    const again = await anna.raw(rename, { body: { name: 'Ny' }, idempotencyKey });
    expect(again.json()).toEqual(first);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await anna.post(rename, { body: { name: 'Ny' } })).count).toBe(first.count + 1);
  });

  it('is done once also when sent twice at the same moment', async () => {
    const anna = app.as(await makeAccount(app));
    const both = await Promise.all(
      [1, 2].map(() => anna.post(rename, { body: { name: 'Ny' }, idempotencyKey })),
    );
    expect(both[0]).toEqual(both[1]);
  });

  it('cannot be used for something else', async () => {
    const anna = app.as(await makeAccount(app));
    await anna.post(rename, { body: { name: 'Ny' }, idempotencyKey });
    expect(await anna.failure(rename, { body: { name: 'Annan' }, idempotencyKey })).toMatchObject({
      status: 422,
    });
  });

  it('is free again after a failure, and belongs to one account', async () => {
    const anna = app.as(await makeAccount(app));
    expect(await anna.failure(rename, { body: { name: 'Ny', fail: true }, idempotencyKey })).toMatchObject({
      status: 409,
    });
    expect(await anna.post(rename, { body: { name: 'Ny' }, idempotencyKey })).toMatchObject({ name: 'Ny' });
    const bo = app.as(await makeAccount(app));
    const answer = await bo.raw(rename, { body: { name: 'Bos' }, idempotencyKey });
    expect([answer.json().name, answer.headers['idempotency-replayed']]).toEqual(['Bos', undefined]);
  });
});
