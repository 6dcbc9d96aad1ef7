import { createLeasedApartment, createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { listJobRuns, runNightlyStepsOn } from './job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-10T08:00:00Z'));

/** An apartment with a lease until 2026-11-19, which is archived on 2026-12-19. */
const setUp = async () => {
  const account = await makeAccount(app);
  return { account, ...(await createLeasedApartment(app, account, { lease: { stop: '2026-11-19' } })) };
};
type Setup = Awaited<ReturnType<typeof setUp>>;

const countLeases = async ({ user }: Setup) => (await user.get(leaseCalls.list)).total;
const readTenantStatus = async ({ user, tenantId }: Setup) =>
  (await user.get(tenantCalls.detail, { params: { id: tenantId } })).status;

test('archives a lease 30 days after its end, and deactivates its tenant', async () => {
  const setup = await setUp();
  await runNightlyStepsOn(app, setup.account, '2026-12-18');
  expect([await countLeases(setup), await readTenantStatus(setup)]).toEqual([1, 'ACTIVE']);
  await runNightlyStepsOn(app, setup.account, '2026-12-19', '2026-12-20');
  expect([await countLeases(setup), await readTenantStatus(setup)]).toEqual([0, 'INACTIVE']);
  expect(await listJobRuns(app, setup.account)).toMatchObject([
    { kind: 'ARCHIVE', period: '2026-12-19', made: 1 },
  ]);
  // An archived lease can still be read.
  await setup.user.get(leaseCalls.detail, { params: { id: setup.lease.id } });
});

test('does not archive a lease with an unpaid invoice', async () => {
  const setup = await setUp();
  const { user, account, lease } = setup;
  const invoice = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-19');
  await runNightlyStepsOn(app, account, '2026-12-20');
  expect([await countLeases(setup), await readTenantStatus(setup)]).toEqual([1, 'ACTIVE']);
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(invoice.id),
    body: { payment: invoice.payment_left },
  });
  await runNightlyStepsOn(app, account, '2026-12-21');
  expect([await countLeases(setup), await readTenantStatus(setup)]).toEqual([0, 'INACTIVE']);
});

test('does not archive a lease with an unreturned receipt', async () => {
  const setup = await setUp();
  const { user, account, lease } = setup;
  const key = await user.post(receiptCalls.create, {
    body: { lease_id: lease.id, name: 'Nyckel', type: 'nyckel' },
  });
  await runNightlyStepsOn(app, account, '2026-12-20');
  expect(await countLeases(setup)).toBe(1);
  await user.patch(receiptCalls.markReturned, { body: { id: key.id, return_date: '2026-12-20' } });
  await runNightlyStepsOn(app, account, '2026-12-21');
  expect(await countLeases(setup)).toBe(0);
});

test('archives the lease of a tenant with an open ticket or a credit, but keeps the tenant active', async () => {
  const setup = await setUp();
  const { user, account, lease, tenantId } = setup;
  const invoice = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-19');
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(invoice.id),
    body: { payment: invoice.payment_left + 100 },
  });
  const ticket = await user.post(ticketCalls.create, {
    body: { tenant_id: tenantId, subject: 'Nyckel', type: 'QUESTION', description: 'Var?' },
  });
  await runNightlyStepsOn(app, account, '2026-12-19');
  expect([await countLeases(setup), await readTenantStatus(setup)]).toEqual([0, 'ACTIVE']);
  await app.forAccount(account, (tx) =>
    tx
      .updateTable('ticket')
      .set({ status: 'RESOLVED', resolved_at: '2026-12-19T08:00:00Z' })
      .where('id', '=', ticket.id)
      .execute(),
  );
  await runNightlyStepsOn(app, account, '2026-12-20');
  expect(await readTenantStatus(setup)).toBe('ACTIVE');
  // This pays the credit of 100 kr back.
  await app.forAccount(account, (tx) =>
    tx
      .insertInto('payment')
      .values({
        tenant_id: tenantId,
        invoicebase_id: null,
        amount_ore: -10_000,
        paid_at: '2026-12-20',
        reverses_id: null,
        user_id: null,
      })
      .execute(),
  );
  await runNightlyStepsOn(app, account, '2026-12-21');
  expect(await readTenantStatus(setup)).toBe('INACTIVE');
});

test('removing the end of an archived lease lists it again, and makes its tenant active', async () => {
  const setup = await setUp();
  const { user, account, lease } = setup;
  await runNightlyStepsOn(app, account, '2026-12-19');
  const { reference, start, fee, fee_as_m2, tax_rate, payment_interval, notice_length, notice_type } =
    await user.get(leaseCalls.detail, { params: { id: lease.id } });
  const terms = { reference, start, fee, fee_as_m2, tax_rate, payment_interval, notice_length, notice_type };
  await user.patch(leaseCalls.update, {
    body: { id: lease.id, ...terms, stop: null, next_invoice_month: null },
  });
  expect([await countLeases(setup), await readTenantStatus(setup)]).toEqual([1, 'ACTIVE']);
  await runNightlyStepsOn(app, account, '2026-12-20');
  expect(await countLeases(setup)).toBe(1);
});
