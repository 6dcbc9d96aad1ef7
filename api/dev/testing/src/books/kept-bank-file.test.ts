import { allJobs } from '@husrum/api-app/testing';
import { createAccountWithLease, createSentInvoice } from '@husrum/api-invoicing/testing';
import { createCamtFile, toUpload } from '@husrum/api-payments/testing';
import { enqueueDueJobs, runNextJob } from '@husrum/api-platform/testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import { makeColleague, testServer } from '../index';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

const setUp = async () => {
  const fixture = await createAccountWithLease(app);
  /** The files of the business, but those of invoices. */
  const listKeys = async () =>
    (await app.files.list(String(fixture.account.businessId))).filter(({ key }) => !key.endsWith('.pdf'));
  return { ...fixture, listKeys };
};
type User = Awaited<ReturnType<typeof setUp>>['user'];

const upload = (user: User, text: string, companyId: number | null = null) =>
  user.post(bankFileCalls.upload, { body: { company_id: companyId }, file: toUpload(text) });
const readFile = (user: User, id: number) => user.raw(bankFileCalls.file, { params: { id } });
const readDetail = (user: User, id: number) => user.get(bankFileCalls.detail, { params: { id } });
const jobs = new Map(
  allJobs.filter(({ kind }) => /^(bank-file|file)\./.test(kind)).map((job) => [job.kind, job]),
);
const runJobs = async () => {
  const { db, clock, files, settings } = app;
  await enqueueDueJobs(db, [...jobs.values()], clock.now());
  while (await runNextJob({ db, clock, files, settings, log: app.fastify.log }, jobs));
};
/** Afterwards it is again the day of before, because years later nobody is signed in. */
const runJobsOn = async (then: string) => {
  const now = app.clock.now().toISOString();
  app.clock.set(then);
  await runJobs();
  app.clock.set(now);
};

test('a file is kept byte for byte until seven years after the year in which it was registered', async () => {
  const { user, lease, account, listKeys } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const text = createCamtFile([{ ocr: invoice.ocr ?? undefined, amount: 8500 }]);
  const { id } = await upload(user, text);
  expect((await readDetail(user, id)).kept_until).toBe('2033-12-31');

  const file = await readFile(user, id);
  expect(file.rawPayload.equals(Buffer.from(text))).toBe(true);
  expect(file.headers['content-type']).toContain('application/xml');
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('insättningar.xml');
  const reader = app.as(await makeColleague(app, account, 'READER'));
  expect((await readFile(reader, id)).statusCode).toBe(200);

  // It is registered in the next year, so it is kept a year longer.
  app.clock.set('2027-01-04T08:00:00Z');
  await user.post(bankFileCalls.book, { params: { id }, body: { count: 1, amount: 8500 } });
  expect((await readDetail(user, id)).kept_until).toBe('2034-12-31');
  await runJobsOn('2034-12-31T08:00:00Z');
  expect((await readFile(user, id)).statusCode).toBe(200);
  await runJobsOn('2035-01-01T08:00:00Z');
  expect(await listKeys()).toEqual([]);
  const gone = await user.failure(bankFileCalls.file, { params: { id } });
  expect(gone.status).toBe(409);
  expect(gone.serverMessage).toContain('Filer sparas i sju år');
  // What was read of it stays.
  expect(await readDetail(user, id)).toMatchObject({ kept_until: null, booked: 1 });
});

test('the bytes of a file that is read again are deleted after an hour', async () => {
  const { user, listKeys } = await setUp();
  const text = createCamtFile([{ amount: 8500 }]);
  const { id } = await upload(user, text);
  expect(await upload(user, text)).toMatchObject({ id, is_known: true });
  expect(await listKeys()).toHaveLength(2);
  await runJobsOn('2026-11-30T09:30:00Z');
  expect(await listKeys()).toHaveLength(1);
  expect((await readFile(user, id)).rawPayload.equals(Buffer.from(text))).toBe(true);
});

test('a file that was read before files were kept has none until it is read again', async () => {
  const { user, account } = await setUp();
  const text = createCamtFile([{ amount: 8500 }]);
  const { id } = await upload(user, text);
  await app.forAccount(account, (tx) =>
    tx.updateTable('bank_file').set({ file_key: null }).where('id', '=', id).execute(),
  );
  expect((await readDetail(user, id)).kept_until).toBeNull();
  expect((await user.failure(bankFileCalls.file, { params: { id } })).status).toBe(409);
  expect(await upload(user, text)).toMatchObject({ id, is_known: true, kept_until: '2033-12-31' });
  expect((await readFile(user, id)).rawPayload.equals(Buffer.from(text))).toBe(true);
});

test('the bytes are removed with the file, and with its company', async () => {
  const { user, listKeys } = await setUp();
  const { id } = await upload(user, createCamtFile([{ amount: 8500 }]));
  await user.remove(bankFileCalls.remove, { params: { id } });
  await runJobs();
  expect(await listKeys()).toEqual([]);

  const { company: other } = await user.post(companyCalls.create, {
    body: {
      company: {
        name: 'Asken AB',
        organisation_number: '556016-0680',
        address: 'Storgatan 1',
        postal_code: '702 11',
        city: 'Örebro',
        country: 'Sverige',
        phone: null,
        email: null,
      },
    },
  });
  await upload(user, createCamtFile([{ amount: 8500 }], { bankgiro: null }), other.id);
  expect(await listKeys()).toHaveLength(1);
  await user.remove(companyCalls.remove, { params: { id: other.id } });
  await runJobs();
  expect(await listKeys()).toEqual([]);
});

test('another business cannot fetch the file', async () => {
  const { user } = await setUp();
  const { id } = await upload(user, createCamtFile([{ amount: 8500 }]));
  const bo = (await setUp()).user;
  expect((await bo.failure(bankFileCalls.file, { params: { id } })).status).toBe(404);
});
