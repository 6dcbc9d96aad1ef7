import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls, type RunRow } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { notificationCalls } from '@husrum/contract/notification';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { portfolioOf } from '../entity/entity.test-data';
import { createdInvoice, letFlat } from '../invoice/invoice.test-data';
import { nightOf, nights, runsOf, workQueue } from './job-run.test-data';
import { runNight } from './run-night';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-18T08:00:00Z'));

/** A flat let from 2026-01-01 in a company whose invoices come by themselves: made on the 20th, sent on the 25th. */
const begin = async (given: Parameters<typeof letFlat>[2] = {}) => {
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, ...given.settings };
  return { account, ...(await letFlat(app, account, { ...given, settings })) };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const invoices = async ({ user }: Begun) => {
  const query = { limit: 100, sort: { by: 'start', order: 'asc' } } as const;
  return (await user.get(invoiceCalls.list, { query })).data;
};
const periods = async (begun: Begun) =>
  (await invoices(begun)).map(({ start, status }) => `${start} ${status}`);
const shown = (runs: readonly RunRow[]) =>
  runs.map(({ title, status, made, skipped, failed }) => `${title}: ${status} ${made}/${skipped}/${failed}`);
const mails = (account: TestAccount) =>
  app.tenant(account, (tx) => tx.selectFrom('mail_message').select(['recipient', 'subject']).execute());

describe('invoices that come by themselves', () => {
  test('are made on the day, wait for theirs, and are sent with their mail, each once', async () => {
    const begun = await begin();
    const { account } = begun;
    await nights(app, account, '2026-11-19');
    expect(await periods(begun)).toEqual([]);
    await nights(app, account, '2026-11-20', '2026-11-20', '2026-11-24');
    expect(await periods(begun)).toEqual(['2026-12-01 READY']);
    expect(await mails(account)).toEqual([]);
    await nights(app, account, '2026-11-25', '2026-11-26');
    expect(await invoices(begun)).toMatchObject([
      { status: 'PENDING_PAYMENT', reference: '100001', sent_at: '2026-11-25T05:00:00.000Z' },
    ]);
    expect(await mails(account)).toEqual([
      { recipient: 'bo@example.se', subject: expect.stringContaining('december 2026') },
    ]);
    expect(shown(await runsOf(app, account))).toEqual([
      'Hyresavier för december 2026: DONE 1/0/0',
      'Utskick av hyresavier för december 2026: DONE 1/0/0',
    ]);
  });

  test('are caught up month by month after a standstill, and go out at once', async () => {
    const begun = await begin();
    await nights(app, begun.account, '2027-03-21');
    expect(await periods(begun)).toEqual([
      '2026-12-01 PENDING_PAYMENT',
      '2027-01-01 PENDING_PAYMENT',
      '2027-02-01 PENDING_PAYMENT',
      '2027-03-01 PENDING_PAYMENT',
      '2027-04-01 READY',
    ]);
    const made = (await runsOf(app, begun.account)).filter(({ kind }) => kind === 'GENERATE');
    expect(made.map(({ period }) => period)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
  });

  test('come through the queue, once for all who ask', async () => {
    const begun = await begin();
    for (const instant of ['2026-11-18T08:00:00Z', '2026-11-18T23:05:00Z', '2026-11-19T23:04:00Z']) {
      app.clock.set(instant);
      await workQueue(app);
    }
    expect(await periods(begun)).toEqual([]);
    app.clock.set('2026-11-19T23:05:00Z');
    await workQueue(app);
    await workQueue(app);
    expect(await periods(begun)).toEqual(['2026-12-01 READY']);
  });

  test('wait for a person where the company asks for review', async () => {
    const begun = await begin({ settings: { auto_require_review: true } });
    await nights(app, begun.account, '2026-11-20', '2026-11-25');
    const [made] = await invoices(begun);
    expect(made?.status).toBe('REVIEW');
    await begun.user.patch(invoiceCalls.update, { body: { id: made?.id, status: 'READY' } });
    await nights(app, begun.account, '2026-11-26');
    expect(await periods(begun)).toEqual(['2026-12-01 PENDING_PAYMENT']);
  });

  test('leave to people what people have made', async () => {
    const begun = await begin();
    const { user, lease, account } = begun;
    const own = await createdInvoice(user, lease.id);
    await user.post(invoiceActionCalls.generateManual, { params: { id: own.id }, body: {} });
    await nights(app, account, '2026-11-20', '2026-11-25');
    expect(await periods(begun)).toEqual(['2026-12-01 READY']);
  });

  test('leave out days that have an invoice, and say so', async () => {
    const begun = await begin();
    const { user, lease, account } = begun;
    await createdInvoice(user, lease.id, '2026-11-15', '2027-01-10');
    await nights(app, account, '2026-11-20', '2026-12-20');
    expect((await invoices(begun)).map(({ start, stop }) => [start, stop])).toEqual([
      ['2026-11-15', '2027-01-10'],
      ['2027-01-11', '2027-01-31'],
    ]);
    const [first] = await runsOf(app, account);
    expect(shown(first ? [first] : [])).toEqual(['Hyresavier för december 2026: DONE 0/1/0']);
    const items = await user.get(jobRunCalls.items, { params: { id: first?.id ?? 0 } });
    expect(items.data).toMatchObject([
      { outcome: 'SKIPPED', title: 'Lgh 1001 · Bo Östlund', message: 'Perioden är redan aviserad' },
    ]);
  });

  test('are not forgotten when the day is moved to one that has passed', async () => {
    const begun = await begin();
    await nights(app, begun.account, '2026-11-20', '2026-12-10');
    const settings = await begun.user.get(companyCalls.invoicing, { params: { id: begun.company.id } });
    await begun.user.patch(companyCalls.updateInvoicing, {
      params: { id: begun.company.id },
      body: { ...settings, generate_day: 1 },
    });
    await nights(app, begun.account, '2026-12-11');
    expect((await periods(begun)).at(-1)).toBe('2027-01-01 READY');
  });

  test('with nobody to pay are made, marked and told', async () => {
    const begun = await begin();
    await app.tenant(begun.account, (tx) => tx.deleteFrom('lease_tenant').execute());
    await nights(app, begun.account, '2026-11-20', '2026-11-25');
    expect(await periods(begun)).toEqual(['2026-12-01 ERROR']);
    const [run] = await runsOf(app, begun.account);
    const items = await begun.user.get(jobRunCalls.items, { params: { id: run?.id ?? 0 } });
    expect(items.data).toMatchObject([{ outcome: 'MADE', message: 'Uthyrningen saknar primär hyresgäst' }]);
  });
});

describe('turning it on', () => {
  test('never bills back: what lies before is passed over', async () => {
    const begun = await begin({ settings: { auto_enabled: false } });
    const { user, lease, account } = begun;
    await nights(app, account, '2026-11-20', '2026-11-22');
    expect(await runsOf(app, account)).toEqual([]);
    const settings = await user.get(companyCalls.invoicing, { params: { id: begun.company.id } });
    await user.patch(companyCalls.updateInvoicing, {
      params: { id: begun.company.id },
      body: { ...settings, auto_enabled: true },
    });
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
      next_invoice_month: '2027-01',
      next_notice: { date: '2026-12-20', start: '2027-01-01', stop: '2027-01-31' },
    });
    await nights(app, account, '2026-11-23', '2026-12-20');
    expect(await periods(begun)).toEqual(['2027-01-01 READY']);
  });

  test('again after it was off begins anew', async () => {
    const begun = await begin();
    const { user, account } = begun;
    const turn = async (auto_enabled: boolean) => {
      const settings = await user.get(companyCalls.invoicing, { params: { id: begun.company.id } });
      const body = { ...settings, auto_enabled };
      await user.patch(companyCalls.updateInvoicing, { params: { id: begun.company.id }, body });
    };
    await nights(app, account, '2026-11-20');
    await turn(false);
    await nights(app, account, '2027-02-01');
    await turn(true);
    await nights(app, account, '2027-02-20');
    expect(await periods(begun)).toEqual(['2026-12-01 READY', '2027-03-01 READY']);
  });
});

describe('a company with wrong settings', () => {
  const broken = async () => {
    const begun = await begin();
    const make = portfolioOf(app, begun.account);
    const other = await make.company('Sköldens Bostäder AB');
    await begun.user.patch(companyCalls.updateInvoicing, {
      params: { id: other.id },
      body: {
        ...(await begun.user.get(companyCalls.invoicing, { params: { id: other.id } })),
        auto_enabled: true,
      },
    });
    return { ...begun, other };
  };

  test('fails alone, every night, and says why once', async () => {
    const { account, user, other, ...begun } = await broken();
    await nights(app, account, '2026-11-20', '2026-11-21');
    expect(await periods({ account, user, ...begun })).toEqual(['2026-12-01 READY']);
    const failed = await user.get(jobRunCalls.list, { query: { status: 'FAILED' } });
    expect(failed.data).toMatchObject([
      {
        company: { id: other.id, name: 'Sköldens Bostäder AB' },
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

  test('is caught up when it is put right and begun again', async () => {
    const { account, user, other } = await broken();
    await nights(app, account, '2027-01-05');
    const [run] = (await user.get(jobRunCalls.list, { query: { status: 'FAILED' } })).data;
    const settings = await user.get(companyCalls.invoicing, { params: { id: other.id } });
    const body = { ...settings, bankgiro: '991-2346' };
    await user.patch(companyCalls.updateInvoicing, { params: { id: other.id }, body });
    const again = await user.post(jobRunCalls.restart, { params: { id: run?.id ?? 0 } });
    expect(again).toMatchObject({ status: 'RUNNING', error: null });
    const twice = await user.failure(jobRunCalls.restart, { params: { id: run?.id ?? 0 } });
    expect(twice.status).toBe(409);
    await workQueue(app);
    expect(await user.get(jobRunCalls.detail, { params: { id: run?.id ?? 0 } })).toMatchObject({
      status: 'DONE',
      attempts: 2,
    });
    expect((await user.get(jobRunCalls.list, { query: { status: 'FAILED' } })).total).toBe(0);
  });
});

describe('an invoice that cannot be sent', () => {
  test('stays ready with the reason, and goes when it can', async () => {
    const begun = await begin({ tenant: { email: null } });
    const { account, user, tenantId } = begun;
    await nights(app, account, '2026-11-20', '2026-11-25', '2026-11-26');
    expect(await periods(begun)).toEqual(['2026-12-01 READY']);
    const [, run] = await runsOf(app, account);
    expect(run).toMatchObject({ kind: 'SEND', status: 'FAILED', failed: 1, attempts: 2 });
    const { data } = await user.get(jobRunCalls.items, { params: { id: run?.id ?? 0 } });
    expect(data).toMatchObject([
      { title: '100001 · Lgh 1001 · Bo Östlund', message: expect.stringContaining('saknar e-postadress') },
    ]);
    const tenant = await user.get(tenantCalls.detail, { params: { id: tenantId } });
    await user.patch(tenantCalls.update, { body: { ...tenant, email: 'bo@example.se' } });
    await nights(app, account, '2026-11-27');
    expect(await periods(begun)).toEqual(['2026-12-01 PENDING_PAYMENT']);
    expect((await runsOf(app, account))[1]).toMatchObject({ status: 'DONE', made: 1, failed: 0 });
  });

  test('and was handed over by hand leaves no failed run behind', async () => {
    const begun = await begin({ tenant: { email: null } });
    const { account, user } = begun;
    await nights(app, account, '2026-11-20', '2026-11-25');
    const [invoice] = await invoices(begun);
    await user.post(invoiceActionCalls.markSent, { params: { type: 'manual', id: invoice?.id ?? 0 } });
    await nights(app, account, '2026-11-26');
    expect((await runsOf(app, account))[1]).toMatchObject({ status: 'DONE', failed: 0 });
  });

  test('because something broke leaves nothing half done', async () => {
    const begun = await begin();
    const { account } = begun;
    await nights(app, account, '2026-11-20');
    app.clock.set('2026-11-25T05:00:00Z');
    const put = async () => {
      throw new Error('the disk is full');
    };
    await runNight(nightOf(app, account, { files: { ...app.files, put } }));
    expect(await periods(begun)).toEqual(['2026-12-01 READY']);
    expect(await mails(account)).toEqual([]);
    const [, run] = await runsOf(app, account);
    expect(run).toMatchObject({ status: 'FAILED', failed: 1 });
    await nights(app, account, '2026-11-25');
    expect(await mails(account)).toHaveLength(1);
  });
});

describe('the passing of days', () => {
  test('makes an unpaid invoice overdue, and tells which', async () => {
    const begun = await begin({ settings: { terms_of_payment: 'inactive' } });
    const { account } = begun;
    await nights(app, account, '2026-11-20', '2026-11-25', '2026-11-30');
    expect(await periods(begun)).toEqual(['2026-12-01 PENDING_PAYMENT']);
    await nights(app, account, '2026-12-01', '2026-12-02');
    expect(await periods(begun)).toEqual(['2026-12-01 OVERDUE']);
    expect(shown(await runsOf(app, account)).slice(2)).toEqual([
      'Förfallna hyresavier 2026-12-01: DONE 1/0/0',
    ]);
  });

  test('stops between two leases when the process stops, and goes on where it was', async () => {
    const begun = await begin();
    const { account } = begun;
    app.clock.set('2026-11-20T05:00:00Z');
    const stop = new AbortController();
    stop.abort(new Error('the process stops'));
    await expect(runNight(nightOf(app, account, { signal: stop.signal }))).rejects.toThrow(
      'the process stops',
    );
    await nights(app, account, '2026-11-20');
    expect(await periods(begun)).toEqual(['2026-12-01 READY']);
  });
});
