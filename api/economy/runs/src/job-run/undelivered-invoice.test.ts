import { createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import type { JobData, Tx } from '@husrum/api-platform';
import { runNextJob } from '@husrum/api-platform/testing';
import { closeSmtp, mailJobs } from '@husrum/api-ports/testing';
import { mailCount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { jobRunCalls } from '@husrum/contract/job-run';
import { notificationCalls } from '@husrum/contract/notification';
import { statisticsCalls } from '@husrum/contract/statistics';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { setUpSending } from '../invoice-sending/invoice-sending.test-data';
import { recordUndelivered } from '../invoice-sending/record-undelivered';
import { jobRunJobs } from './job-run.jobs';
import { drainJobQueue, runNightlyStepsOn } from './job-run.test-data';

/** Whether the mail server refuses every recipient. */
let isRefusing = true;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(isRefusing ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null),
  onData: (stream, _session, done) => {
    stream.on('end', () => done());
    stream.resume();
  },
});
const PORT = 42_517;
const app = testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${PORT}` } });

beforeAll(() => new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve)));
afterAll(async () => {
  closeSmtp();
  await new Promise<void>((resolve) => server.close(resolve));
});

const runJobs = async () => {
  const { db, clock, files, settings } = app;
  const jobs = new Map([...mailJobs, ...jobRunJobs].map((job) => [job.kind, job]));
  while (await runNextJob({ db, clock, files, settings, log: app.fastify.log }, jobs));
};

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** Does the same as the job that runs when a mail cannot be delivered. */
const runUndeliveredJob = (tx: Tx, data: JobData): Promise<void> =>
  recordUndelivered({ tx, clock: app.clock }, data);

test('an invoice whose mail is refused becomes ERROR with a notification, and can be sent again', async () => {
  isRefusing = true;
  const { user, lease, email } = await setUpSending(app);
  const { id } = await createSentInvoice(user, lease.id);
  await runJobs();

  const failed = await user.get(invoiceCalls.detail, { params: { id } });
  expect(failed).toMatchObject({
    status: 'ERROR',
    mail_error: expect.stringContaining(`Mejlet till ${email} kom inte fram. Rätta hyresgästens mejladress`),
    locked_at: expect.any(String),
  });
  expect(failed.error).toContain('No such user here');
  expect(failed.timeline.at(-1)?.what).toContain('Nådde inte hyresgästen');
  expect((await user.get(statisticsCalls.badges)).invoicebase_error).toBe(1);
  // It was sent, although it did not arrive.
  expect((await user.get(invoiceCalls.list, { query: { unsent: true } })).total).toBe(0);
  expect((await user.get(invoiceCalls.list, { query: { filter: 'sent' } })).total).toBe(1);
  expect(await user.get(statisticsCalls.business)).toMatchObject({ stat_not_sent_invoices: 0 });
  const { data } = await user.get(notificationCalls.list);
  expect(data[0]).toMatchObject({ data: { title: expect.stringMatching(/kom inte fram$/) } });

  isRefusing = false;
  await user.post(invoiceCalls.send, { params: { id } });
  await runJobs();
  const sent = await user.get(invoiceCalls.detail, { params: { id } });
  expect(sent).toMatchObject({ status: 'PENDING_PAYMENT', mail_error: null, error: null });
  expect(await mailCount(app, email)).toBe(2);
});

test('an invoice that did not arrive stays ERROR when it is overdue, and can be paid', async () => {
  isRefusing = true;
  const { user, lease } = await setUpSending(app);
  const sent = await createSentInvoice(user, lease.id);
  await runJobs();
  app.clock.set('2027-02-01T08:00:00Z');
  expect(await user.get(invoiceCalls.detail, { params: { id: sent.id } })).toMatchObject({ status: 'ERROR' });
  expect((await user.get(invoiceCalls.list, { query: { filter: 'overdue' } })).total).toBe(0);
  const pay = (payment: number) =>
    user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(sent.id), body: { payment } });
  expect(await pay(500)).toMatchObject({ status: 'OVERDUE', payment_left: 8000 });
  // The failed mail no longer needs an action, but stays readable.
  expect(await pay(8000)).toMatchObject({
    ...{
      status: 'PAYED',
      payment_left: 0,
      error: null,
      mail_error: expect.stringContaining('kom inte fram'),
    },
  });
});

test('a run that was done fails when a mail bounces later, and restarting it sends the invoice again', async () => {
  isRefusing = false;
  const { account, user, tenantId, createReady } = await setUpSending(app);
  const { id } = await createReady();
  const { id: deliveredId } = await createReady('2027-01');
  const { id: runId } = await user.post(invoiceBatchCalls.send, { body: { ids: [id, deliveredId] } });
  await drainJobQueue(app);
  const readRun = () => user.get(jobRunCalls.detail, { params: { id: runId } });
  expect(await readRun()).toMatchObject({ status: 'DONE', made: 2, failed: 0 });

  const bounce = { invoiceId: id, sending: 1, to: 'bo@example.se', reason: 'No such user here' };
  await app.forAccount(account, (tx) => runUndeliveredJob(tx, bounce));
  expect(await readRun()).toMatchObject({ status: 'FAILED', made: 1, failed: 1 });
  await runNightlyStepsOn(app, account, '2026-11-21');
  expect(await readRun()).toMatchObject({ status: 'FAILED', failed: 1 });

  await app.forAccount(account, (tx) =>
    tx.updateTable('tenant').set({ email: 'ny@example.se' }).where('id', '=', tenantId).execute(),
  );
  await user.post(jobRunCalls.restart, { params: { id: runId } });
  await drainJobQueue(app);
  expect(await readRun()).toMatchObject({ status: 'DONE', made: 2, failed: 0 });
  expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
    status: 'PENDING_PAYMENT',
  });
  expect(await mailCount(app, 'ny@example.se')).toBe(1);
});

test('a failed run becomes done the night after its invoice was marked as sent', async () => {
  isRefusing = false;
  const { account, user, createReady } = await setUpSending(app);
  const { id } = await createReady();
  const { id: runId } = await user.post(invoiceBatchCalls.send, { body: { ids: [id] } });
  await drainJobQueue(app);
  const bounce = { invoiceId: id, sending: 1, to: 'bo@example.se', reason: 'No such user here' };
  await app.forAccount(account, (tx) => runUndeliveredJob(tx, bounce));
  await user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(id) });
  await runNightlyStepsOn(app, account, '2026-11-21');
  expect(await user.get(jobRunCalls.detail, { params: { id: runId } })).toMatchObject({ status: 'DONE' });
});

test('the run that sent the invoice shows that it did not arrive', async () => {
  isRefusing = true;
  const { account, user, createReady } = await setUpSending(app);
  const { id } = await createReady();
  await user.post(invoiceCalls.sendAll, { body: { ids: [id] } });
  await app.forAccount(account, (tx) =>
    sql`with run as (insert into job_run (kind, period) values ('MAIL', '2026-11-20 0a1b2c3d') returning id)
        insert into job_run_item (job_run_id, outcome, title, invoicebase_id) select id, 'MADE', 'x', ${id} from run`.execute(
      tx,
    ),
  );
  await runJobs();
  const item = await app.forAccount(account, (tx) =>
    tx.selectFrom('job_run_item').select(['outcome', 'message']).executeTakeFirst(),
  );
  expect(item).toEqual({ outcome: 'FAILED', message: expect.stringContaining('kom inte fram') });
});

test('a ready invoice without an email address becomes ERROR, and can be sent once the tenant has one', async () => {
  isRefusing = false;
  const { account, user, tenantId, email, createReady } = await setUpSending(app);
  const { id } = await createReady();
  const setEmail = (value: string | null) =>
    app.forAccount(account, (tx) =>
      tx
        .updateTable('tenant')
        .set({ email: value, billing_email: null })
        .where('id', '=', tenantId)
        .execute(),
    );
  await setEmail(null);
  await user.post(invoiceCalls.sendAll, { body: { ids: [id] } });
  expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
    status: 'ERROR',
    sent_at: null,
    mail_error: expect.stringContaining('saknar mejladress'),
  });
  await setEmail(email);
  expect(await user.post(invoiceCalls.send, { params: { id } })).toMatchObject({
    status: 'PENDING_PAYMENT',
    mail_error: null,
  });
});
