import { createEditableInvoice, createLeasedApartment } from '@husrum/api-invoicing/testing';
import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { notificationCalls } from '@husrum/contract/notification';
import { tenantCalls } from '@husrum/contract/tenant';
import { drainJobQueue, listJobRuns, runNightlyStepsOn, testRunContext } from './job-run.test-data';
import { runNightlySteps } from './run-nightly-steps';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-18T08:00:00Z'));

/** An apartment leased from 2026-01-01, in a company whose invoices are created on the 20th and sent on the 25th. */
const setUp = async (options: Parameters<typeof createLeasedApartment>[2] = {}) => {
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, ...options.settings };
  return { account, ...(await createLeasedApartment(app, account, { ...options, settings })) };
};
type Setup = Awaited<ReturnType<typeof setUp>>;

const listInvoices = async ({ user }: Setup) => {
  const query = { limit: 100, sort: { by: 'start', order: 'asc' } } as const;
  return (await user.get(invoiceCalls.list, { query })).data;
};
const listPeriods = async (setup: Setup) =>
  (await listInvoices(setup)).map(({ start, status }) => `${start} ${status}`);
const summarize = (runs: readonly JobRunRow[]) =>
  runs.map(({ title, status, made, skipped, failed }) => `${title}: ${status} ${made}/${skipped}/${failed}`);
const listMails = (account: TestAccount) =>
  app.forAccount(account, (tx) => tx.selectFrom('mail_message').select(['recipient', 'subject']).execute());

describe('automatic invoicing', () => {
  test('creates invoices on the generate day and mails them on the send day, each once', async () => {
    const setup = await setUp();
    const { account } = setup;
    await runNightlyStepsOn(app, account, '2026-11-19');
    expect(await listPeriods(setup)).toEqual([]);
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-20', '2026-11-24');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 READY']);
    expect(await listMails(account)).toEqual([]);
    await runNightlyStepsOn(app, account, '2026-11-25', '2026-11-26');
    expect(await listInvoices(setup)).toMatchObject([
      { status: 'PENDING_PAYMENT', reference: '100001', sent_at: '2026-11-25T05:00:00.000Z' },
    ]);
    expect(await listMails(account)).toEqual([
      { recipient: 'bo@example.se', subject: expect.stringContaining('december 2026') },
    ]);
    expect(summarize(await listJobRuns(app, account))).toEqual([
      'Hyresavier för december 2026: DONE 1/0/0',
      'Utskick av hyresavier för december 2026: DONE 1/0/0',
    ]);
  });

  test('catches up month by month after downtime, and sends at once', async () => {
    const setup = await setUp();
    await runNightlyStepsOn(app, setup.account, '2027-03-21');
    expect(await listPeriods(setup)).toEqual([
      '2026-12-01 PENDING_PAYMENT',
      '2027-01-01 PENDING_PAYMENT',
      '2027-02-01 PENDING_PAYMENT',
      '2027-03-01 PENDING_PAYMENT',
      '2027-04-01 READY',
    ]);
    const runs = (await listJobRuns(app, setup.account)).filter(({ kind }) => kind === 'GENERATE');
    expect(runs.map(({ period }) => period)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
  });

  test('starts by the job queue at 0:05 on the generate day, and once however often the queue is drained', async () => {
    const setup = await setUp();
    for (const instant of ['2026-11-18T08:00:00Z', '2026-11-18T23:05:00Z', '2026-11-19T23:04:00Z']) {
      app.clock.set(instant);
      await drainJobQueue(app);
    }
    expect(await listPeriods(setup)).toEqual([]);
    app.clock.set('2026-11-19T23:05:00Z');
    await drainJobQueue(app);
    await drainJobQueue(app);
    expect(await listPeriods(setup)).toEqual(['2026-12-01 READY']);
  });

  test('waits for approval if the company requires review', async () => {
    const setup = await setUp({ settings: { auto_require_review: true } });
    await runNightlyStepsOn(app, setup.account, '2026-11-20', '2026-11-25');
    const [invoice] = await listInvoices(setup);
    expect(invoice?.status).toBe('REVIEW');
    await setup.user.patch(invoiceCalls.update, { body: { id: invoice?.id, status: 'READY' } });
    await runNightlyStepsOn(app, setup.account, '2026-11-26');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 PENDING_PAYMENT']);
  });

  test('does not send invoices that people have created', async () => {
    const setup = await setUp();
    const { user, lease, account } = setup;
    const own = await createEditableInvoice(user, lease.id);
    await user.post(invoiceActionCalls.generateManual, { params: { id: own.id }, body: {} });
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 READY']);
  });

  test('skips days that have an invoice already, and the run says so', async () => {
    const setup = await setUp();
    const { user, lease, account } = setup;
    await createEditableInvoice(user, lease.id, '2026-11-15', '2027-01-10');
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-12-20');
    expect((await listInvoices(setup)).map(({ start, stop }) => [start, stop])).toEqual([
      ['2026-11-15', '2027-01-10'],
      ['2027-01-11', '2027-01-31'],
    ]);
    const [first] = await listJobRuns(app, account);
    expect(summarize(first ? [first] : [])).toEqual(['Hyresavier för december 2026: DONE 0/1/0']);
    const items = await user.get(jobRunCalls.items, { params: { id: first?.id ?? 0 } });
    expect(items.data).toMatchObject([
      { outcome: 'SKIPPED', title: 'Lgh 1001 · Bo Östlund', message: 'Perioden är redan aviserad' },
    ]);
  });

  test('creates invoices at once when the generate day is moved to a past day', async () => {
    const setup = await setUp();
    await runNightlyStepsOn(app, setup.account, '2026-11-20', '2026-12-10');
    const settings = await setup.user.get(companyCalls.invoicingConfig, { params: { id: setup.company.id } });
    await setup.user.patch(companyCalls.updateInvoicingConfig, {
      params: { id: setup.company.id },
      body: { ...settings, generate_day: 1 },
    });
    const changed = await setup.user.get(companyCalls.invoicingConfig, { params: { id: setup.company.id } });
    expect(changed.next_run_month).toBe('2027-01');
    expect(await setup.user.get(leaseCalls.detail, { params: { id: setup.lease.id } })).toMatchObject({
      next_notice: { date: '2026-12-11', start: '2027-01-01', stop: '2027-01-31' },
    });
    await runNightlyStepsOn(app, setup.account, '2026-12-11');
    expect((await listPeriods(setup)).at(-1)).toBe('2027-01-01 READY');
  });

  test('creates an invoice with an error for a lease without a tenant', async () => {
    const setup = await setUp();
    await app.forAccount(setup.account, (tx) => tx.deleteFrom('lease_tenant').execute());
    await runNightlyStepsOn(app, setup.account, '2026-11-20', '2026-11-25');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 ERROR']);
    const [run] = await listJobRuns(app, setup.account);
    const items = await setup.user.get(jobRunCalls.items, { params: { id: run?.id ?? 0 } });
    expect(items.data).toMatchObject([{ outcome: 'MADE', message: 'Uthyrningen saknar primär hyresgäst' }]);
  });
});

describe('turning automatic invoicing on', () => {
  test('skips earlier periods', async () => {
    const setup = await setUp({ settings: { auto_enabled: false } });
    const { user, lease, account } = setup;
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-22');
    expect(await listJobRuns(app, account)).toEqual([]);
    const settings = await user.get(companyCalls.invoicingConfig, { params: { id: setup.company.id } });
    await user.patch(companyCalls.updateInvoicingConfig, {
      params: { id: setup.company.id },
      body: { ...settings, auto_enabled: true },
    });
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
      next_invoice_month: '2027-01',
      next_notice: { date: '2026-12-20', start: '2027-01-01', stop: '2027-01-31' },
    });
    await runNightlyStepsOn(app, account, '2026-11-23', '2026-12-20');
    expect(await listPeriods(setup)).toEqual(['2027-01-01 READY']);
  });

  test('after it was off, starts again with the coming month', async () => {
    const setup = await setUp();
    const { user, account } = setup;
    const setAutoEnabled = async (autoEnabled: boolean) => {
      const settings = await user.get(companyCalls.invoicingConfig, { params: { id: setup.company.id } });
      const body = { ...settings, auto_enabled: autoEnabled };
      await user.patch(companyCalls.updateInvoicingConfig, { params: { id: setup.company.id }, body });
    };
    await runNightlyStepsOn(app, account, '2026-11-20');
    await setAutoEnabled(false);
    await runNightlyStepsOn(app, account, '2027-02-01');
    await setAutoEnabled(true);
    await runNightlyStepsOn(app, account, '2027-02-20');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 READY', '2027-03-01 READY']);
  });
});

describe('a company with incomplete settings', () => {
  const setUpIncompleteCompany = async () => {
    const setup = await setUp();
    const make = createPortfolioFactory(app, setup.account);
    const incomplete = await make.company('Sköldens Bostäder AB');
    await setup.user.patch(companyCalls.updateInvoicingConfig, {
      params: { id: incomplete.id },
      body: {
        ...(await setup.user.get(companyCalls.invoicingConfig, { params: { id: incomplete.id } })),
        auto_enabled: true,
      },
    });
    return { ...setup, incomplete };
  };

  test('has a run that fails every night, does not stop the runs of other companies, and notifies once', async () => {
    const { account, user, incomplete, ...setup } = await setUpIncompleteCompany();
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-21');
    expect(await listPeriods({ account, user, ...setup })).toEqual(['2026-12-01 READY']);
    const failed = await user.get(jobRunCalls.list, { query: { status: 'FAILED' } });
    expect(failed.data).toMatchObject([
      {
        company: { id: incomplete.id, name: 'Sköldens Bostäder AB' },
        title: 'Hyresavier för december 2026',
        error: expect.stringContaining('Bankgiro och plusgiro saknas'),
        attempts: 2,
      },
    ]);
    const { data } = await user.get(notificationCalls.list);
    expect(data.filter(({ type }) => type === 'run')).toMatchObject([
      {
        data: {
          title: 'Hyresavier för december 2026: allt kunde inte göras',
          body: expect.stringContaining('Bankgiro och plusgiro saknas'),
          link: expect.stringMatching(/^\/economy\/run\/\d+$/),
        },
      },
    ]);
  });

  test('is caught up when its settings are completed and the run is restarted', async () => {
    const { account, user, incomplete } = await setUpIncompleteCompany();
    await runNightlyStepsOn(app, account, '2027-01-05');
    const [run] = (await user.get(jobRunCalls.list, { query: { status: 'FAILED' } })).data;
    const settings = await user.get(companyCalls.invoicingConfig, { params: { id: incomplete.id } });
    const body = { ...settings, bankgiro: '991-2346' };
    await user.patch(companyCalls.updateInvoicingConfig, { params: { id: incomplete.id }, body });
    const restarted = await user.post(jobRunCalls.restart, { params: { id: run?.id ?? 0 } });
    expect(restarted).toMatchObject({ status: 'RUNNING', error: null });
    const restartedTwice = await user.failure(jobRunCalls.restart, { params: { id: run?.id ?? 0 } });
    expect(restartedTwice.status).toBe(409);
    await drainJobQueue(app);
    expect(await user.get(jobRunCalls.detail, { params: { id: run?.id ?? 0 } })).toMatchObject({
      status: 'DONE',
      attempts: 2,
    });
    expect((await user.get(jobRunCalls.list, { query: { status: 'FAILED' } })).total).toBe(0);
  });
});

describe('an invoice that cannot be sent', () => {
  test('for want of an address waits for a person: its run has not failed, and the users are told once', async () => {
    const setup = await setUp({ tenant: { email: null } });
    const { account, user, tenantId } = setup;
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25', '2026-11-26');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 ERROR']);
    const [, run] = await listJobRuns(app, account);
    expect(run).toMatchObject({ kind: 'SEND', status: 'DONE', failed: 0, skipped: 1, by_hand: 1 });
    expect((await user.get(jobRunCalls.list, { query: { status: 'FAILED' } })).total).toBe(0);
    const { data } = await user.get(jobRunCalls.items, { params: { id: run?.id ?? 0 } });
    expect(data).toMatchObject([
      {
        outcome: 'SKIPPED',
        title: '100001 · Lgh 1001 · Bo Östlund',
        message: expect.stringContaining('saknar mejladress'),
      },
    ]);
    const { data: notifications } = await user.get(notificationCalls.list);
    expect(notifications.map(({ data: { title } }) => title)).toEqual([
      'Utskick av hyresavier för december 2026: 1 avi att lämna på papper',
    ]);
    const tenant = await user.get(tenantCalls.detail, { params: { id: tenantId } });
    await user.patch(tenantCalls.update, { body: { ...tenant, email: 'bo@example.se' } });
    await runNightlyStepsOn(app, account, '2026-11-27');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 PENDING_PAYMENT']);
    expect((await listJobRuns(app, account))[1]).toMatchObject({ status: 'DONE', made: 1, by_hand: 0 });
  });

  test('leaves no failed run behind when it is marked as sent by hand', async () => {
    const setup = await setUp({ tenant: { email: null } });
    const { account, user } = setup;
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25');
    const [invoice] = await listInvoices(setup);
    await user.post(invoiceActionCalls.markSent, { params: { type: 'manual', id: invoice?.id ?? 0 } });
    await runNightlyStepsOn(app, account, '2026-11-26');
    expect((await listJobRuns(app, account))[1]).toMatchObject({ status: 'DONE', failed: 0 });
  });

  test('stays ready, and is sent by the next run, after an unexpected error', async () => {
    const setup = await setUp();
    const { account } = setup;
    await runNightlyStepsOn(app, account, '2026-11-20');
    app.clock.set('2026-11-25T05:00:00Z');
    const put = async () => {
      throw new Error('the disk is full');
    };
    await runNightlySteps(testRunContext(app, account, { files: { ...app.files, put } }));
    expect(await listPeriods(setup)).toEqual(['2026-12-01 READY']);
    expect(await listMails(account)).toEqual([]);
    const [, run] = await listJobRuns(app, account);
    expect(run).toMatchObject({ status: 'FAILED', failed: 1 });
    await runNightlyStepsOn(app, account, '2026-11-25');
    expect(await listMails(account)).toHaveLength(1);
  });
});

describe('the nightly steps', () => {
  test('mark an unpaid invoice as overdue, and record it', async () => {
    const setup = await setUp({ settings: { terms_of_payment: 'inactive' } });
    const { account } = setup;
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25', '2026-11-30');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 PENDING_PAYMENT']);
    await runNightlyStepsOn(app, account, '2026-12-01', '2026-12-02');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 OVERDUE']);
    expect(summarize(await listJobRuns(app, account)).slice(2)).toEqual([
      'Förfallna hyresavier 2026-12-01: DONE 1/0/0',
    ]);
  });

  test('do nothing when the process is stopping, and are done when it runs again', async () => {
    const setup = await setUp();
    const { account } = setup;
    app.clock.set('2026-11-20T05:00:00Z');
    const stop = new AbortController();
    stop.abort(new Error('the process stops'));
    await expect(runNightlySteps(testRunContext(app, account, { signal: stop.signal }))).rejects.toThrow(
      'the process stops',
    );
    expect(await listPeriods(setup)).toEqual([]);
    await runNightlyStepsOn(app, account, '2026-11-20');
    expect(await listPeriods(setup)).toEqual(['2026-12-01 READY']);
  });
});
