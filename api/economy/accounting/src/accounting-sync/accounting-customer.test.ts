import { createLeasedApartment } from '@husrum/api-invoicing/testing';
import { makeColleague, testServer } from '@husrum/api-testing';
import { integrationCalls } from '@husrum/contract/integration';
import { invoiceCalls } from '@husrum/contract/invoice';
import { tenantCalls } from '@husrum/contract/tenant';
import { findCustomerSource } from '../accounting-customer/accounting-customer.store';
import { createConnectedApartment, fortnoxProgram, type RunningProgram } from './accounting-task.test-data';

const program = fortnoxProgram({ portsFrom: 31_000 });
const app = testServer({ env: program.env });
let running: RunningProgram;
beforeAll(async () => {
  running = await program.start(app);
});
afterAll(() => running.stop());
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => running.recover());

const setUp = async () => {
  const fixture = await createConnectedApartment(app, program, running);
  const { user, tenantId, account, generate } = fixture;
  const before = running.books();
  const params = { id: tenantId };
  return {
    ...fixture,
    input: { params },
    create: () => user.post(tenantCalls.createInFortnox, { params }),
    failToCreate: () => user.failure(tenantCalls.createInFortnox, { params }),
    read: () => user.get(tenantCalls.detail, { params }),
    addedCustomers: () => running.books().customers - before.customers,
    forgetCustomer: () =>
      app.forAccount(account, async (tx) => {
        await tx.deleteFrom('accounting_customer').execute();
        await tx.updateTable('tenant').set({ fortnox_customer_number: null }).execute();
      }),
    /** Generates the month's invoice, which becomes a draft in Fortnox. `remote` reads it there. */
    createDraft: async (month: string) => {
      const invoice = await generate(month);
      const number = invoice.accounting?.number ?? '';
      return { id: invoice.id, remote: () => running.read(number) };
    },
  };
};

test('a tenant becomes a customer in Fortnox once, even when the response is lost', async () => {
  const { create, failToCreate, read, addedCustomers, forgetCustomer, createDraft } = await setUp();
  expect(await read()).toMatchObject({ connected_to_fortnox: true, fortnox_customer_number: null });
  running.loseResponse();
  expect(await failToCreate()).toMatchObject({
    status: 503,
    serverMessage: expect.stringContaining('ingen kund skapas dubbelt'),
  });
  expect(await read()).toMatchObject({ fortnox_customer_number: null });
  const { fortnox_customer_number: number } = await create();
  expect(number).toMatch(/^\d+$/);
  expect(addedCustomers()).toBe(1);
  expect(await failToCreate()).toMatchObject({
    status: 409,
    serverMessage: `Hyresgästen har redan kundnummer ${number} i Fortnox.`,
  });
  // Without the number here, the customer is found by the personal number, and invoices use it.
  await forgetCustomer();
  expect(await create()).toMatchObject({ fortnox_customer_number: number });
  await createDraft('2026-12');
  expect(addedCustomers()).toBe(1);
});

test.each([
  ['Norge', 'NO'],
  ['Sverige', 'SE'],
  ['Atlantis', null],
])('the customer of a tenant in %s gets the country code %s', async (country, countryCode) => {
  const { account, integrationId, tenantId } = await setUp();
  await app.forAccount(account, (tx) => tx.updateTable('address').set({ country }).execute());
  const source = await app.forAccount(account, (tx) =>
    findCustomerSource(tx, { id: integrationId, name: 'FORTNOX' }, tenantId),
  );
  expect(source?.input.countryCode).toBe(countryCode);
});

test('a customer number that is taken in Fortnox, and a customer that belongs to another tenant here, are refused with an instruction', async () => {
  const { create, failToCreate, read, addedCustomers, account, integrationId, tenantId, forgetCustomer } =
    await setUp();
  running.refuse('customerNumberTaken');
  expect(await failToCreate()).toMatchObject({
    status: 409,
    serverMessage: 'Kundnumret används redan av någon annan i Fortnox. Rätta kundnumret där och försök igen.',
  });
  expect([addedCustomers(), (await read()).fortnox_customer_number]).toEqual([0, null]);
  running.recover();
  const { fortnox_customer_number: number } = await create();
  await forgetCustomer();
  const other = await createLeasedApartment(app, account, {
    tenant: { name: 'Anna Ek', identifier: '19850412-2386', email: 'anna@example.se' },
  });
  await app.forAccount(account, (tx) =>
    tx
      .insertInto('accounting_customer')
      .values({
        ...{ integration_id: integrationId, tenant_id: other.tenantId },
        ...{ service_id: number ?? '', number: number ?? '' },
      })
      .execute(),
  );
  expect(await failToCreate()).toMatchObject({
    status: 409,
    serverMessage: `Kund ${number} i Fortnox hör redan till hyresgästen Anna Ek. Rätta kundens person- eller organisationsnummer i Fortnox och försök igen.`,
  });
  expect(other.tenantId).not.toBe(tenantId);
  expect([addedCustomers(), (await read()).fortnox_customer_number]).toEqual([1, null]);
});

test('a call that lost its claim on the connection saves no customer number here and does not release the claim of the other process, and a new call leaves one customer in Fortnox', async () => {
  const { create, failToCreate, read, addedCustomers, account, integrationId } = await setUp();
  const claim = (claimedUntil: string | null) =>
    app.forAccount(account, async (tx) => {
      await tx
        .updateTable('integration')
        .set({ claimed_until: claimedUntil })
        .where('id', '=', integrationId)
        .execute();
    });
  const claimedUntilByOther = '2026-11-20T08:03:00.000Z';
  running.delayNextResponses(5);
  const pending = failToCreate();
  await new Promise((resolve) => setTimeout(resolve, 250));
  await claim(claimedUntilByOther);
  expect(await pending).toMatchObject({ status: 503, serverMessage: expect.stringContaining('upptaget') });
  const { claimed_until } = await app.forAccount(account, (tx) =>
    tx
      .selectFrom('integration')
      .select('claimed_until')
      .where('id', '=', integrationId)
      .executeTakeFirstOrThrow(),
  );
  expect(claimed_until).toBe(claimedUntilByOther);
  expect(await read()).toMatchObject({ fortnox_customer_number: null });
  await claim(null);
  expect(await create()).toMatchObject({ fortnox_customer_number: expect.any(String) });
  expect(addedCustomers()).toBe(1);
});

test('autogiro marks the covered invoices in Fortnox until it is removed, and is refused without access, a valid date or a connection', async () => {
  const { user, account, createDraft, read, runOpenTasks, input } = await setUp();
  const set = (from: string) => user.post(tenantCalls.setAutogiro, { ...input, body: { from } });
  const covered = await createDraft('2027-02');
  const early = await createDraft('2026-12');
  expect([covered.remote(), early.remote()].map(({ isAutogiro }) => isAutogiro)).toEqual([false, false]);
  const { due_at } = await user.get(invoiceCalls.detail, { params: { id: covered.id } });
  expect(await set(due_at ?? '')).toMatchObject({
    autogiro: true,
    autogiro_mandate: { from: due_at, user_name: expect.any(String) },
  });
  expect(await runOpenTasks()).toBe('DONE');
  expect([covered.remote(), early.remote()].map(({ isAutogiro }) => isAutogiro)).toEqual([true, false]);
  const later = await createDraft('2027-03');
  expect(later.remote().isAutogiro).toBe(true);
  const sent = await user.post(invoiceCalls.send, { params: { id: covered.id } });
  expect(sent.autogiro).toBe(true);

  expect(await user.remove(tenantCalls.removeAutogiro, input)).toMatchObject({
    autogiro: false,
    autogiro_mandate: null,
  });
  expect(await runOpenTasks()).toBe('DONE');
  // The document that was sent states autogiro, so the invoice keeps it.
  expect([covered.remote(), later.remote()].map(({ isAutogiro }) => isAutogiro)).toEqual([true, false]);
  expect(await user.get(invoiceCalls.detail, { params: { id: later.id } })).toMatchObject({
    autogiro: false,
  });

  for (const call of [tenantCalls.setAutogiro, tenantCalls.removeAutogiro])
    expect(
      await user.failure(call, { params: { id: input.params.id + 1000 }, body: { from: '2026-12-01' } }),
    ).toMatchObject({ status: 404 });
  expect(
    await user.failure(tenantCalls.setAutogiro, { ...input, body: { from: '2026-02-30' } }),
  ).toMatchObject({ status: 422, data: { from: [expect.any(String)] } });
  const reader = app.as(await makeColleague(app, account, 'READER'));
  expect(await reader.failure(tenantCalls.removeAutogiro, input)).toMatchObject({ status: 403 });
  const [integration] = (await user.get(integrationCalls.list)).data;
  await user.remove(integrationCalls.remove, { params: { id: integration?.id ?? 0 } });
  expect(
    await user.failure(tenantCalls.setAutogiro, { ...input, body: { from: '2026-12-01' } }),
  ).toMatchObject({ status: 424, serverMessage: expect.stringContaining('Fortnox') });
  expect(await read()).toMatchObject({ connected_to_fortnox: false, autogiro: false });
});
