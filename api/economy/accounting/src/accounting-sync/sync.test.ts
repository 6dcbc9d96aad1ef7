import { makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { integrationCalls } from '@husrum/contract/integration';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { notificationCalls } from '@husrum/contract/notification';
import {
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';
import { createSyncedApartment } from './sync.test-data';

const programs: readonly TestProgram[] = [
  fortnoxProgram({ portsFrom: 25_000 }),
  vismaProgram({ portsFrom: 26_000 }),
];

describe.each(programs)('$name', (program) => {
  const app = testServer({ env: program.env });
  let running: RunningProgram;
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());
  beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

  const setUp = () => createSyncedApartment(app, program, running);

  it('a payment in the program is registered here once, even by two servers at the same time', async () => {
    const { sendInvoice, sync, syncAsJob, read, user, account } = await setUp();
    const { id, key } = await sendInvoice();
    running.payRemotely(key, 3000);
    app.clock.set('2026-11-21T08:00:00Z');
    const results = await Promise.all([syncAsJob(), syncAsJob()]);
    expect(results.map((result) => result?.payments).toSorted()).toEqual([0, 1]);
    expect(await read(id)).toMatchObject({ payment_left: 4677, status: 'PARTIALLY_PAYED' });
    running.payRemotely(key);
    app.clock.set('2026-11-22T08:00:00Z');
    expect(await sync()).toMatchObject({ payments: 1, divergences: 0, stopped: 0 });
    expect(await sync()).toMatchObject({ payments: 0, divergences: 0, message: 'Synkroniserat: inget nytt' });
    const paid = await read(id);
    expect(paid).toMatchObject({ payment_left: 0, status: 'PAYED' });
    expect(paid.registered_payments?.map(({ amount }) => amount).toSorted()).toEqual([3000, 4677]);
    const { data } = await user.get(integrationCalls.list);
    expect(data[0]).toMatchObject({ last_error: null, next_sync_at: '2026-11-23T04:00:00.000Z' });
    expect(
      await app.forAccount(account, (tx) =>
        tx.selectFrom('accounting_payment').select('amount_ore').orderBy('id').execute(),
      ),
    ).toEqual([{ amount_ore: 300_000 }, { amount_ore: 467_700 }]);
  });

  it('a payment that a user registered here, and thereby in the program, is not registered again by the sync', async () => {
    const { sendInvoice, sync, read, user, params } = await setUp();
    const { id } = await sendInvoice();
    await user.post(invoiceActionCalls.pay, { params: params(id), body: { payment: 7677 } });
    app.clock.set('2026-11-21T08:00:00Z');
    expect(await sync()).toMatchObject({ payments: 0, divergences: 0 });
    expect((await read(id)).registered_payments).toHaveLength(1);
  });

  it('another due date in the program is shown as a divergence, and decided by a user', async () => {
    const { sendInvoice, sync, read, user, listOpenDivergences, runOpenTasks } = await setUp();
    const { id, key } = await sendInvoice();
    const due = (await read(id)).due_at ?? '';
    running.changeRemoteDueDate(key, '2027-02-15');
    app.clock.set('2026-11-21T08:00:00Z');
    expect(await sync()).toMatchObject({ divergences: 1 });
    // The user is not notified again while nobody has decided.
    expect(await sync()).toMatchObject({ divergences: 0 });
    const [divergence] = await listOpenDivergences();
    expect(divergence).toMatchObject({
      ...{ field: 'DUE_DATE', ours: due, theirs: '2027-02-15' },
      invoice: { id },
    });
    expect(await user.get(accountingSyncCalls.divergenceCount)).toEqual({ count: 1 });
    const notifications = await user.get(notificationCalls.list);
    expect(notifications.data.filter(({ data }) => data.title.startsWith('1 skillnad mot'))).toHaveLength(1);
    const decide = { params: { id: divergence?.id ?? 0 }, body: { decision: 'THEIRS' } };
    await user.post(accountingSyncCalls.decide, decide);
    const decided = await read(id);
    expect(decided.due_at).toBe('2027-02-15');
    expect(decided.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        `Skiljer sig från bokföringsprogrammet: Förfallodag ${due} här, 2027-02-15 där`,
        'Skillnad avgjord: Förfallodag, bokföringsprogrammets gäller',
      ]),
    );
    expect(await user.failure(accountingSyncCalls.decide, decide)).toMatchObject({
      status: 409,
      serverMessage: 'Skillnaden är redan avgjord.',
    });

    running.changeRemoteDueDate(key, '2027-03-01');
    app.clock.set('2026-11-22T08:00:00Z');
    await sync();
    const [second] = await listOpenDivergences();
    // Spiris does not change the due date of booked invoices.
    const canChooseOurs = program.name === 'FORTNOX';
    expect(second?.choices).toEqual(canChooseOurs ? ['OURS', 'THEIRS', 'KEEP'] : ['THEIRS', 'KEEP']);
    const decision = canChooseOurs ? 'OURS' : 'THEIRS';
    await user.post(accountingSyncCalls.decide, { params: { id: second?.id ?? 0 }, body: { decision } });
    await runOpenTasks();
    app.clock.set('2026-11-23T08:00:00Z');
    expect(await sync()).toMatchObject({ divergences: 0 });
    expect(await read(id)).toMatchObject({
      due_at: canChooseOurs ? '2027-02-15' : '2027-03-01',
      sync_active: true,
    });
    expect(await listOpenDivergences()).toEqual([]);

    running.changeRemoteDueDate(key, '2027-04-01');
    app.clock.set('2026-11-24T08:00:00Z');
    await sync();
    const [third] = await listOpenDivergences();
    await user.post(accountingSyncCalls.decide, {
      params: { id: third?.id ?? 0 },
      body: { decision: 'KEEP' },
    });
    expect(await sync()).toMatchObject({ divergences: 0 });
    expect(await listOpenDivergences()).toEqual([]);
  });

  it('a payment that cannot be registered stops the sync of that invoice, with a notification and mail, until it is reactivated', async () => {
    const { sendInvoice, sync, read, user, account, turnOnIntegrationMail, listSyncStoppedMails } =
      await setUp();
    // A colleague who has not turned on the mail gets none.
    await makeColleague(app, account, 'MANAGER');
    await turnOnIntegrationMail();
    const stopped = await sendInvoice();
    const other = await sendInvoice('2027-01');
    // A cancelled invoice stands in for one that was credited here while the program was down: both refuse the payment.
    const setCancelled = (cancelledAt: string | null, status: 'CANCELLED' | 'PENDING_PAYMENT') =>
      app.forAccount(account, async (tx) => {
        await tx
          .updateTable('invoicebase')
          .set({ cancelled_at: cancelledAt, status })
          .where('id', '=', stopped.id)
          .execute();
      });
    await setCancelled('2026-11-20T08:00:00Z', 'CANCELLED');
    running.payRemotely(stopped.key, 1000);
    running.payRemotely(other.key);
    app.clock.set('2026-11-21T08:00:00Z');
    expect(await sync()).toMatchObject({ payments: 1, stopped: 1 });
    const invoice = await read(stopped.id);
    expect(invoice).toMatchObject({ sync_active: false });
    const reason =
      /^Betalningen 1 000 kr den 2026-11-2\d kunde inte registreras\. Hyresavin är makulerad\. Skapa en ny avi om perioden ska aviseras på nytt\.$/;
    expect(invoice.accounting?.sync_error?.replace(/\s/g, ' ')).toMatch(reason);
    expect(await read(other.id)).toMatchObject({ status: 'PAYED', sync_active: true });
    const notifications = await user.get(notificationCalls.list);
    expect(notifications.data.map(({ data }) => data.title)).toContain('Synkronisering inaktiverad');
    expect(await listSyncStoppedMails()).toEqual([
      { recipient: account.email, body: expect.stringContaining(`/invoicebase/${stopped.id}`) },
    ]);

    // Still refused: sync_active stays false, and the history has the reason.
    const reactivate = { body: { id: stopped.id, sync_active: true } };
    const failed = await user.patch(invoiceCalls.update, reactivate);
    expect(failed.sync_active).toBe(false);
    expect(failed.timeline.filter(({ what }) => what.startsWith('Synkronisering inaktiverad'))).toHaveLength(
      2,
    );
    await setCancelled(null, 'PENDING_PAYMENT');
    const resumed = await user.patch(invoiceCalls.update, reactivate);
    expect(resumed).toMatchObject({ sync_active: true, payment_left: 6677 });
    expect(resumed.accounting?.sync_error).toBeNull();
    expect(resumed.timeline.map(({ what }) => what)).toContain('Synkroniseringen är återaktiverad');
  });

  it('refused tasks of sent invoices stop their sync, with one notification and mail for the whole run', async () => {
    const {
      sendInvoice,
      read,
      user,
      account,
      params,
      runOpenTasks,
      turnOnIntegrationMail,
      listSyncStoppedMails,
    } = await setUp();
    const ids = [(await sendInvoice()).id, (await sendInvoice('2027-01')).id];
    await turnOnIntegrationMail();
    running.breakDown(50);
    for (const id of ids)
      await user.failure(invoiceActionCalls.pay, { params: params(id), body: { payment: 500 } });
    running.recover();
    running.lockUntil('2027-12-31');
    app.clock.set('2026-11-20T09:00:00Z');
    expect(await runOpenTasks()).toBe('DONE');
    running.lockUntil(null);
    for (const id of ids) expect(await read(id)).toMatchObject({ sync_active: false });
    const { data } = await user.get(notificationCalls.list);
    const notifications = data.filter((row) => row.data.title === 'Synkronisering inaktiverad');
    expect(notifications.map((row) => row.data.body.slice(0, 12))).toEqual(['2 hyresavier']);
    expect(notifications[0]?.data.link).toBe('/invoicebase/overview?sync_off=true');
    const stopped = await user.get(invoiceCalls.list, { query: { sync_off: true } });
    expect(stopped.data.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(ids);
    expect(await listSyncStoppedMails()).toEqual([
      { recipient: account.email, body: expect.stringContaining('2 hyresavier synkroniseras inte') },
    ]);
  });

  it('too many requests only delay a task: no notification states that the connection fails', async () => {
    const { sendInvoice, user, params, runOpenTasks, read } = await setUp();
    const { id } = await sendInvoice();
    running.exceedRate(50);
    const payment = { params: params(id), body: { payment: 500 } };
    expect(await user.failure(invoiceActionCalls.pay, payment)).toMatchObject({ status: 503 });
    running.recover();
    const { data } = await user.get(notificationCalls.list);
    expect(data.filter(({ type }) => type === 'integration')).toEqual([]);
    expect((await user.get(integrationCalls.list)).data[0]).toMatchObject({ last_error: null });
    app.clock.set('2026-11-20T09:00:00Z');
    expect(await runOpenTasks()).toBe('DONE');
    expect(await read(id)).toMatchObject({ payment_left: 7177 });
  });

  it('an outage is shown on the connection, and the next sync reads the missed changes', async () => {
    const { sendInvoice, sync, read, user } = await setUp();
    const { id, key } = await sendInvoice();
    running.payRemotely(key);
    app.clock.set('2026-11-21T08:00:00Z');
    running.breakDown(3);
    const failure = await user.failure(accountingSyncCalls.run, {
      params: { id: (await user.get(integrationCalls.list)).data[0]?.id ?? 0 },
    });
    expect(failure).toMatchObject({ status: 503 });
    const { data } = await user.get(integrationCalls.list);
    expect(data[0]?.last_error).toBe('Något gick fel i tjänsten. Vi försöker igen.');
    expect(await read(id)).toMatchObject({ sync_active: true, status: 'PENDING_PAYMENT' });
    app.clock.set('2026-11-25T08:00:00Z');
    expect(await sync()).toMatchObject({ payments: 1 });
    expect(await read(id)).toMatchObject({ status: 'PAYED' });
  });

  it('the import preview finds customers and open invoices, the choices of a user link customers to tenants, and other businesses get 404', async () => {
    const { sendInvoice, integrationId, user, account, tenantId, lease } = await setUp();
    const { id } = await sendInvoice();
    // Like invoices that were in the program before it was connected: the second has no OCR number here, the third is paid here.
    const [byOcr, byAmount, unmatched] = [
      await sendInvoice('2027-01'),
      await sendInvoice('2027-03'),
      await sendInvoice('2027-05'),
    ];
    await app.forAccount(account, async (tx) => {
      const ids = [byOcr.id, byAmount.id, unmatched.id];
      await tx.deleteFrom('accounting_invoice').where('invoicebase_id', 'in', ids).execute();
      await tx.updateTable('invoicebase').set({ ocr: null }).where('id', '=', byAmount.id).execute();
      await tx.updateTable('invoicebase').set({ left_ore: 0 }).where('id', '=', unmatched.id).execute();
    });
    await app.forAccount(account, async (tx) => {
      await tx.deleteFrom('accounting_customer').execute();
      await tx
        .updateTable('tenant')
        .set({ fortnox_customer_number: null, visma_customer_number: null })
        .execute();
    });
    const params = { id: integrationId };
    const report = await user.post(accountingSyncCalls.previewImport, { params });
    // The tests of the file share the books: other customers there have the same name, but no one has the same personal number.
    const [tenant] = report.tenants;
    expect(tenant).toMatchObject({ id: tenantId, name: 'Bo Östlund', match: 'IDENTIFIER' });
    expect(report.customers.matched + report.customers.ambiguous).toBe(1);
    expect(report.open_invoices).toContainEqual(
      expect.objectContaining({
        ...{ match: 'LINKED', invoice: expect.objectContaining({ id }), amount: 7677, left: 7677 },
        tenant: { id: tenantId, name: 'Bo Östlund' },
        lease: { id: lease.id, name: expect.any(String) },
      }),
    );
    const expectedMatch = (match: string, invoiceId: number | undefined) => ({
      ...{ match, invoice: invoiceId === undefined ? null : expect.objectContaining({ id: invoiceId }) },
      lease: expect.objectContaining({ id: lease.id }),
    });
    for (const expected of [
      expectedMatch('OCR', byOcr.id),
      expectedMatch('AMOUNT', byAmount.id),
      expectedMatch('NONE', undefined),
    ])
      expect(report.open_invoices).toContainEqual(expect.objectContaining(expected));
    const customerId = tenant?.customers.at(-1)?.id ?? '';
    const links = [{ tenant_id: tenantId, customer_id: customerId }];
    expect(
      await user.failure(accountingSyncCalls.linkCustomers, {
        params,
        body: { links: [{ tenant_id: tenantId, customer_id: 'finns-inte' }] },
      }),
    ).toMatchObject({
      status: 422,
      data: { 'links[0].customer_id': ['Kunden finns inte längre i bokföringsprogrammet'] },
    });
    // A tenant that is in the list twice counts once.
    const repeatedLinks = { links: [...links, ...links] };
    expect(await user.post(accountingSyncCalls.linkCustomers, { params, body: repeatedLinks })).toMatchObject(
      {
        linked: 1,
        message: '1 hyresgäst är kopplad till sin kund',
      },
    );
    const after = await user.post(accountingSyncCalls.previewImport, { params });
    expect(after.customers).toMatchObject({ linked: 1, matched: 0, ambiguous: 0, missing: 0 });

    const stranger = app.as(await makeAccount(app));
    for (const call of [accountingSyncCalls.previewImport, accountingSyncCalls.run])
      expect(await stranger.failure(call, { params })).toMatchObject({ status: 404 });
  });
});
