import { invoiceActionCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { makeAccount, testServer } from '../../test/kit';
import { letFlat, manual, sentInvoice } from '../invoice/invoice.test-data';
import { nights, runsOf } from './job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-10T08:00:00Z'));

/** A flat let until 2026-11-19: archived on 2026-12-19. */
const begin = async () => {
  const account = await makeAccount(app);
  return { account, ...(await letFlat(app, account, { lease: { stop: '2026-11-19' } })) };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const listed = async ({ user }: Begun) => (await user.get(leaseCalls.list)).total;
const statusOf = async ({ user, tenantId }: Begun) =>
  (await user.get(tenantCalls.detail, { params: { id: tenantId } })).status;

test('a lease is archived 30 days after its end, and its tenant let go of', async () => {
  const begun = await begin();
  await nights(app, begun.account, '2026-12-18');
  expect([await listed(begun), await statusOf(begun)]).toEqual([1, 'ACTIVE']);
  await nights(app, begun.account, '2026-12-19', '2026-12-20');
  expect([await listed(begun), await statusOf(begun)]).toEqual([0, 'INACTIVE']);
  expect(await runsOf(app, begun.account)).toMatchObject([
    { kind: 'ARCHIVE', period: '2026-12-19', made: 1 },
  ]);
  await begun.user.get(leaseCalls.detail, { params: { id: begun.lease.id } });
});

test('a debt is never put out of sight', async () => {
  const begun = await begin();
  const { user, account, lease } = begun;
  const invoice = await sentInvoice(user, lease.id, '2026-11-01', '2026-11-19');
  await nights(app, account, '2026-12-20');
  expect([await listed(begun), await statusOf(begun)]).toEqual([1, 'ACTIVE']);
  await user.post(invoiceActionCalls.pay, {
    params: manual(invoice.id),
    body: { payment: invoice.payment_left },
  });
  await nights(app, account, '2026-12-21');
  expect([await listed(begun), await statusOf(begun)]).toEqual([0, 'INACTIVE']);
});

test('nor is a key that is out', async () => {
  const begun = await begin();
  const { user, account, lease } = begun;
  const key = await user.post(receiptCalls.create, {
    body: { lease_id: lease.id, name: 'Nyckel', type: 'nyckel' },
  });
  await nights(app, account, '2026-12-20');
  expect(await listed(begun)).toBe(1);
  await user.patch(receiptCalls.giveBack, { body: { id: key.id, return_date: '2026-12-20' } });
  await nights(app, account, '2026-12-21');
  expect(await listed(begun)).toBe(0);
});

test('a tenant with an open ticket, or money to get back, stays active', async () => {
  const begun = await begin();
  const { user, account, lease, tenantId } = begun;
  const invoice = await sentInvoice(user, lease.id, '2026-11-01', '2026-11-19');
  await user.post(invoiceActionCalls.pay, {
    params: manual(invoice.id),
    body: { payment: invoice.payment_left + 100 },
  });
  const asked = await user.post(ticketCalls.create, {
    body: { tenant_id: tenantId, subject: 'Nyckel', type: 'QUESTION', description: 'Var?' },
  });
  await nights(app, account, '2026-12-19');
  expect([await listed(begun), await statusOf(begun)]).toEqual([0, 'ACTIVE']);
  await app.tenant(account, (tx) =>
    tx
      .updateTable('ticket')
      .set({ status: 'RESOLVED', resolved_at: '2026-12-19T08:00:00Z' })
      .where('id', '=', asked.id)
      .execute(),
  );
  await nights(app, account, '2026-12-20');
  expect(await statusOf(begun)).toBe('ACTIVE');
  await app.tenant(account, async (tx) => {
    const paid = await tx.selectFrom('payment').select('id').executeTakeFirstOrThrow();
    await tx
      .insertInto('payment')
      .values({
        tenant_id: tenantId,
        invoicebase_id: null,
        amount_ore: -10_000,
        paid_at: '2026-12-20',
        reverses_id: null,
        user_id: null,
      })
      .execute();
    return paid;
  });
  await nights(app, account, '2026-12-21');
  expect(await statusOf(begun)).toBe('INACTIVE');
});

test('one that is taken up again comes back with its tenant', async () => {
  const begun = await begin();
  const { user, account, lease } = begun;
  await nights(app, account, '2026-12-19');
  const { tenants: _tenants, ...shown } = await user.get(leaseCalls.detail, { params: { id: lease.id } });
  const { reference, start, fee, fee_as_m2, tax_rate, payment_interval, notice_length, notice_type } = shown;
  const terms = { reference, start, fee, fee_as_m2, tax_rate, payment_interval, notice_length, notice_type };
  await user.patch(leaseCalls.update, {
    body: { id: lease.id, ...terms, stop: null, next_invoice_month: null },
  });
  expect([await listed(begun), await statusOf(begun)]).toEqual([1, 'ACTIVE']);
  await nights(app, account, '2026-12-20');
  expect(await listed(begun)).toBe(1);
});
