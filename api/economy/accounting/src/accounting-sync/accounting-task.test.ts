import { toUpdateBody } from '@husrum/api-leases/testing';
import { mailCount, testServer } from '@husrum/api-testing';
import { countRequests } from '@husrum/api-testing/count-requests';
import { accountingCalls } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { integrationCalls } from '@husrum/contract/integration';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import {
  createConnectedApartment,
  createDatabaseOfKilledProcess,
  fortnoxProgram,
  type RunningProgram,
  type TestBooks,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';
import { createSyncedApartment } from './sync.test-data';

const programs: readonly TestProgram[] = [
  fortnoxProgram({ portsFrom: 23_000 }),
  vismaProgram({ portsFrom: 24_000 }),
];

describe.each(programs)('$name', (program) => {
  const app = testServer({ env: program.env });
  let running: RunningProgram;
  let before: TestBooks;
  /** Counts the changes in the books since the test began. */
  const countAdded = (): TestBooks => {
    const { customers, drafts, booked, payments, left } = running.books();
    return {
      customers: customers - before.customers,
      drafts: drafts - before.drafts,
      booked: booked - before.booked,
      payments: payments - before.payments,
      left: Math.round(left - before.left),
    };
  };
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    app.clock.set('2026-11-20T08:00:00Z');
    running.lockUntil(null);
    before = running.books();
  });
  const setUp = () => createConnectedApartment(app, program, running);

  it('an invoice is created by hand, changed, booked and sent once, and paid in the program and here', async () => {
    const { generate, user, params, email, tenantId } = await setUp();
    const draft = await generate();
    expect(draft).toMatchObject({ invoice_type: program.name, status: 'READY', booked_at: null });
    expect(draft.accounting).toMatchObject({
      state: 'DRAFT',
      sync_error: null,
      waiting: null,
      is_simulated: true,
    });
    expect(countAdded()).toMatchObject({ customers: 1, drafts: 1, booked: 0 });
    const tenant = await user.get(tenantCalls.detail, { params: { id: tenantId } });
    expect(
      program.name === 'FORTNOX' ? tenant.fortnox_customer_number : tenant.visma_customer_number,
    ).not.toBeNull();

    const row = { invoicebase_id: draft.id, name: 'Nyckel', quantity: 1, fee: 200, tax_rate: 25 } as const;
    await user.post(invoiceRowCalls.create, { body: row });
    const sent = await user.post(invoiceCalls.send, { params: { id: draft.id } });
    expect(sent).toMatchObject({
      status: 'PENDING_PAYMENT',
      sent_at: expect.any(String),
      booked_at: expect.any(String),
    });
    expect(sent.ocr).toMatch(/^\d+$/);
    expect(sent.accounting).toMatchObject({ state: 'BOOKED', number: expect.any(String) });
    expect(await mailCount(app, email)).toBe(1);
    expect(countAdded()).toMatchObject({ drafts: 0, booked: 1, left: sent.pay_amount_rounded });

    const paid = await user.post(invoiceActionCalls.pay, {
      params: params(draft.id),
      body: { payment: 1000 },
    });
    expect(paid.payment_left).toBe(sent.pay_amount_rounded - 1000);
    expect(countAdded()).toMatchObject({ payments: 1, left: sent.pay_amount_rounded - 1000 });
    const refused = await user.failure(invoiceActionCalls.undoPayment, {
      params: { ...params(draft.id), paymentId: paid.registered_payments?.[0]?.payment_id ?? 0 },
    });
    expect(refused).toMatchObject({ status: 409, serverMessage: expect.stringContaining('kan inte ångras') });
  });

  it('approval updates the draft in the program only if the invoice or its codes have changed since the program last got them', async () => {
    const { generate, user, company, account, integrationId, keyOf, params, runOpenTasks } =
      await createSyncedApartment(app, program, running);
    await app.forAccount(account, (tx) =>
      tx
        .updateTable('invoicing_config')
        .set({ auto_require_review: true })
        .where('company_id', '=', company.id)
        .execute(),
    );
    const ids: number[] = [];
    for (const month of ['2026-12', '2027-01', '2027-02']) ids.push((await generate(month)).id);
    const requests = countRequests(new URL(program.env[`${program.name}_BASE_URL`] ?? '').origin);
    const countDuring = async (run: () => Promise<unknown>): Promise<number> => {
      const { calls } = requests.read();
      await run();
      expect(await runOpenTasks()).toBe('DONE');
      return requests.read().calls - calls;
    };
    const approve = (id: number) =>
      countDuring(() => user.post(invoiceBatchCalls.approve, { body: { ids: [id] } }));
    const [unchanged = 0, changed = 0, remapped = 0] = ids;
    // The invoice date of the drafts is then yesterday. It does not matter before booking, which sets it anew.
    app.clock.set('2026-11-21T08:00:00Z');
    expect(await approve(unchanged)).toBe(0);
    const row = { invoicebase_id: changed, name: 'Nyckel', quantity: 1, fee: 200, tax_rate: 25 } as const;
    expect(await countDuring(() => user.post(invoiceRowCalls.create, { body: row }))).toBeGreaterThan(0);
    expect(await approve(changed)).toBe(0);
    await user.patch(accountingCalls.updateDimension, {
      params: { id: integrationId },
      body: { type: 'company', id: company.id, cost_center: null, project: '1' },
    });
    expect(await approve(remapped)).toBeGreaterThan(0);
    expect(running.read(await keyOf(remapped)).rows).toMatchObject([{ project: '1' }]);
    // Booking sends what has changed since the draft was approved.
    await user.post(invoiceActionCalls.bookkeep, { params: params(unchanged) });
    expect(running.read(await keyOf(unchanged)).rows).toMatchObject([{ project: '1' }]);
    requests.stop();
  });

  it('a booked invoice cannot be cancelled, but is credited in part and wholly; its due date is changed in Fortnox and refused in Spiris', async () => {
    const { generate, user, params } = await setUp();
    const { id } = await generate();
    const booked = await user.post(invoiceActionCalls.bookkeep, { params: params(id) });
    expect(booked).toMatchObject({ status: 'READY', locked_at: expect.any(String) });
    expect(await user.failure(invoiceActionCalls.cancel, { params: params(id) })).toMatchObject({
      status: 409,
    });
    await user.post(invoiceCalls.send, { params: { id } });
    const change = { params: params(id), body: { due_at: '2027-02-01' } };
    // Spiris keeps the due date of a booked invoice.
    if (program.name === 'VISMA')
      expect(await user.failure(invoiceActionCalls.changeDueDate, change)).toMatchObject({ status: 409 });
    else expect(await user.patch(invoiceActionCalls.changeDueDate, change)).toMatchObject(change.body);
    const beforeCredit = await user.get(invoiceCalls.detail, { params: { id } });
    const [row] = beforeCredit.rows;
    const part = await user.post(invoiceActionCalls.creditPart, {
      params: params(id),
      body: { rows: [{ id: row?.id ?? 0, amount: 500 }], reason: 'Trasig spis' },
    });
    expect(part.payment_left).toBe(beforeCredit.pay_amount_rounded - 500);
    expect(countAdded()).toMatchObject({ booked: 2 });
    const credited = await user.post(invoiceActionCalls.credit, { params: params(id) });
    expect(credited).toMatchObject({ status: 'CREDITED', payment_left: 0 });
    expect(countAdded()).toMatchObject({ drafts: 0, booked: 3 });
  });

  it('an invoice that is not booked is cancelled or removed in the program too', async () => {
    const { generate, user, params, runOpenTasks } = await setUp();
    const one = await generate('2026-12');
    const other = await generate('2027-01');
    expect(countAdded()).toMatchObject({ customers: 1, drafts: 2 });
    expect(await user.post(invoiceActionCalls.cancel, { params: params(one.id) })).toMatchObject({
      status: 'CANCELLED',
      accounting: { state: 'CANCELLED' },
    });
    await user.remove(invoiceCalls.remove, { params: { id: other.id } });
    expect(await runOpenTasks()).toBe('DONE');
    expect(countAdded()).toMatchObject({ drafts: 0, booked: 0 });
  });

  it('booking in a locked period is refused with a message and leaves nothing behind, and the invoice can be sent when the period is open', async () => {
    const { generate, user, params, listTasks } = await setUp();
    const { id } = await generate();
    running.lockUntil('2026-12-31');
    const refused = await user.failure(invoiceActionCalls.bookkeep, { params: params(id) });
    expect(refused).toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('Perioden är låst'),
    });
    expect(await listTasks(id)).toEqual([expect.objectContaining({ kind: 'CREATE', state: 'DONE' })]);
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
      status: 'READY',
      error: null,
    });

    // When invoices are sent together, the refusal is shown on the invoice, and the user tries again.
    expect(await user.post(invoiceCalls.sendAll, { body: {} })).toMatchObject({ sent: 0, booking: 1 });
    const retry = () => user.post(accountingSyncCalls.retryInvoice, { params: { id } });
    const stopped = await retry();
    expect(stopped).toMatchObject({ status: 'ERROR', error: expect.stringContaining('Perioden är låst') });
    expect(stopped.accounting).toMatchObject({ can_retry: true, waiting: null });
    expect(await user.get(statisticsCalls.badges)).toMatchObject({ accounting_stopped: 1 });
    expect(await user.failure(invoiceCalls.send, { params: { id } })).toMatchObject({ status: 422 });
    running.lockUntil(null);
    const sent = await retry();
    expect(sent).toMatchObject({ status: 'PENDING_PAYMENT', error: null, accounting: { can_retry: false } });
    expect(countAdded()).toMatchObject({ booked: 1 });
  });

  it('all invoices that the program refuses are tried again at once', async () => {
    const { generate, user, runOpenTasks } = await setUp();
    const ids = [(await generate('2026-12')).id, (await generate('2027-01')).id];
    running.lockUntil('2027-01-31');
    await user.post(invoiceCalls.sendAll, { body: {} });
    await runOpenTasks();
    expect(await user.get(statisticsCalls.badges)).toMatchObject({ accounting_stopped: 2 });
    running.lockUntil(null);
    expect(await user.post(accountingSyncCalls.retryAll)).toEqual({ count: 2 });
    expect(await user.get(statisticsCalls.badges)).toMatchObject({ accounting_stopped: 0 });
    await runOpenTasks();
    for (const id of ids)
      expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
        status: 'PENDING_PAYMENT',
        error: null,
      });
  });

  it('a repeated call has one effect, and an outage only delays it', async () => {
    const { createEditable, user, account, params, runOpenTasks, generateCall, listTasks } = await setUp();
    const { id } = await createEditable();
    const idempotencyKey = `generate-${program.name}`;
    const both = await Promise.all(
      [1, 2].map(() => app.as(account).raw(generateCall, { params: { id }, idempotencyKey })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(countAdded()).toMatchObject({ customers: 1, drafts: 1 });
    await user.post(invoiceCalls.send, { params: { id } });

    running.breakDown(50);
    const payment = { params: params(id), body: { payment: 700 }, idempotencyKey: `pay-${program.name}` };
    const delayed = await app.as(account).raw(invoiceActionCalls.pay, payment);
    expect([delayed.statusCode, delayed.json().message]).toEqual([
      503,
      expect.stringContaining('svarar inte'),
    ]);
    expect((await user.get(invoiceCalls.detail, { params: { id } })).accounting?.waiting).toContain(
      'Betalningen',
    );
    const again = await user.failure(invoiceActionCalls.pay, { params: params(id), body: { payment: 700 } });
    expect(again).toMatchObject({ status: 409, serverMessage: expect.stringContaining('väntar redan') });
    running.recover();
    app.clock.set('2026-11-20T09:00:00Z');
    expect(await runOpenTasks()).toBe('DONE');
    expect((await listTasks(id)).filter(({ state }) => state !== 'DONE')).toEqual([]);
    const repeated = await app.as(account).raw(invoiceActionCalls.pay, payment);
    expect(repeated.statusCode).toBe(200);
    expect(countAdded()).toMatchObject({ payments: 1 });
  });

  it('a process that is killed at any step, and simultaneous processes, do nothing twice', async () => {
    const { createEditable, user, account, params, runOpenTasks, generateCall, email } = await setUp();
    const ids: number[] = [];
    for (const month of ['2026-12', '2027-01']) {
      const { id } = await createEditable(month);
      running.breakDown(50);
      expect(await user.failure(generateCall, { params: { id } })).toMatchObject({ status: 503 });
      running.recover();
      ids.push(id);
    }
    /** Expires the claims of killed processes and the pauses between attempts, but not the tokens. */
    const passTime = (): Promise<void> =>
      app.forAccount(account, async (tx) => {
        await tx.updateTable('integration').set({ claimed_until: null }).execute();
        await tx.updateTable('accounting_task').set({ next_attempt_at: '2026-11-20T08:00:00Z' }).execute();
      });
    /** Runs the tasks in processes that are killed after 1, 2, 3… transactions, until one finishes. */
    const killAtEveryStep = async (): Promise<void> => {
      for (let steps = 1; ; steps += 1) {
        await passTime();
        const outcome = await runOpenTasks(createDatabaseOfKilledProcess(app.db, steps)).catch(
          () => 'KILLED',
        );
        if (outcome === 'DONE') return;
        expect(outcome).toBe('KILLED');
        expect(steps).toBeLessThan(60);
      }
    };
    await killAtEveryStep();
    expect(countAdded()).toMatchObject({ customers: 1, drafts: 2 });
    expect(await user.post(invoiceCalls.sendAll, { body: {} })).toMatchObject({ booking: 2 });
    await killAtEveryStep();
    expect(countAdded()).toMatchObject({ drafts: 0, booked: 2 });
    expect(await mailCount(app, email)).toBe(2);

    running.breakDown(50);
    const [first = 0, second = 0] = ids;
    for (const id of [first, second])
      await user.failure(invoiceActionCalls.pay, { params: params(id), body: { payment: 900 } });
    running.recover();
    await killAtEveryStep();
    running.breakDown(50);
    for (const id of [first, second]) await user.failure(invoiceActionCalls.credit, { params: params(id) });
    running.recover();
    await passTime();
    expect(await Promise.all([runOpenTasks(), runOpenTasks(), runOpenTasks()])).toContain('DONE');
    await runOpenTasks();
    expect(countAdded()).toMatchObject({ payments: 2, booked: 4 });
    for (const id of ids)
      expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({ status: 'CREDITED' });
  });

  it('an invoice of a removed connection has an error with the solution, and can become a manual one with the same number', async () => {
    const { generate, user, integrationId } = await setUp();
    const { id, reference } = await generate();
    await user.remove(integrationCalls.remove, { params: { id: integrationId } });
    const disconnected = await user.get(invoiceCalls.detail, { params: { id } });
    expect(disconnected).toMatchObject({
      status: 'ERROR',
      accounting: { is_connected: false, can_retry: false },
    });
    expect(disconnected.error).toContain('manuell avi');
    expect(await user.failure(invoiceCalls.send, { params: { id } })).toMatchObject({
      serverMessage: disconnected.error,
    });
    expect(await user.failure(accountingSyncCalls.retryInvoice, { params: { id } })).toMatchObject({
      status: 424,
    });
    const manual = await user.post(invoiceActionCalls.generateManual, { params: { id }, body: {} });
    expect(manual).toMatchObject({ invoice_type: 'MANUAL', reference, status: 'READY', error: null });
    // Nothing asks to turn the synchronisation of a manual invoice on again.
    expect(manual.sync_active).toBe(true);
    expect((await user.get(invoiceCalls.list, { query: { sync_off: true } })).total).toBe(0);
  });

  it('a credit invoice that is not booked when the connection is removed becomes manual, and is sent without the program', async () => {
    const { generate, user, lease, integrationId } = await setUp();
    const { id } = await generate();
    await user.post(invoiceCalls.send, { params: { id } });
    const ended = toUpdateBody(await user.get(leaseCalls.detail, { params: { id: lease.id } }), {
      stop: '2026-12-10',
    });
    await user.patch(leaseCalls.update, { body: ended });
    const { data: proposals } = await user.get(proposedCreditCalls.listByLease, { params: { id: lease.id } });
    const proposalId = proposals[0]?.id ?? 0;
    const booksBefore = countAdded();
    await user.post(proposedCreditCalls.decide, {
      params: { id: proposalId },
      body: { decision: 'CREDITED' },
    });
    const creditId = (await user.get(invoiceCalls.detail, { params: { id } })).credited_by?.id ?? 0;
    await user.remove(integrationCalls.remove, { params: { id: integrationId } });
    const credit = await user.get(invoiceCalls.detail, { params: { id: creditId } });
    expect(credit).toMatchObject({
      invoice_type: 'MANUAL',
      status: 'READY',
      accounting: null,
      sync_active: true,
    });
    expect(credit.timeline.at(-1)?.what).toContain('gör samma kreditering där');
    const sent = await user.post(invoiceCalls.send, { params: { id: creditId } });
    expect(sent).toMatchObject({ kind: 'CREDIT', status: 'PAYED', sent_at: expect.any(String) });
    expect(countAdded()).toEqual(booksBefore);
  });

  it('an invoice that was sent before the connection was removed is paid, moved and credited here only', async () => {
    const { generate, user, integrationId, params } = await setUp();
    const { id } = await generate();
    const sent = await user.post(invoiceCalls.send, { params: { id } });
    await user.remove(integrationCalls.remove, { params: { id: integrationId } });
    const booksAfterSending = countAdded();
    const disconnected = await user.get(invoiceCalls.detail, { params: { id } });
    expect(disconnected).toMatchObject({ error: null, accounting: { is_connected: false } });
    expect(disconnected.accounting?.sync_error).toContain('registreras bara här');
    expect(disconnected.timeline.at(-1)?.what).toContain('är borttagen');

    const paid = await user.post(invoiceActionCalls.pay, { params: params(id), body: { payment: 500 } });
    expect(paid).toMatchObject({ payment_left: sent.pay_amount_rounded - 500 });
    const paymentId = paid.registered_payments?.[0]?.payment_id ?? 0;
    await user.post(invoiceActionCalls.undoPayment, { params: { ...params(id), paymentId } });
    const moved = await user.patch(invoiceActionCalls.changeDueDate, {
      params: params(id),
      body: { due_at: '2027-01-29' },
    });
    expect(moved).toMatchObject({ due_at: '2027-01-29', payment_left: sent.pay_amount_rounded });
    const refused = await user.failure(invoiceCalls.update, { body: { id, sync_active: true } });
    expect(refused).toMatchObject({ status: 424, serverMessage: disconnected.accounting?.sync_error });
    const credited = await user.post(invoiceActionCalls.credit, { params: params(id) });
    expect(credited).toMatchObject({ status: 'CREDITED', payment_left: 0 });
    const credit = await user.post(invoiceCalls.send, { params: { id: credited.credited_by?.id ?? 0 } });
    expect(credit).toMatchObject({ kind: 'CREDIT', sent_at: expect.any(String) });
    expect(countAdded()).toEqual(booksAfterSending);
  });

  it('a company without the program gets 424, and a tenant without a personal number is refused with a message by Fortnox', async () => {
    const { createEditable, user, company, account, tenantId, generateCall } = await setUp();
    const { id } = await createEditable();
    if (program.name === 'FORTNOX') {
      await app.forAccount(account, (tx) =>
        tx.updateTable('tenant').set({ identifier: '' }).where('id', '=', tenantId).execute(),
      );
      const refused = await user.failure(generateCall, { params: { id } });
      expect(refused.serverMessage).toMatch(/^Hyresavin kunde inte skapas\. Hyresgästen saknar/);
    }
    await app.forAccount(account, (tx) =>
      tx
        .updateTable('invoicing_config')
        .set({ integration_id: null })
        .where('company_id', '=', company.id)
        .execute(),
    );
    expect(await user.failure(generateCall, { params: { id } })).toMatchObject({ status: 424 });
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
      invoice_type: null,
      status: 'EDIT',
      reference: null,
    });
  });

  it('a draft has a PDF preview, and is booked before it is marked as sent', async () => {
    const { generate, user, params, runOpenTasks } = await setUp();
    const { id } = await generate();
    const { file } = await user.post(invoiceActionCalls.preview, { params: params(id) });
    expect(Buffer.from(file, 'base64').subarray(0, 4).toString()).toBe('%PDF');
    const sent = await user.post(invoiceActionCalls.markSent, { params: params(id) });
    expect(sent).toMatchObject({ status: 'PENDING_PAYMENT', accounting: { state: 'BOOKED' } });
    expect(await runOpenTasks()).toBe('DONE');
    expect(countAdded()).toMatchObject({ drafts: 0, booked: 1 });
  });

  it('a lost response to the creation of a customer or draft, a booking, a payment or a credit duplicates nothing', async () => {
    const { createEditable, user, params, runOpenTasks, generateCall } = await setUp();
    const { id } = await createEditable();
    const expectDoneLater = async (act: () => Promise<{ status: number }>): Promise<void> => {
      const failure = await act();
      expect(failure.status).toBe(503);
      app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
      expect(await runOpenTasks()).toBe('DONE');
    };
    // The first write creates the customer, and that of the second invoice its draft.
    running.loseResponse();
    await expectDoneLater(() => user.failure(generateCall, { params: { id } }));
    expect(countAdded()).toMatchObject({ customers: 1, drafts: 1 });
    const second = await createEditable('2027-01');
    running.loseResponse();
    await expectDoneLater(() => user.failure(generateCall, { params: { id: second.id } }));
    expect(countAdded()).toMatchObject({ customers: 1, drafts: 2 });
    running.loseResponse();
    await expectDoneLater(() => user.failure(invoiceActionCalls.bookkeep, { params: params(id) }));
    expect(countAdded()).toMatchObject({ drafts: 1, booked: 1 });
    await user.post(invoiceCalls.send, { params: { id } });
    await runOpenTasks();
    running.loseResponse();
    await expectDoneLater(() =>
      user.failure(invoiceActionCalls.pay, { params: params(id), body: { payment: 500 } }),
    );
    expect(countAdded()).toMatchObject({ payments: 1 });
    const paid = await user.get(invoiceCalls.detail, { params: { id } });
    expect(paid.payment_left).toBe(paid.pay_amount_rounded - 500);
    running.loseResponse();
    await expectDoneLater(() => user.failure(invoiceActionCalls.credit, { params: params(id) }));
    expect(countAdded()).toMatchObject({ booked: 2 });
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({ status: 'CREDITED' });
  });
});
