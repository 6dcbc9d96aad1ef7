import { setImmediate as nextTick } from 'node:timers/promises';
import { createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { part as objects } from '@husrum/api-objects';
import { runNextJob } from '@husrum/api-platform/testing';
import { expectOthersAnswered, mailCount, pauseFileStore, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { changeBeforeSending, INVOICE_CHANGED, setUpSending } from './invoice-sending.test-data';

const app = testServer();

const setUp = async () => {
  const setup = await setUpSending(app);
  const addRow = (id: number) =>
    setup.user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: id, name: 'Nyckel', quantity: 1, fee: 350, tax_rate: 0 },
    });
  const countFiles = async () => (await app.files.list(String(setup.account.businessId))).length;
  return { ...setup, addRow, countFiles };
};

const runFileJobsAnHourLater = async () => {
  app.clock.set('2026-11-20T09:00:01Z');
  const { db, clock, files, settings } = app;
  const jobsByKind = new Map(objects.jobs?.map((job) => [job.kind, job]));
  while (await runNextJob({ db, clock, files, settings, log: app.fastify.log }, jobsByKind));
};

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
});

describe('no transaction is open while a slow file store is used for', () => {
  test('sending an invoice, and sending it again', async () => {
    const { user, createReady, email } = await setUp();
    const { id } = await createReady();
    await expectOthersAnswered(app, () => user.post(invoiceCalls.send, { params: { id } }));
    await expectOthersAnswered(app, () =>
      user.post(invoiceActionCalls.mail, { params: manualInvoiceParams(id) }),
    );
    expect(await mailCount(app, email)).toBe(2);
  });

  test('marking an invoice as sent', async () => {
    const { user, createReady } = await setUp();
    const { id } = await createReady();
    await expectOthersAnswered(app, () =>
      user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(id) }),
    );
    expect((await user.get(invoiceCalls.detail, { params: { id } })).file).not.toBeNull();
  });

  test('sending all', async () => {
    const { user, createReady, email } = await setUp();
    await createReady();
    await createReady('2027-01');
    await expectOthersAnswered(app, () => user.post(invoiceCalls.sendAll, { body: { ids: null } }));
    expect(await mailCount(app, email)).toBe(2);
  });
});

describe('an invoice that changes between rendering and sending', () => {
  test('is not sent, and its PDF is removed from the store', async () => {
    const { user, createReady, addRow, countFiles, email } = await setUp();
    const { id } = await createReady();
    const refused = await changeBeforeSending(
      app,
      () => user.failure(invoiceCalls.send, { params: { id } }),
      () => addRow(id),
    );
    expect([refused.status, refused.serverMessage]).toEqual([409, INVOICE_CHANGED]);
    const after = await user.get(invoiceCalls.detail, { params: { id } });
    expect(after).toMatchObject({ status: 'READY', sent_at: null, file: null });
    expect([await mailCount(app, email), await countFiles()]).toEqual([0, 1]);

    await user.post(invoiceCalls.send, { params: { id } });
    expect([await mailCount(app, email), await countFiles()]).toEqual([1, 2]);
    await runFileJobsAnHourLater();
    expect(await countFiles()).toBe(1);
    const preview = await user.post(invoiceActionCalls.preview, { params: manualInvoiceParams(id) });
    expect(Buffer.from(preview.file, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is sent only once when two send it at the same time', async () => {
    const { user, createReady, email, countFiles } = await setUp();
    const { id } = await createReady();
    let puts = 0;
    const paused = pauseFileStore(app.files, (operation) => {
      puts += operation === 'put' ? 1 : 0;
      return operation === 'put';
    });
    const send = () => user.raw(invoiceCalls.send, { params: { id } });
    const responses = [send(), send()];
    while (puts < responses.length) await nextTick();
    paused.resume();
    const answers = await Promise.all(responses);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    // The advice is not "send it again": the tenant would get it twice.
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ message: 'Hyresavin är redan skickad.' });
    expect(await mailCount(app, email)).toBe(1);
    await runFileJobsAnHourLater();
    expect(await countFiles()).toBe(1);
  });

  test('is reported as failed by send-all, and the other invoices are sent', async () => {
    const { user, createReady, addRow, email } = await setUp();
    const [changed, other] = [await createReady(), await createReady('2027-01')];
    const answer = await changeBeforeSending(
      app,
      () => user.post(invoiceCalls.sendAll, { body: { ids: null } }),
      () => addRow(changed.id),
    );
    expect(answer).toEqual({
      ...{ sent: 1, skipped: 0, failed: 1 },
      failures: [{ id: changed.id, reference: changed.reference, message: INVOICE_CHANGED }],
    });
    const statusOf = async (id: number) => (await user.get(invoiceCalls.detail, { params: { id } })).status;
    expect([await statusOf(changed.id), await statusOf(other.id)]).toEqual(['READY', 'PENDING_PAYMENT']);
    expect(await mailCount(app, email)).toBe(1);
  });
});

test('repeats the first answer for the same Idempotency-Key, although the invoice has changed', async () => {
  const { user, createReady, email } = await setUp();
  const { id } = await createReady();
  const input = { params: { id }, idempotencyKey: 'rendered-once' };
  const first = await user.post(invoiceCalls.send, input);
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  expect(await user.post(invoiceCalls.send, input)).toEqual(first);
  expect(await mailCount(app, email)).toBe(1);
});

test('renders a PDF again that is missing in the store, with the same bytes and key', async () => {
  const { user, lease, account } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  const [stored] = await app.files.list(String(account.businessId));
  const bytes = await app.files.get(stored?.key ?? '');
  await app.files.remove(stored?.key ?? '');
  await user.post(invoiceCalls.send, { params: { id } });
  expect((await app.files.get(stored?.key ?? ''))?.equals(bytes ?? Buffer.alloc(0))).toBe(true);
});
