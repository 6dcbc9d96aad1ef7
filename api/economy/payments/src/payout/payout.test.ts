import { createLeasedApartment, createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { creditCalls } from '@husrum/contract/credit';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { payoutCalls } from '@husrum/contract/payout';
import { formatOre } from '@husrum/format';
import { sql } from 'kysely';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** An invoice of 8 500 kr that was paid with 15 750 kr: 7 250 kr are the tenant's credit. */
const setUp = async () => {
  const account = await makeAccount(app);
  const { user, lease, company, tenantId } = await createLeasedApartment(app, account);
  const { id } = await createSentInvoice(user, lease.id);
  const params = manualInvoiceParams(id);
  const { payments } = await user.post(invoiceActionCalls.pay, {
    params,
    body: { payment: 15_750, paid_at: '2026-11-10' },
  });
  const payout = { tenant_id: tenantId, company_id: company.id, amount: 7250, paid_at: '2026-11-19' };
  return {
    ...{ account, user, lease, params, payout },
    paymentId: payments[0]?.payment_id ?? 0,
    payOut: (change: object = {}) => user.post(payoutCalls.create, { body: { ...payout, ...change } }),
    refuse: (change: object) => user.failure(payoutCalls.create, { body: { ...payout, ...change } }),
    credits: async () => (await user.get(creditCalls.listByTenant, { params: { id: tenantId } })).data,
    list: async () => (await user.get(payoutCalls.listByTenant, { params: { id: tenantId } })).data,
    vouchers: () =>
      app.forAccount(account, async (tx) => {
        const { rows } = await sql<{ text: string }>`
          select kind || ' ' || booked_on || ' ' || amount_ore || ': ' || (
            select string_agg(account || ' ' || ore, ', ' order by id) from voucher_line where voucher_id = voucher.id) as text
          from voucher where payout_id is not null order by id`.execute(tx);
        return rows.map(({ text }) => text);
      }),
  };
};

test('credit that is paid back is no credit any more, and is booked on customers against the bank', async () => {
  const { payOut, credits, list, vouchers, user, lease } = await setUp();
  expect(await credits()).toMatchObject([{ amount: 7250 }]);
  expect(await payOut({ account: '8327-9, 123 456 789-0' })).toMatchObject({
    ...{ amount: 7250, paid_at: '2026-11-19', account: '8327-9, 123 456 789-0', undone_on: null },
  });
  expect(await credits()).toEqual([]);
  expect(await vouchers()).toEqual(['PAYOUT 2026-11-19 725000: 1930 -725000, 1510 725000']);
  expect(await list()).toHaveLength(1);
  // It is not offset on the next invoice.
  expect(await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31')).toMatchObject({
    payment_left: 8500,
  });
});

test('a part can be paid back, and the rest later', async () => {
  const { payOut, credits } = await setUp();
  await payOut({ amount: 7000 });
  expect(await credits()).toMatchObject([{ amount: 250 }]);
  await payOut({ amount: 250 });
  expect(await credits()).toEqual([]);
});

test.each([
  [{ amount: 7250.01 }, { amount: [`Hyresgästen har ${formatOre(725_000)} tillgodo`] }],
  [{ amount: 0 }, { amount: ['Belopp måste vara större än 0'] }],
  [{ paid_at: '2026-11-21' }, { paid_at: ['Utbetalningsdagen kan inte vara i framtiden'] }],
  [
    { paid_at: '2026-11-09' },
    { paid_at: ['Utbetalningsdagen kan vara tidigast 2026-11-10, då pengarna kom in'] },
  ],
])('%j is refused under its field, and nothing is paid back', async (change, data) => {
  const { refuse, credits } = await setUp();
  expect(await refuse(change)).toMatchObject({ status: 422, data });
  expect(await credits()).toMatchObject([{ amount: 7250 }]);
});

test('nothing is paid back to a tenant without credit', async () => {
  const { payOut, refuse } = await setUp();
  await payOut();
  expect(await refuse({ amount: 1 })).toMatchObject({
    data: { amount: ['Hyresgästen har inget tillgodo hos företaget'] },
  });
});

test('undoing a payout makes it credit again, once', async () => {
  const { user, payOut, credits, list, vouchers } = await setUp();
  const { id } = await payOut();
  expect(await user.post(payoutCalls.undo, { params: { id } })).toMatchObject({ undone_on: '2026-11-20' });
  expect(await credits()).toMatchObject([{ amount: 7250 }]);
  expect(await list()).toMatchObject([{ id, undone_on: '2026-11-20' }]);
  expect(await vouchers()).toEqual([
    'PAYOUT 2026-11-19 725000: 1930 -725000, 1510 725000',
    'UNDONE_PAYOUT 2026-11-20 -725000: 1930 725000, 1510 -725000',
  ]);
  expect(await user.failure(payoutCalls.undo, { params: { id } })).toMatchObject({ status: 409 });
});

test('a payment whose money was paid back cannot be undone before that is', async () => {
  const { user, params, paymentId, payOut, credits } = await setUp();
  const { id } = await payOut({ amount: 100 });
  const undo = { params: { ...params, paymentId } };
  expect(await user.failure(invoiceActionCalls.undoPayment, undo)).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('betalats tillbaka') },
  });
  await user.post(payoutCalls.undo, { params: { id } });
  await user.post(invoiceActionCalls.undoPayment, undo);
  expect(await credits()).toEqual([]);
});
