import { accountingCalls } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { integrationCalls } from '@husrum/contract/integration';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { testServer } from '../../test/kit';
import { encryptTokens } from '../accounting/accounting-tokens';
import {
  connectedApartment,
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  type TestRefusal,
  vismaProgram,
} from './accounting-task.test-data';

const programs: readonly TestProgram[] = [fortnoxProgram(27_000), vismaProgram(28_000)];

/** What the user reads, and what was asked for when it was refused. */
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
    '%s says what to do, leaves nothing half done, and is done when it is mended',
    async (reason, step, sentence) => {
      const { user, edit, run, generateCall, params, integrationId, account, company } =
        await connectedApartment(app, program, running);
      const chooseCostCenter = async (cost_center: string | null): Promise<void> => {
        await user.patch(accountingCalls.updateDimension, {
          params: { id: integrationId },
          body: { type: 'company', id: company.id, cost_center, project: null },
        });
      };
      const refuse = async (): Promise<void> => {
        // An account of Spiris has an article account coding, or else invoices cannot use it.
        if (program.name === 'VISMA' && reason === 'accountMissing') await chooseAccount(3900);
        else if (reason === 'dimensionMissing') await chooseCostCenter('UTGÅTT');
        else running.refuse(reason);
      };
      const chooseAccount = (account_number: number) =>
        app.forAccount(account, async (tx) => {
          await tx
            .insertInto('accounting_account')
            .values({ integration_id: integrationId, tax_rate: 0, account_number })
            .onConflict((conflict) =>
              conflict.columns(['integration_id', 'tax_rate']).doUpdateSet({ account_number }),
            )
            .execute();
        });
      const mend = async (): Promise<void> => {
        running.recover();
        if (program.name === 'VISMA' && reason === 'accountMissing') await chooseAccount(3004);
        if (reason === 'dimensionMissing') await chooseCostCenter(null);
      };
      // Articles of Spiris are made with the first invoice: only then can one be inactive.
      if (reason === 'articleMissing') {
        const { id } = await edit('2027-03');
        await user.post(generateCall, { params: { id } });
      }
      const before = running.books();
      const { id } = await edit();
      const generate = () => user.failure(generateCall, { params: { id } });
      const bookkeep = () => user.failure(invoiceActionCalls.bookkeep, { params: params(id) });
      if (step === 'bookkeep') await user.post(generateCall, { params: { id } });
      const drafts = before.drafts + (step === 'bookkeep' ? 1 : 0);
      const read = () => user.get(invoiceCalls.detail, { params: { id } });

      // By hand: the answer says it, and the notice is as before.
      await refuse();
      const refused = await (step === 'create' ? generate() : bookkeep());
      expect(refused).toMatchObject({ status: 409, serverMessage: expect.stringMatching(sentence) });
      expect(await read()).toMatchObject(
        step === 'create'
          ? { status: 'EDIT', invoice_type: null, error: null }
          : { status: 'READY', booked_at: null, error: null },
      );
      expect(running.books()).toMatchObject({ drafts, booked: before.booked });

      // In the background: the notice is among those that need something, and nothing more is tried.
      await mend();
      running.breakDown(50);
      expect(await (step === 'create' ? generate() : bookkeep())).toMatchObject({ status: 503 });
      running.recover();
      await refuse();
      passMinutes(1);
      expect(await run()).toBe('DONE');
      const stopped = await read();
      expect(stopped).toMatchObject({ status: 'ERROR', error: expect.stringMatching(sentence) });
      expect(stopped.accounting).toMatchObject({ can_retry: true, waiting: null });
      const { data } = await user.get(invoiceCalls.list, { query: { filter: 'error' } });
      expect(data.map((row) => row.id)).toContain(id);
      expect(running.books()).toMatchObject({ drafts, booked: before.booked });
      // The button alone mends nothing.
      const retry = () => user.post(accountingSyncCalls.retryInvoice, { params: { id } });
      expect(await retry()).toMatchObject({ status: 'ERROR', error: expect.stringMatching(sentence) });

      await mend();
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

  it('a withdrawn consent asks to connect again, and what waited is done then', async () => {
    const { user, edit, run, generate, generateCall, integrationId, account } = await connectedApartment(
      app,
      program,
      running,
    );
    const draft = await generate('2027-01');
    const before = running.books();
    const { id } = await edit();
    running.withdrawConsent();
    const refused = await user.failure(generateCall, { params: { id } });
    expect(refused).toMatchObject({
      status: 424,
      serverMessage: expect.stringMatching(/måste förnyas\. Anslut igen under Integrationer\.$/),
    });
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
      ...{ status: 'EDIT', invoice_type: null },
    });
    const { data } = await user.get(integrationCalls.list);
    expect(data[0]).toMatchObject({
      state: 'NEEDS_RECONNECT',
      last_error: 'Tjänsten godtar inte anslutningen längre. Anslut igen.',
    });
    // Asked for meanwhile, sending only waits.
    expect(await user.post(invoiceCalls.sendAll, { body: {} })).toMatchObject({ booking: 1 });
    expect(await run()).toBe('NOT_CONNECTED');
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
    expect(await run()).toBe('DONE');
    expect(await user.get(invoiceCalls.detail, { params: { id: draft.id } })).toMatchObject({
      status: 'PENDING_PAYMENT',
    });
    expect(running.books()).toMatchObject({ drafts: before.drafts - 1, booked: before.booked + 1 });
  });
});
