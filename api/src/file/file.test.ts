import { companyCalls } from '@husrum/contract/company';
import { fileCalls } from '@husrum/contract/file';
import { besideOthers, holdFiles } from '../../test/held-files';
import { makeAccount, testServer } from '../../test/kit';
import { portfolioOf, TYPE } from '../entity/entity.test-data';
import { runNextJob } from '../platform/jobs/run-job';
import { fileJobs } from './file.jobs';

const app = testServer();

const contract = {
  name: 'kontrakt.pdf',
  mimetype: 'text/html',
  bytes: Buffer.from('%PDF-1.7 hyresavtal åäö'),
};

const eraseDue = async () => {
  const { db, clock, files, settings } = app;
  const kinds = new Map(fileJobs.map((job) => [job.kind, job]));
  while (await runNextJob({ db, clock, files, settings, log: app.app.log }, kinds));
};
afterEach(() => {
  jest.restoreAllMocks();
  app.clock.set('2026-11-20T08:00:00Z');
});

const begin = async () => {
  const anna = await makeAccount(app);
  const make = portfolioOf(app, anna);
  const company = await make.company();
  const estate = await make.entity({ entity_type_id: TYPE.estate, company_id: company.id, name: 'Kv. Eken' });
  const user = app.as(anna);
  const upload = (body: Record<string, unknown> = {}, sent = contract) =>
    user.post(fileCalls.upload, {
      body: { fileable_type: 'entity', fileable_id: estate.id, ...body },
      file: sent,
    });
  const stored = () => app.files.list(String(anna.billableId));
  return { user, company, estate, upload, stored };
};

test('an uploaded file is listed with what it belongs to, and is what its name says', async () => {
  const { user, estate, upload } = await begin();
  const { file: made, message } = await upload({ notice: 'Undertecknat' });
  expect(message).toBe('Filen är uppladdad');
  expect(made).toMatchObject({
    name: 'kontrakt.pdf',
    alias: 'kontrakt.pdf',
    notice: 'Undertecknat',
    size: contract.bytes.length,
    mimetype: 'application/pdf',
    orphan: false,
    related: { title: 'Kv. Eken', link: `/entity/${estate.id}` },
    fileable_type: 'entity',
    fileable_id: estate.id,
  });
  expect((await user.get(fileCalls.list)).data).toEqual([made]);
  expect((await user.get(fileCalls.of, { params: { type: 'entity', id: estate.id } })).data).toEqual([made]);
});

test('the link opens the file for whoever holds it, and no longer than five minutes', async () => {
  const { user, upload } = await begin();
  const { file: made } = await upload({ alias: 'Hyresavtal Ålgatan' });
  const { url } = await user.get(fileCalls.link, { params: { id: made.id } });
  const opened = await app.app.inject({ url });
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload).toEqual(contract.bytes);
  expect(opened.headers['content-type']).toBe('application/pdf');
  expect(opened.headers['content-disposition']).toBe(
    "inline; filename*=UTF-8''Hyresavtal%20%C3%85lgatan.pdf",
  );
  expect((await app.app.inject({ url: `${url}x` })).statusCode).toBe(404);
  expect(JSON.parse(Buffer.from(url.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    use: 'file',
    exp: expect.any(Number),
  });
  const { iat, exp } = JSON.parse(Buffer.from(url.split('.')[1] ?? '', 'base64url').toString());
  expect(exp - iat).toBe(300);
});

test('what cannot be taken is told under the field', async () => {
  const { user, estate } = await begin();
  const body = { fileable_type: 'entity', fileable_id: estate.id };
  const refused = async (sent?: typeof contract, more = {}) => {
    const failure = await user.failure(fileCalls.upload, {
      body: { ...body, ...more },
      ...(sent ? { file: sent } : {}),
    });
    expect(failure.status).toBe(422);
    return failure.data;
  };
  expect(await refused()).toEqual({ file: ['Välj en fil.'] });
  expect(await refused({ ...contract, name: 'sida.html' })).toHaveProperty('file');
  expect(await refused({ ...contract, bytes: Buffer.alloc(0) })).toEqual({ file: ['Filen är tom'] });
  expect(await refused(contract, { notice: 'x'.repeat(1001) })).toEqual({
    notice: ['Beskrivning får ha högst 1000 tecken'],
  });
  const large = await user.failure(fileCalls.upload, {
    body,
    file: { ...contract, bytes: Buffer.alloc(25 * 1024 * 1024 + 1) },
  });
  expect([large.status, large.said]).toEqual([422, 'Filen är för stor. Högst 25 MB går att ladda upp.']);
  expect((await user.get(fileCalls.list)).total).toBe(0);
});

test('only the description is changed', async () => {
  const { user, upload } = await begin();
  const { file: made } = await upload();
  const changed = await user.patch(fileCalls.update, {
    body: { id: made.id, notice: 'Ny text', alias: 'x' },
  });
  expect(changed).toEqual({ ...made, notice: 'Ny text' });
});

test('a removed file cannot be opened any more, and its bytes are erased by a job', async () => {
  const { user, upload, stored } = await begin();
  const { file: made } = await upload();
  const { url } = await user.get(fileCalls.link, { params: { id: made.id } });
  await user.remove(fileCalls.remove, { params: { id: made.id } });
  expect((await app.app.inject({ url })).statusCode).toBe(404);
  expect((await user.get(fileCalls.list)).total).toBe(0);
  const [kept] = await stored();
  expect(await app.files.get(kept?.key ?? '')).toEqual(contract.bytes);
  await eraseDue();
  expect(await stored()).toEqual([]);
});

test('nobody waits for the database while a file is put into a slow store, or fetched from it', async () => {
  const { user, upload } = await begin();
  await besideOthers(app, () => upload());
  const [made] = (await user.get(fileCalls.list)).data;
  const { url } = await user.get(fileCalls.link, { params: { id: made?.id ?? 0 } });
  await besideOthers(app, () => app.app.inject({ url }));
});

test('an upload that gets no row leaves no bytes behind, and one that gets it keeps them', async () => {
  const { user, company, upload, stored } = await begin();
  const { file: kept } = await upload({ fileable_type: 'company', fileable_id: company.id });
  const held = holdFiles(app.files, (operation) => operation === 'put');
  const late = user.failure(fileCalls.upload, {
    body: { fileable_type: 'company', fileable_id: company.id },
    file: contract,
  });
  await held.reached;
  await user.remove(companyCalls.remove, { params: { id: company.id } });
  held.letOn();
  expect(await late).toMatchObject({ status: 404 });
  expect(await stored()).toHaveLength(2);

  app.clock.set('2026-11-20T09:00:01Z');
  await eraseDue();
  expect(await stored()).toHaveLength(1);
  const { url } = await user.get(fileCalls.link, { params: { id: kept.id } });
  expect((await app.app.inject({ url })).statusCode).toBe(200);
});

test('files outlive what they belonged to, as orphans', async () => {
  const { user, estate, company, upload } = await begin();
  await upload();
  await upload({ fileable_type: 'company', fileable_id: company.id });
  await user.remove(companyCalls.remove, { params: { id: company.id } });
  const { data } = await user.get(fileCalls.list);
  expect(data.map(({ orphan, related, fileable_id }) => [orphan, related, fileable_id])).toEqual([
    [true, null, null],
    [true, null, null],
  ]);
  expect((await user.failure(fileCalls.of, { params: { type: 'entity', id: estate.id } })).status).toBe(404);
});

test('another account’s files do not exist, and nothing is laid with its things', async () => {
  const { estate, upload } = await begin();
  const { file: made } = await upload();
  const bo = app.as(await makeAccount(app));
  const params = { id: made.id };
  const refusals = [
    await bo.failure(fileCalls.link, { params }),
    await bo.failure(fileCalls.update, { body: { id: made.id, notice: 'x' } }),
    await bo.failure(fileCalls.remove, { params }),
    await bo.failure(fileCalls.of, { params: { type: 'entity', id: estate.id } }),
    await bo.failure(fileCalls.upload, {
      body: { fileable_type: 'entity', fileable_id: estate.id },
      file: contract,
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await bo.get(fileCalls.list)).total).toBe(0);
});
