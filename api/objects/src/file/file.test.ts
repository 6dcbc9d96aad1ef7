import { readdirSync } from 'node:fs';
import { uploadFolder } from '@husrum/api-platform';
import { runNextJob } from '@husrum/api-platform/testing';
import { expectOthersAnswered, makeAccount, pauseFileStore, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { fileCalls } from '@husrum/contract/file';
import { createPortfolioFactory, ENTITY_TYPE_ID } from '../entity/entity.test-data';
import { fileJobs } from './file.jobs';
import { createPhoto } from './photo.test-data';
import { STORAGE_QUOTA_BYTES } from './storage-quota.rules';

const app = testServer();

const pdfUpload = {
  name: 'kontrakt.pdf',
  // A browser claims this. The server goes by the extension.
  mimetype: 'text/html',
  bytes: Buffer.from('%PDF-1.7 hyresavtal åäö'),
};

const runDueJobs = async () => {
  const { db, clock, files, settings } = app;
  const kinds = new Map(fileJobs.map((job) => [job.kind, job]));
  while (await runNextJob({ db, clock, files, settings, log: app.fastify.log }, kinds));
};
afterEach(() => {
  jest.restoreAllMocks();
  app.clock.set('2026-11-20T08:00:00Z');
});

const setup = async () => {
  const anna = await makeAccount(app);
  const make = createPortfolioFactory(app, anna);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: company.id,
    name: 'Kv. Eken',
  });
  const user = app.as(anna);
  const upload = (body: Record<string, unknown> = {}, sent = pdfUpload) =>
    user.post(fileCalls.upload, {
      body: { fileable_type: 'entity', fileable_id: estate.id, ...body },
      file: sent,
    });
  const listStoredKeys = () => app.files.list(String(anna.businessId));
  return { user, company, estate, upload, listStoredKeys };
};

test('refuses a file that has the name of a PDF but is none', async () => {
  const { upload, listStoredKeys } = await setup();
  await expect(upload({}, { ...pdfUpload, bytes: Buffer.from('not pdf') })).rejects.toMatchObject({
    status: 422,
    data: { file: ['Filen är ingen PDF, fast den heter så. Spara den som PDF igen och försök på nytt.'] },
  });
  expect(await listStoredKeys()).toEqual([]);
});

test('lists an uploaded file with its owner, and takes the type from its extension', async () => {
  const { user, estate, upload } = await setup();
  const { file: created, message } = await upload({ notice: 'Undertecknat' });
  expect(message).toBe('Filen är uppladdad');
  expect(created).toMatchObject({
    name: 'kontrakt.pdf',
    alias: 'kontrakt.pdf',
    notice: 'Undertecknat',
    size: pdfUpload.bytes.length,
    mimetype: 'application/pdf',
    orphan: false,
    related: { title: 'Kv. Eken', link: `/entity/${estate.id}` },
    fileable_type: 'entity',
    fileable_id: estate.id,
    fileable: { id: estate.id, name: 'Kv. Eken' },
  });
  expect((await user.get(fileCalls.list)).data).toEqual([created]);
  expect((await user.get(fileCalls.listByOwner, { params: { type: 'entity', id: estate.id } })).data).toEqual(
    [created],
  );
});

test('finds files by a part of their name or description', async () => {
  const { user, upload } = await setup();
  await upload({ alias: 'Kontrakt Ålgatan', notice: null });
  await upload({ alias: 'Planritning', notice: 'Till kontraktet, 100 %' });
  const listNames = async (name: string) =>
    (await user.get(fileCalls.list, { query: { name } })).data.map(({ alias }) => alias).sort();
  expect(await listNames('kontrakt')).toEqual(['Kontrakt Ålgatan', 'Planritning']);
  expect(await listNames('ålg')).toEqual(['Kontrakt Ålgatan']);
  expect(await listNames('%')).toEqual(['Planritning']);
  expect(await listNames('xyz')).toEqual([]);
});

test('creates a link that opens the file for five minutes', async () => {
  const { user, upload } = await setup();
  const { file: created } = await upload({ alias: 'Hyresavtal Ålgatan' });
  const { url } = await user.get(fileCalls.link, { params: { id: created.id } });
  const response = await app.fastify.inject({ url });
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(pdfUpload.bytes);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toBe(
    "inline; filename*=UTF-8''Hyresavtal%20%C3%85lgatan.pdf",
  );
  expect((await app.fastify.inject({ url: `${url}x` })).statusCode).toBe(404);
  expect(JSON.parse(Buffer.from(url.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    use: 'file',
    exp: expect.any(Number),
  });
  const { iat, exp } = JSON.parse(Buffer.from(url.split('.')[1] ?? '', 'base64url').toString());
  expect(exp - iat).toBe(300);
});

test('rejects an invalid upload under its field', async () => {
  const { user, estate } = await setup();
  const body = { fileable_type: 'entity', fileable_id: estate.id };
  const readFailure = async (sent?: typeof pdfUpload, more = {}) => {
    const failure = await user.failure(fileCalls.upload, {
      body: { ...body, ...more },
      ...(sent ? { file: sent } : {}),
    });
    expect(failure.status).toBe(422);
    return failure.data;
  };
  expect(await readFailure()).toEqual({ file: ['Välj en fil.'] });
  expect(await readFailure({ ...pdfUpload, name: 'sida.html' })).toHaveProperty('file');
  expect(await readFailure({ ...pdfUpload, bytes: Buffer.alloc(0) })).toEqual({ file: ['Filen är tom'] });
  expect(await readFailure(pdfUpload, { notice: 'x'.repeat(1001) })).toEqual({
    notice: ['Beskrivning får ha högst 1\u00a0000 tecken'],
  });
  const large = await user.failure(fileCalls.upload, {
    body,
    file: { ...pdfUpload, bytes: Buffer.alloc(25 * 1024 * 1024 + 1) },
  });
  expect([large.status, large.serverMessage]).toEqual([
    422,
    'Filen är för stor. Högst 25 MB går att ladda upp.',
  ]);
  expect((await user.get(fileCalls.list)).total).toBe(0);
});

test('stores no more than the quota, also when several users upload at once', async () => {
  const { user, estate, upload, listStoredKeys } = await setup();
  const { file: created } = await upload();
  await app.system((tx) =>
    tx
      .updateTable('file')
      .set({ size: STORAGE_QUOTA_BYTES - pdfUpload.bytes.length - 1 })
      .where('id', '=', created.id)
      .execute(),
  );
  const body = { fileable_type: 'entity', fileable_id: estate.id };
  const answers = await Promise.all(
    [1, 2, 3].map(() => user.raw(fileCalls.upload, { body, file: pdfUpload })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
    data: { file: [expect.stringContaining('Lagringsutrymmet på 10 GB räcker inte')] },
  });
  app.clock.set('2026-11-20T10:00:00Z');
  await runDueJobs();
  expect(await listStoredKeys()).toHaveLength(2);
});

test('leaves no file in the temporary upload folder', async () => {
  const { user, upload } = await setup();
  await upload();
  await user.failure(fileCalls.upload, {
    body: { fileable_type: 'entity', fileable_id: 999 },
    file: pdfUpload,
  });
  expect(readdirSync(uploadFolder(app.settings.dataDir))).toEqual([]);
});

test('an update changes only the description', async () => {
  const { user, upload } = await setup();
  const { file: created } = await upload();
  const changed = await user.patch(fileCalls.update, {
    body: { id: created.id, notice: 'Ny text', alias: 'x' },
  });
  expect(changed).toEqual({ ...created, notice: 'Ny text' });
});

test('does not open a removed file, and deletes its bytes in a job', async () => {
  const { user, upload, listStoredKeys } = await setup();
  const { file: created } = await upload();
  const { url } = await user.get(fileCalls.link, { params: { id: created.id } });
  await user.remove(fileCalls.remove, { params: { id: created.id } });
  expect((await app.fastify.inject({ url })).statusCode).toBe(404);
  expect((await user.get(fileCalls.list)).total).toBe(0);
  const [kept] = await listStoredKeys();
  expect(await app.files.get(kept?.key ?? '')).toEqual(pdfUpload.bytes);
  await runDueJobs();
  expect(await listStoredKeys()).toEqual([]);
});

test('keeps no transaction open while a slow file store saves or reads a file', async () => {
  const { user, upload } = await setup();
  await expectOthersAnswered(app, () => upload());
  const [created] = (await user.get(fileCalls.list)).data;
  const { url } = await user.get(fileCalls.link, { params: { id: created?.id ?? 0 } });
  await expectOthersAnswered(app, () => app.fastify.inject({ url }));
});

test('a job deletes the bytes of a failed upload, and keeps those of a file with a row', async () => {
  const { user, company, upload, listStoredKeys } = await setup();
  const { file: kept } = await upload({ fileable_type: 'company', fileable_id: company.id });
  const pause = pauseFileStore(app.files, (operation) => operation === 'put');
  const lateUpload = user.failure(fileCalls.upload, {
    body: { fileable_type: 'company', fileable_id: company.id },
    file: pdfUpload,
  });
  await pause.reached;
  await user.remove(companyCalls.remove, { params: { id: company.id } });
  pause.resume();
  expect(await lateUpload).toMatchObject({ status: 404 });
  expect(await listStoredKeys()).toHaveLength(2);

  app.clock.set('2026-11-20T09:00:01Z');
  await runDueJobs();
  expect(await listStoredKeys()).toHaveLength(1);
  const { url } = await user.get(fileCalls.link, { params: { id: kept.id } });
  expect((await app.fastify.inject({ url })).statusCode).toBe(200);
});

test('keeps the files of a removed owner as orphans', async () => {
  const { user, estate, company, upload } = await setup();
  await upload();
  await upload({ fileable_type: 'company', fileable_id: company.id });
  await user.remove(companyCalls.remove, { params: { id: company.id } });
  const { data } = await user.get(fileCalls.list);
  const orphan = { orphan: true, related: null, fileable_id: null, fileable: null };
  expect(data).toMatchObject([orphan, orphan]);
  expect(
    (await user.failure(fileCalls.listByOwner, { params: { type: 'entity', id: estate.id } })).status,
  ).toBe(404);
});

test('hides the files of another account, and rejects uploads to its objects', async () => {
  const { estate, upload } = await setup();
  const { file: created } = await upload();
  const bo = app.as(await makeAccount(app));
  const params = { id: created.id };
  const refusals = [
    await bo.failure(fileCalls.link, { params }),
    await bo.failure(fileCalls.update, { body: { id: created.id, notice: 'x' } }),
    await bo.failure(fileCalls.remove, { params }),
    await bo.failure(fileCalls.listByOwner, { params: { type: 'entity', id: estate.id } }),
    await bo.failure(fileCalls.upload, {
      body: { fileable_type: 'entity', fileable_id: estate.id },
      file: pdfUpload,
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await bo.get(fileCalls.list)).total).toBe(0);
});

test('refuses a file whose content is something else than its name says', async () => {
  const { upload, listStoredKeys } = await setup();
  const failed = upload({}, { ...pdfUpload, name: 'hyror.xlsx', bytes: Buffer.from('MZ') });
  await expect(failed).rejects.toMatchObject({
    status: 422,
    data: {
      file: [
        'Filens innehåll är något annat än namnet säger (.xlsx). Spara den i rätt format och försök på nytt.',
      ],
    },
  });
  expect(await listStoredKeys()).toEqual([]);
});

test('stores a photo without the place where it was taken', async () => {
  const { user, upload } = await setup();
  const photo = createPhoto();
  expect(photo.includes('GPS-VALUE')).toBe(true);
  const { file: created } = await upload({}, { ...pdfUpload, name: 'kran.jpg', bytes: photo });
  const { url } = await user.get(fileCalls.link, { params: { id: created.id } });
  const { rawPayload } = await app.fastify.inject({ url });
  expect(rawPayload.length).toBe(photo.length);
  expect(rawPayload.includes('GPS-VALUE')).toBe(false);
});

test('a file whose bytes the file store has lost says so, on the page and in the tab that opens it', async () => {
  const { user, upload, listStoredKeys } = await setup();
  const { file: created } = await upload();
  const link = { params: { id: created.id } };
  const { url } = await user.get(fileCalls.link, link);
  for (const { key } of await listStoredKeys()) await app.files.remove(key);
  const gone =
    'Filens innehåll finns inte kvar på servern. Ladda upp filen igen, eller kontakta den som sköter servern.';
  expect(await user.failure(fileCalls.link, link)).toMatchObject({ status: 404, serverMessage: gone });
  expect((await app.fastify.inject({ url })).json()).toMatchObject({ message: gone });
  expect((await user.get(fileCalls.list)).data.map(({ id }) => id)).toEqual([created.id]);
});
