import { createLeasedApartment, createReadyInvoice } from '@husrum/api-invoicing/testing';
import {
  expectOthersAnswered,
  makeAccount,
  pauseFileStore,
  type TestAccount,
  testServer,
  textIn,
} from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { jobRunCalls } from '@husrum/contract/job-run';
import { notificationCalls } from '@husrum/contract/notification';
import { invoiceRunDocuments } from './invoice-run-documents';
import { drainJobQueue, testRunContext } from './job-run.test-data';
import { sendDocuments } from './send-documents';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
});

/** Numbered invoices of an apartment for the months to come, ready to be sent. */
const setUp = async (months = 2) => {
  const account = await makeAccount(app);
  const apartment = await createLeasedApartment(app, account);
  const ids: number[] = [];
  for (const month of ['2026-12', '2027-01', '2027-02'].slice(0, months)) {
    const { id } = await createReadyInvoice(apartment.user, apartment.lease.id, `${month}-01`, `${month}-28`);
    ids.push(id);
  }
  return { account, ids, ...apartment };
};
const listAttachments = (account: TestAccount) =>
  app.forAccount(account, (tx) => tx.selectFrom('mail_attachment').select('name').orderBy('name').execute());

test('sends each invoice once in a background run, in the name of the user who started it', async () => {
  const { account, user, ids } = await setUp();
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  expect(run).toMatchObject({
    kind: 'MAIL',
    title: 'Utskick 2026-11-20',
    status: 'RUNNING',
    total: 2,
    made: 0,
  });
  expect(run.started_by).toBe('Anna Andersson');
  await drainJobQueue(app);
  await drainJobQueue(app);
  const after = await user.get(jobRunCalls.detail, { params: { id: run.id } });
  expect(after).toMatchObject({ status: 'DONE', total: 2, made: 2, skipped: 0, failed: 0 });
  expect(await listAttachments(account)).toHaveLength(2);
  const invoice = await user.get(invoiceCalls.detail, { params: { id: ids[0] ?? 0 } });
  expect(invoice).toMatchObject({ status: 'PENDING_PAYMENT' });
  expect(invoice.timeline.find(({ station }) => station === 'SENT')?.who).toBe('Anna Andersson');
});

test('skips invoices that somebody else has sent meanwhile', async () => {
  const { account, user, ids } = await setUp();
  const run = await user.post(invoiceBatchCalls.send, { body: {} });
  await user.post(invoiceCalls.send, { params: { id: ids[1] ?? 0 } });
  await drainJobQueue(app);
  const { data } = await user.get(jobRunCalls.items, { params: { id: run.id } });
  expect(data.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['SKIPPED', 'Avin är inte redo att skickas, eller har redan skickats.'],
    ['MADE', null],
  ]);
  expect(await listAttachments(account)).toHaveLength(2);
});

test('continues the run of a process that was killed, and sends no invoice twice', async () => {
  const { account, user, ids } = await setUp(3);
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  // The killed process had sent one invoice, in a committed transaction.
  await sendDocuments(testRunContext(app, account), invoiceRunDocuments, {
    runId: run.id,
    ids: ids.slice(0, 1),
  });
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({ made: 1 });
  await drainJobQueue(app);
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'DONE',
    total: 3,
    made: 3,
    skipped: 0,
  });
  expect(await listAttachments(account)).toHaveLength(3);
});

test('retries only the failed invoices when restarted', async () => {
  const { account, user, company, ids } = await setUp();
  const [first = 0] = ids;
  await user.post(invoiceCalls.send, { params: { id: first } });
  const settings = await user.get(companyCalls.invoicingConfig, { params: { id: company.id } });
  const setBankgiro = (bankgiro: string | null) =>
    user.patch(companyCalls.updateInvoicingConfig, {
      params: { id: company.id },
      body: { ...settings, updated_at: null, bankgiro, plusgiro: null },
    });
  await setBankgiro(null);
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  await drainJobQueue(app);
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'FAILED',
    skipped: 1,
    failed: 1,
  });
  await setBankgiro('991-2346');
  await user.post(jobRunCalls.restart, { params: { id: run.id } });
  await drainJobQueue(app);
  const { data } = await user.get(jobRunCalls.items, { params: { id: run.id } });
  expect(data).toMatchObject([{ outcome: 'MADE', invoicebase_id: ids[1] }]);
  expect(await listAttachments(account)).toHaveLength(2);
});

test('invoices that wait for paper are skipped: the run of the user has not failed', async () => {
  const { account, user, ids, tenantId } = await setUp();
  await app.forAccount(account, (tx) =>
    tx.updateTable('tenant').set({ email: null }).where('id', '=', tenantId).execute(),
  );
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  await drainJobQueue(app);
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'DONE',
    skipped: 2,
    by_hand: 2,
    failed: 0,
  });
  // The user sees it in the tray.
  expect((await user.get(notificationCalls.list)).total).toBe(0);
});

test('answers 409 when there is nothing to send', async () => {
  const account = await makeAccount(app);
  expect(await app.as(account).failure(invoiceBatchCalls.send, { body: {} })).toMatchObject({ status: 409 });
});

test('answers other calls while it stores PDFs in a slow file store', async () => {
  const { account, user, ids } = await setUp();
  await user.post(invoiceBatchCalls.send, { body: { ids } });
  await expectOthersAnswered(app, () => drainJobQueue(app));
  expect(await listAttachments(account)).toHaveLength(2);
});

test('renders an invoice again that changes between rendering and sending', async () => {
  const { account, user, ids } = await setUp();
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  const pause = pauseFileStore(app.files, (operation) => operation === 'put');
  const working = drainJobQueue(app);
  await pause.reached;
  await user.post(invoiceRowCalls.create, {
    body: { invoicebase_id: ids[0] ?? 0, name: 'Nyckelbricka', quantity: 1, fee: 350, tax_rate: 0 },
  });
  pause.resume();
  await working;
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'DONE',
    made: 2,
    failed: 0,
  });
  const attachments = await app.forAccount(account, (tx) =>
    tx.selectFrom('mail_attachment').select('bytes').execute(),
  );
  expect(
    attachments.map(({ bytes }) => textIn(bytes ?? Buffer.alloc(0)).includes('Nyckelbricka')).sort(),
  ).toEqual([false, true]);
});
