import { encryptTokens } from '@husrum/api-connections/testing';
import { toUpdateBody } from '@husrum/api-leases/testing';
import { testServer } from '@husrum/api-testing';
import { accountingCalls } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { integrationCalls } from '@husrum/contract/integration';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import {
  createConnectedApartment,
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  type TestRefusal,
  vismaProgram,
} from './accounting-task.test-data';

const programs: readonly TestProgram[] = [
  fortnoxProgram({ portsFrom: 27_000 }),
  vismaProgram({ portsFrom: 28_000 }),
];

/** The reason of the refusal, the action that is refused, and the text that the user reads. */
const refusals: readonly (readonly [TestRefusal | 'dimensionMissing', 'create' | 'bookkeep', RegExp])[] = [
  ['noLicence', 'create', /Licens saknas i .*Skaffa den licens/],
  ['noScope', 'create', /saknar behörighet\. Anslut igen under Integrationer/],
  ['customerNumberTaken', 'create', /Kundnumret används redan .*Rätta kundnumret där och försök igen/],
  ['articleMissing', 'create', /En artikel saknas i .*Lägg upp den där och försök igen/],
  [
    'accountMissing',
    'create',
    /Ett konto saknas eller är inaktivt .*välj ett annat konto under Integrationer/,
  ],
  [
    'dimensionMissing',
    'create',
    /Kostnadsstället eller projektet saknas .*Välj ett annat under Integrationer/,
  ],
  ['periodLocked', 'bookkeep', /Perioden är låst i .*Lås upp den där/],
  ['fiscalYearMissing', 'bookkeep', /Räkenskapsåret saknas eller är stängt .*öppna det där/],
];

describe.each(programs)('$name', (program) => {
  const app = testServer({ env: program.env });
  let running: RunningProgram;
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());
  beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
  afterEach(() => running.recover());
  const passMinutes = (minutes: number): void => {
    app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
  };

  it.each(refusals)(
    '%s: the error has an instruction, nothing is half done, and a retry succeeds when the problem is fixed',
    async (reason, step, sentence) => {
      const { user, createEditable, runOpenTasks, generateCall, params, integrationId, account, company } =
        await createConnectedApartment(app, program, running);
      const chooseCostCenter = async (costCenter: string | null): Promise<void> => {
        await user.patch(accountingCalls.updateDimension, {
          params: { id: integrationId },
          body: { type: 'company', id: company.id, cost_center: costCenter, project: null },
        });
      };
      const refuse = async (): Promise<void> => {
        // In Spiris, invoices can only use accounts that have an article account coding.
        if (program.name === 'VISMA' && reason === 'accountMissing') await chooseAccount(3900);
        else if (reason === 'dimensionMissing') await chooseCostCenter('UTGÅTT');
        else running.refuse(reason);
      };
      const chooseAccount = (accountNumber: number) =>
        app.forAccount(account, async (tx) => {
          await tx
            .insertInto('accounting_account')
            .values({ integration_id: integrationId, tax_rate: 0, account_number: accountNumber })
            .onConflict((conflict) =>
              conflict.columns(['integration_id', 'tax_rate']).doUpdateSet({ account_number: accountNumber }),
            )
            .execute();
        });
      const fixProblem = async (): Promise<void> => {
        running.recover();
        if (program.name === 'VISMA' && reason === 'accountMissing') await chooseAccount(3004);
        if (reason === 'dimensionMissing') await chooseCostCenter(null);
      };
      // Articles in Spiris are created with the first invoice: only after that can one be inactive.
      if (reason === 'articleMissing') {
        const { id } = await createEditable('2027-03');
        await user.post(generateCall, { params: { id } });
      }
      const before = running.books();
      const { id } = await createEditable();
      const generate = () => user.failure(generateCall, { params: { id } });
      const bookkeep = () => user.failure(invoiceActionCalls.bookkeep, { params: params(id) });
      if (step === 'bookkeep') await user.post(generateCall, { params: { id } });
      const drafts = before.drafts + (step === 'bookkeep' ? 1 : 0);
      const read = () => user.get(invoiceCalls.detail, { params: { id } });

      // By hand: the response has the instruction, and the invoice is as before.
      await refuse();
      const refused = await (step === 'create' ? generate() : bookkeep());
      expect(refused).toMatchObject({ status: 409, serverMessage: expect.stringMatching(sentence) });
      expect(await read()).toMatchObject(
        step === 'create'
          ? { status: 'EDIT', invoice_type: null, error: null }
          : { status: 'READY', booked_at: null, error: null },
      );
      expect(running.books()).toMatchObject({ drafts, booked: before.booked });

      // In the background: the invoice is listed with an error, and no attempt follows.
      await fixProblem();
      running.breakDown(50);
      expect(await (step === 'create' ? generate() : bookkeep())).toMatchObject({ status: 503 });
      running.recover();
      await refuse();
      passMinutes(1);
      expect(await runOpenTasks()).toBe('DONE');
      const stopped = await read();
      expect(stopped).toMatchObject({ status: 'ERROR', error: expect.stringMatching(sentence) });
      expect(stopped.accounting).toMatchObject({ can_retry: true, waiting: null });
      const { data } = await user.get(invoiceCalls.list, { query: { filter: 'error' } });
      expect(data.map((row) => row.id)).toContain(id);
      expect(running.books()).toMatchObject({ drafts, booked: before.booked });
      // A retry without a fix fails again.
      const retry = () => user.post(accountingSyncCalls.retryInvoice, { params: { id } });
      expect(await retry()).toMatchObject({ status: 'ERROR', error: expect.stringMatching(sentence) });

      await fixProblem();
      expect(await retry()).toMatchObject({
        ...{ status: 'READY', error: null },
        accounting: { state: step === 'create' ? 'DRAFT' : 'BOOKED', can_retry: false },
      });
      expect(running.books()).toMatchObject(
        step === 'create'
          ? { drafts: before.drafts + 1, booked: before.booked }
          : { drafts: before.drafts, booked: before.booked + 1 },
      );
    },
  );

  it('a credit invoice that the program refuses to book is listed with an error, and is sent when a retry succeeds', async () => {
    const { user, lease, generate, runOpenTasks } = await createConnectedApartment(app, program, running);
    const { id } = await generate();
    await user.post(invoiceCalls.send, { params: { id } });
    const ended = toUpdateBody(await user.get(leaseCalls.detail, { params: { id: lease.id } }), {
      stop: '2026-12-10',
    });
    await user.patch(leaseCalls.update, { body: ended });
    const { data: proposals } = await user.get(proposedCreditCalls.listByLease, { params: { id: lease.id } });
    running.refuse('periodLocked');
    await user.post(proposedCreditCalls.decide, {
      params: { id: proposals[0]?.id ?? 0 },
      body: { decision: 'CREDITED' },
    });
    const { credited_by } = await user.get(invoiceCalls.detail, { params: { id } });
    const creditId = credited_by?.id ?? 0;
    const readCredit = () => user.get(invoiceCalls.detail, { params: { id: creditId } });
    expect(await user.post(invoiceCalls.sendAll, { body: { ids: [creditId] } })).toMatchObject({
      booking: 1,
    });
    expect(await runOpenTasks()).toBe('DONE');
    expect(await readCredit()).toMatchObject({
      ...{
        kind: 'CREDIT',
        status: 'ERROR',
        error: expect.stringMatching(/^Perioden är låst.*försök igen\.$/),
      },
      ...{ sent_at: null, accounting: { state: 'PENDING', can_retry: true, waiting: null } },
    });
    expect((await readCredit()).timeline.at(-1)?.what).toContain('Perioden är låst');
    // The refusal concerns the credit, so the credited invoice is still synchronised.
    const credited = await user.get(invoiceCalls.detail, { params: { id } });
    expect(credited).toMatchObject({ status: 'CREDITED', sync_active: true });
    expect(credited.timeline.map(({ what }) => what).join()).not.toContain('Perioden är låst');
    const { data } = await user.get(invoiceCalls.list, { query: { filter: 'error' } });
    expect(data.map((row) => row.id)).toContain(creditId);
    // Sending it again says why it is not sent.
    const { failures } = await user.post(invoiceCalls.sendAll, { body: { ids: [creditId] } });
    expect(failures).toMatchObject([{ id: creditId, message: expect.stringMatching(/försök igen\.$/) }]);

    // A retry from the page of the credit fails again, until the problem is fixed.
    const retry = () => user.post(accountingSyncCalls.retryInvoice, { params: { id: creditId } });
    expect(await retry()).toMatchObject({ status: 'ERROR', accounting: { can_retry: true } });
    running.recover();
    await retry();
    expect(await readCredit()).toMatchObject({
      ...{ error: null, sent_at: expect.any(String) },
      accounting: { state: 'BOOKED' },
    });
  });

  it('a refused sync and import say what to do, and the connection shows it until a sync succeeds', async () => {
    const { user, integrationId } = await createConnectedApartment(app, program, running);
    const call = { params: { id: integrationId } };
    const sentence = /^Licens saknas i .*Skaffa den licens/;
    running.refuse('noLicence');
    const refused = { status: 409, serverMessage: expect.stringMatching(sentence) };
    expect(await user.failure(accountingSyncCalls.run, call)).toMatchObject(refused);
    expect(await user.failure(accountingSyncCalls.previewImport, call)).toMatchObject(refused);
    const health = async () => (await user.get(integrationCalls.list)).data[0];
    expect(await health()).toMatchObject({ state: 'CONNECTED', last_error: expect.stringMatching(sentence) });
    running.recover();
    await user.post(accountingSyncCalls.run, call);
    expect(await health()).toMatchObject({ state: 'CONNECTED', last_error: null });
  });

  it('a withdrawn consent asks the user to connect again, and waiting tasks are done after that', async () => {
    const { user, createEditable, runOpenTasks, generate, generateCall, integrationId, account } =
      await createConnectedApartment(app, program, running);
    const draft = await generate('2027-01');
    const before = running.books();
    const { id } = await createEditable();
    running.withdrawConsent();
    const refused = await user.failure(generateCall, { params: { id } });
    expect(refused).toMatchObject({
      status: 424,
      serverMessage: expect.stringMatching(/måste förnyas\. Anslut igen under Integrationer\.$/),
    });
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
      status: 'EDIT',
      invoice_type: null,
    });
    const { data } = await user.get(integrationCalls.list);
    expect(data[0]).toMatchObject({
      state: 'NEEDS_RECONNECT',
      last_error: 'Tjänsten godtar inte anslutningen längre. Anslut igen.',
    });
    // An invoice that is sent in the meantime waits.
    expect(await user.post(invoiceCalls.sendAll, { body: {} })).toMatchObject({ booking: 1 });
    expect(await runOpenTasks()).toBe('NOT_CONNECTED');
    expect(running.books()).toEqual(before);
    const tokens = await running.tokens();
    await app.forAccount(account, (tx) =>
      tx
        .updateTable('integration')
        .set({
          state: 'CONNECTED',
          credentials: encryptTokens(
            app.settings,
            { businessId: account.businessId, name: program.name },
            tokens,
          ),
        })
        .where('id', '=', integrationId)
        .execute(),
    );
    passMinutes(31);
    expect(await runOpenTasks()).toBe('DONE');
    expect(await user.get(invoiceCalls.detail, { params: { id: draft.id } })).toMatchObject({
      status: 'PENDING_PAYMENT',
    });
    expect(running.books()).toMatchObject({ drafts: before.drafts - 1, booked: before.booked + 1 });
  });
});
