import { setTimeout as sleep } from 'node:timers/promises';
import { createPortfolioFactory, makeEntityInput } from '@husrum/api-objects/testing';
import { testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import {
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';
import { createSyncedApartment } from './sync.test-data';

const programs: readonly TestProgram[] = [
  fortnoxProgram({ portsFrom: 34_000 }),
  vismaProgram({ portsFrom: 35_000 }),
];

/** Delays the response to the next matching request until `resume`. The program has performed the request when `reached` resolves. */
const delayResponse = (matches: (method: string, url: string) => boolean) => {
  const { fetch } = globalThis;
  let setReached = (): void => undefined;
  let resume = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    setReached = resolve;
  });
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (!matches(init?.method ?? 'GET', String(input))) return response;
    spy.mockRestore();
    setReached();
    await resumed;
    return response;
  });
  return { reached, resume: () => resume() };
};
const isCreation = (method: string, url: string): boolean =>
  method === 'POST' && /\/(invoices|customerinvoicedrafts)(\?|$)/.test(url);
const isBooking = (method: string, url: string): boolean =>
  method !== 'GET' && /\/(bookkeep|convert)(\?|$)/.test(url);

describe.each(programs)('$name', (program) => {
  const app = testServer({ env: program.env });
  let running: RunningProgram;
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());
  beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

  /** An invoice whose creation waits for the program, and two other companies: one with its own connection, one without a program. */
  const setUp = async () => {
    const fixture = await createSyncedApartment(app, program, running);
    const { user, account, company, entity, createEditable, generateCall, connectAnother } = fixture;
    const config = await user.get(companyCalls.invoicingConfig, { params: { id: company.id } });
    const choose = (companyId: number, integrationId: number | null) =>
      user.patch(companyCalls.updateInvoicingConfig, {
        params: { id: companyId },
        body: { ...config, company_id: companyId, integration_id: integrationId, updated_at: null },
      });
    const portfolio = createPortfolioFactory(app, account);
    const [other, manual] = [await portfolio.company('Björken AB'), await portfolio.company('Granen AB')];
    const otherIntegrationId = await connectAnother();
    await choose(other.id, otherIntegrationId);
    await choose(manual.id, null);
    const { id } = await createEditable();
    const books = running.books();
    running.breakDown(50);
    await user.failure(generateCall, { params: { id } });
    running.recover();
    app.clock.set('2026-11-20T08:30:00Z');
    return {
      ...fixture,
      ...{ id, other, manual, otherIntegrationId, choose },
      move: (companyId: number) =>
        user.patch(entityCalls.update, {
          body: { id: entity.id, ...makeEntityInput({ company_id: companyId }) },
        }),
      readRecord: () =>
        app.forAccount(account, (tx) =>
          tx
            .selectFrom('accounting_invoice')
            .select(['integration_id', 'state', 'service_id', 'sync_error'])
            .where('invoicebase_id', '=', id)
            .executeTakeFirst(),
        ),
      /** Expires the claims on connections, but not the tokens. */
      expireClaims: () =>
        app.forAccount(account, async (tx) => {
          await tx.updateTable('integration').set({ claimed_until: null }).execute();
        }),
      countAdded: () => ({
        drafts: running.books().drafts - books.drafts,
        booked: running.books().booked - books.booked,
      }),
    };
  };
  type Fixture = Awaited<ReturnType<typeof setUp>>;
  /** Runs `change` after the program has created the invoice, but before its response arrives. */
  const whileCreating = async ({ runOpenTasks }: Fixture, change: () => Promise<unknown>): Promise<void> => {
    const { reached, resume } = delayResponse(isCreation);
    const ended = runOpenTasks();
    await reached;
    await change();
    resume();
    expect(await ended).toBe('DONE');
  };

  it('an invoice whose object moves to another company while it is created exists once, in the books of that company', async () => {
    const fixture = await setUp();
    const {
      id,
      other,
      otherIntegrationId,
      move,
      readRecord,
      runOpenTasks,
      runOpenTasksOf,
      countAdded,
      read,
    } = fixture;
    await whileCreating(fixture, async () => {
      expect(countAdded().drafts).toBe(1);
      await move(other.id);
    });
    // The response of the old program does not apply to the new one. The old program removes what it created.
    expect(await readRecord()).toMatchObject({
      integration_id: otherIntegrationId,
      state: 'PENDING',
      service_id: null,
    });
    await runOpenTasks();
    expect(countAdded()).toEqual({ drafts: 0, booked: 0 });
    expect(await runOpenTasksOf(otherIntegrationId)).toBe('DONE');
    expect(countAdded()).toEqual({ drafts: 1, booked: 0 });
    expect(await readRecord()).toMatchObject({ integration_id: otherIntegrationId, state: 'DRAFT' });
    const { timeline, accounting } = await read(id);
    expect(accounting).toMatchObject({ state: 'DRAFT', waiting: null, can_retry: false });
    expect(timeline.filter(({ what }) => /^Skapad i /.test(what))).toHaveLength(1);
  });

  it('a move while a process that creates the invoice is killed leaves nothing in the old books', async () => {
    const { other, otherIntegrationId, move, runOpenTasks, runOpenTasksOf, countAdded, expireClaims } =
      await setUp();
    const { reached } = delayResponse(isCreation);
    void runOpenTasks();
    await reached;
    await move(other.id);
    await expireClaims();
    expect(await runOpenTasks()).toBe('DONE');
    expect(await runOpenTasksOf(otherIntegrationId)).toBe('DONE');
    expect(countAdded()).toEqual({ drafts: 1, booked: 0 });
  });

  it('a move to another company and back leaves one invoice, in the original books', async () => {
    const fixture = await setUp();
    const {
      company,
      other,
      integrationId,
      otherIntegrationId,
      move,
      readRecord,
      runOpenTasks,
      runOpenTasksOf,
      countAdded,
    } = fixture;
    await whileCreating(fixture, async () => {
      await move(other.id);
      await move(company.id);
    });
    expect(await runOpenTasks()).toBe('DONE');
    expect(await runOpenTasksOf(otherIntegrationId)).toBe('DONE');
    expect(countAdded()).toEqual({ drafts: 1, booked: 0 });
    const before = await readRecord();
    expect(before).toMatchObject({ integration_id: integrationId, state: 'DRAFT' });
    // The same happens when no request is pending.
    await move(other.id);
    await move(company.id);
    await runOpenTasks();
    await runOpenTasksOf(otherIntegrationId);
    expect(countAdded()).toEqual({ drafts: 1, booked: 0 });
    const after = await readRecord();
    expect(after).toMatchObject({ integration_id: integrationId, state: 'DRAFT' });
    expect(after?.service_id).not.toBe(before?.service_id);
  });

  it('a move to a company without a program leaves nothing in the old program, and a manual invoice here', async () => {
    const fixture = await setUp();
    const { id, manual, move, readRecord, runOpenTasks, countAdded, read } = fixture;
    await whileCreating(fixture, () => move(manual.id));
    await runOpenTasks();
    expect(countAdded()).toEqual({ drafts: 0, booked: 0 });
    expect(await readRecord()).toBeUndefined();
    expect(await read(id)).toMatchObject({ invoice_type: 'MANUAL', status: 'READY', error: null });
  });

  it('a refusal of the old program is not shown on the invoice in the new program', async () => {
    const {
      id,
      other,
      otherIntegrationId,
      move,
      readRecord,
      runOpenTasks,
      runOpenTasksOf,
      countAdded,
      read,
    } = await setUp();
    running.refuse('noScope');
    // Spiris refuses every request without the scope, Fortnox those about invoices.
    const { reached, resume } = delayResponse(program.name === 'VISMA' ? () => true : isCreation);
    const ended = runOpenTasks();
    await reached;
    await move(other.id);
    running.recover();
    resume();
    await ended;
    expect(await readRecord()).toMatchObject({
      integration_id: otherIntegrationId,
      state: 'PENDING',
      sync_error: null,
    });
    expect(await read(id)).toMatchObject({ status: 'READY', error: null });
    await runOpenTasks();
    await runOpenTasksOf(otherIntegrationId);
    expect(countAdded()).toEqual({ drafts: 1, booked: 0 });
  });

  it('a user who waits for the creation gets a message, and the invoice is created in the new books only', async () => {
    const {
      user,
      createEditable,
      generateCall,
      other,
      otherIntegrationId,
      move,
      runOpenTasks,
      runOpenTasksOf,
      read,
    } = await setUp();
    await runOpenTasks();
    const { id } = await createEditable('2027-03');
    const before = running.books();
    const { reached, resume } = delayResponse(isCreation);
    const generated = user.failure(generateCall, { params: { id } });
    await reached;
    await move(other.id);
    resume();
    expect(await generated).toMatchObject({
      status: 409,
      serverMessage: 'Hyresavin kunde inte skapas. Åtgärden avbröts. Försök igen.',
    });
    await runOpenTasks();
    await runOpenTasksOf(otherIntegrationId);
    expect(await read(id)).toMatchObject({ invoice_type: program.name, accounting: { state: 'DRAFT' } });
    expect(running.books()).toMatchObject({ drafts: before.drafts + 1, booked: before.booked });
  });

  it('a connection that is lost while an invoice is created does not withdraw the pending creation', async () => {
    const { user, account, createEditable, generateCall, integrationId, runOpenTasks, read } = await setUp();
    await runOpenTasks();
    const { id } = await createEditable('2027-03');
    const before = running.books();
    const setState = (state: 'CONNECTED' | 'NEEDS_RECONNECT') =>
      app.forAccount(account, (tx) =>
        tx.updateTable('integration').set({ state }).where('id', '=', integrationId).execute(),
      );
    const { reached, resume } = delayResponse(isCreation);
    const generate = () => user.raw(generateCall, { params: { id }, idempotencyKey: `lost-${program.name}` });
    const first = generate();
    await reached;
    await setState('NEEDS_RECONNECT');
    // A repeated call finds no connection, and must not undo the pending creation of the first call.
    const second = generate();
    await sleep(300);
    resume();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
    expect((await read(id)).accounting).toMatchObject({ state: 'DRAFT' });
    expect(await read(id)).toMatchObject({ invoice_type: program.name });
    expect(running.books()).toMatchObject({ drafts: before.drafts + 1 });
  });

  it('a company that chooses another connection while an invoice is created keeps that invoice in the first, and later ones are created in the new', async () => {
    const fixture = await setUp();
    const {
      company,
      integrationId,
      otherIntegrationId,
      choose,
      readRecord,
      runOpenTasks,
      runOpenTasksOf,
      countAdded,
      generate,
    } = fixture;
    await whileCreating(fixture, () => choose(company.id, otherIntegrationId));
    expect(await readRecord()).toMatchObject({ integration_id: integrationId, state: 'DRAFT' });
    expect(await runOpenTasks()).toBe('DONE');
    expect(await runOpenTasksOf(otherIntegrationId)).toBe('DONE');
    expect(countAdded()).toEqual({ drafts: 1, booked: 0 });
    const later = await generate('2027-03');
    expect(later.accounting).toMatchObject({ state: 'DRAFT' });
    expect(countAdded()).toEqual({ drafts: 2, booked: 0 });
    const { rows } = await app.forAccount(fixture.account, async (tx) => ({
      rows: await tx
        .selectFrom('accounting_invoice')
        .select('integration_id')
        .where('invoicebase_id', '=', later.id)
        .execute(),
    }));
    expect(rows).toEqual([{ integration_id: otherIntegrationId }]);
  });

  it('an invoice that is being booked stays in the original books', async () => {
    const {
      id,
      user,
      company,
      other,
      integrationId,
      otherIntegrationId,
      move,
      readRecord,
      runOpenTasks,
      runOpenTasksOf,
      countAdded,
      read,
    } = await setUp();
    await runOpenTasks();
    await user.post(invoiceCalls.sendAll, { body: {} });
    const { reached, resume } = delayResponse(isBooking);
    const ended = runOpenTasks();
    await reached;
    await move(other.id);
    resume();
    expect(await ended).toBe('DONE');
    await runOpenTasksOf(otherIntegrationId);
    expect(countAdded()).toEqual({ drafts: 0, booked: 1 });
    expect(await readRecord()).toMatchObject({ integration_id: integrationId, state: 'BOOKED' });
    expect(await read(id)).toMatchObject({ status: 'PENDING_PAYMENT', company: { id: company.id } });
  });
});
