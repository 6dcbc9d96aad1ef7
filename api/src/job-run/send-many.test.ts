import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { jobRunCalls } from '@husrum/contract/job-run';
import { besideOthers, holdFiles } from '../../test/held-files';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { textIn } from '../../test/pdf-text';
import { letFlat, readyInvoice } from '../invoice/invoice.test-data';
import { nightOf, workQueue } from './job-run.test-data';
import { sendMany } from './send-many';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
});

/** Numbered invoices of a flat for the months to come, ready to be sent. */
const begin = async (months = 2) => {
  const account = await makeAccount(app);
  const flat = await letFlat(app, account);
  const ids: number[] = [];
  for (const month of ['2026-12', '2027-01', '2027-02'].slice(0, months)) {
    const { id } = await readyInvoice(flat.user, flat.lease.id, `${month}-01`, `${month}-28`);
    ids.push(id);
  }
  return { account, ids, ...flat };
};
const mails = (account: TestAccount) =>
  app.tenant(account, (tx) => tx.selectFrom('mail_attachment').select('name').orderBy('name').execute());

test('a sending is a run that its starter can leave: each invoice goes once, by whom it was asked', async () => {
  const { account, user, ids } = await begin();
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  expect(run).toMatchObject({
    kind: 'MAIL',
    title: 'Utskick 2026-11-20',
    status: 'RUNNING',
    total: 2,
    made: 0,
  });
  expect(run.started_by).toBe('Anna Andersson');
  await workQueue(app);
  await workQueue(app);
  const after = await user.get(jobRunCalls.detail, { params: { id: run.id } });
  expect(after).toMatchObject({ status: 'DONE', total: 2, made: 2, skipped: 0, failed: 0 });
  expect(await mails(account)).toHaveLength(2);
  const invoice = await user.get(invoiceCalls.detail, { params: { id: ids[0] ?? 0 } });
  expect(invoice).toMatchObject({ status: 'PENDING_PAYMENT' });
  expect(invoice.timeline.find(({ station }) => station === 'SENT')?.who).toBe('Anna Andersson');
});

test('what was sent by somebody else meanwhile is passed over, and says so', async () => {
  const { account, user, ids } = await begin();
  const run = await user.post(invoiceBatchCalls.send, { body: {} });
  await user.post(invoiceCalls.send, { params: { id: ids[1] ?? 0 } });
  await workQueue(app);
  const { data } = await user.get(jobRunCalls.items, { params: { id: run.id } });
  expect(data.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['SKIPPED', 'Avin är inte redo att skickas, eller har redan skickats.'],
    ['MADE', null],
  ]);
  expect(await mails(account)).toHaveLength(2);
});

test('what a worker sent before it ended is not sent again by the next', async () => {
  const { account, user, ids } = await begin(3);
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  // What a worker did before it died, of which only its own transactions remain.
  await sendMany(nightOf(app, account), { runId: run.id, ids: ids.slice(0, 1) });
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({ made: 1 });
  await workQueue(app);
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'DONE',
    total: 3,
    made: 3,
    skipped: 0,
  });
  expect(await mails(account)).toHaveLength(3);
});

test('begun again, it tries only what failed', async () => {
  const { account, user, ids, tenantId } = await begin();
  const [first = 0] = ids;
  await user.post(invoiceCalls.send, { params: { id: first } });
  const reachedAt = (email: string | null) =>
    app.tenant(account, (tx) => tx.updateTable('tenant').set({ email }).where('id', '=', tenantId).execute());
  await reachedAt(null);
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  await workQueue(app);
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    status: 'FAILED',
    skipped: 1,
    failed: 1,
  });
  await reachedAt('bo@example.se');
  await user.post(jobRunCalls.restart, { params: { id: run.id } });
  await workQueue(app);
  const { data } = await user.get(jobRunCalls.items, { params: { id: run.id } });
  expect(data).toMatchObject([{ outcome: 'MADE', invoicebase_id: ids[1] }]);
  expect(await mails(account)).toHaveLength(2);
});

test('without anything to send there is no run', async () => {
  const account = await makeAccount(app);
  expect(await app.as(account).failure(invoiceBatchCalls.send, { body: {} })).toMatchObject({ status: 409 });
});

test('nobody waits for the database while many are drawn and put into a slow store', async () => {
  const { account, user, ids } = await begin();
  await user.post(invoiceBatchCalls.send, { body: { ids } });
  await besideOthers(app, () => workQueue(app));
  expect(await mails(account)).toHaveLength(2);
});

test('what changes between its drawing and its sending is drawn anew: what leaves says what it says now', async () => {
  const { account, user, ids } = await begin();
  const run = await user.post(invoiceBatchCalls.send, { body: { ids } });
  const held = holdFiles(app.files, (operation) => operation === 'put');
  const working = workQueue(app);
  await held.reached;
  await user.post(invoiceRowCalls.create, {
    body: { invoicebase_id: ids[0] ?? 0, name: 'Nyckelbricka', quantity: 1, fee: 350, tax_rate: 0 },
  });
  held.letOn();
  await working;
  expect(await user.get(jobRunCalls.detail, { params: { id: run.id } })).toMatchObject({
    ...{ status: 'DONE', made: 2, failed: 0 },
  });
  const papers = await app.tenant(account, (tx) =>
    tx.selectFrom('mail_attachment').select('bytes').execute(),
  );
  expect(papers.map(({ bytes }) => textIn(bytes).includes('Nyckelbricka')).sort()).toEqual([false, true]);
});
