import {
  createAccountWithLease,
  createEditableInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { ledgerCalls } from '@husrum/contract/ledger';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = async () => {
  const fixture = await createAccountWithLease(app);
  const { user, lease, tenantId } = fixture;
  const { id } = await createSentInvoice(user, lease.id);
  const body = { invoice_id: id, promised_on: '2026-12-28', amount: null, note: null };
  return {
    ...{ ...fixture, id },
    promise: (changes = {}) => user.post(paymentPromiseCalls.create, { body: { ...body, ...changes } }),
    refuse: (changes = {}) => user.failure(paymentPromiseCalls.create, { body: { ...body, ...changes } }),
    pay: (payment: number) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(id),
        body: { payment, paid_at: null },
      }),
    history: async () =>
      (await user.get(paymentPromiseCalls.listByInvoice, { params: { id } })).data.map(
        ({ promised_on, state }) => [promised_on, state],
      ),
    /** The promise in each of the lists that show how late an invoice is. */
    inLists: async () => {
      const params = { id: tenantId };
      const invoices = await user.get(invoiceCalls.list, { query: {} });
      const ledger = await user.get(ledgerCalls.ofTenant, { params, query: {} });
      const aged = await user.get(ledgerCalls.aged, { query: {} });
      const [row] = aged.data;
      return [
        invoices.data.find((invoice) => invoice.id === id)?.promise ?? null,
        ledger.data.find(({ kind }) => kind === 'INVOICE')?.promise ?? null,
        row?.promise ?? null,
      ];
    },
  };
};

test('a promise is shown in the lists until it is paid, and as broken from the day after', async () => {
  const { promise, history, inLists, pay } = await setUp();
  const noted = await promise({ note: 'Ringde, får lön den 25:e.' });
  expect(noted).toMatchObject({ state: 'VALID', note: 'Ringde, får lön den 25:e.', withdrawn_at: null });
  expect(noted.by).toBeTruthy();
  const open = { promised_on: '2026-12-28', amount: null, is_broken: false };
  expect(await inLists()).toEqual([open, open, open]);
  app.clock.set('2026-12-28T20:00:00Z');
  expect(await inLists()).toEqual([open, open, open]);
  app.clock.set('2026-12-29T08:00:00Z');
  const broken = { ...open, is_broken: true };
  expect(await inLists()).toEqual([broken, broken, broken]);
  expect(await history()).toEqual([['2026-12-28', 'BROKEN']]);
  await pay(8500);
  expect(await inLists()).toEqual([null, null, null]);
  expect(await history()).toEqual([['2026-12-28', 'PAID']]);
});

test('a promised amount is kept when so much has been paid since, and a part of it is not enough', async () => {
  const { promise, history, inLists, pay } = await setUp();
  await pay(1000);
  await promise({ amount: 4000 });
  await pay(3999);
  expect((await inLists())[0]).toMatchObject({ amount: 4000 });
  await pay(1);
  expect((await inLists())[0]).toBeNull();
  expect(await history()).toEqual([['2026-12-28', 'PAID']]);
});

test('a new promise replaces the one before, and what is withdrawn stays in the history', async () => {
  const { user, promise, history, inLists } = await setUp();
  await promise();
  const later = await promise({ promised_on: '2027-01-10' });
  await promise({ promised_on: null, note: 'Svarar inte i telefon.' });
  expect((await inLists())[0]).toMatchObject({ promised_on: '2027-01-10' });
  const params = { id: later.id };
  const withdrawn = await user.post(paymentPromiseCalls.withdraw, { params });
  expect(withdrawn).toMatchObject({ state: 'WITHDRAWN' });
  expect([withdrawn.withdrawn_by, withdrawn.withdrawn_at]).toEqual([
    later.by,
    expect.stringMatching(/^2026-11-20T/),
  ]);
  // The one before does not count again.
  expect(await inLists()).toEqual([null, null, null]);
  expect(await history()).toEqual([
    [null, 'NOTE'],
    ['2027-01-10', 'WITHDRAWN'],
    ['2026-12-28', 'REPLACED'],
  ]);
  expect((await user.failure(paymentPromiseCalls.withdraw, { params })).status).toBe(409);
});

test('a promise ends when its payment is registered, and waits again when the payment is undone', async () => {
  const { user, id, promise, history, pay } = await setUp();
  await promise();
  const { payments } = await pay(8500);
  expect(await history()).toEqual([['2026-12-28', 'PAID']]);
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...manualInvoiceParams(id), paymentId: payments[0]?.payment_id ?? 0 },
  });
  expect(await history()).toEqual([['2026-12-28', 'VALID']]);
});

test('aged balances of a past day, and of houses, name no promise', async () => {
  const { user, promise } = await setUp();
  await promise();
  app.clock.set('2026-11-25T08:00:00Z');
  const read = async (query = {}) =>
    (await user.get(ledgerCalls.aged, { query })).data.map((row) => row.promise ?? null);
  expect(await read({})).toMatchObject([{ promised_on: '2026-12-28' }]);
  expect(await read({ day: '2026-11-24' })).toEqual([null]);
  expect(await read({ by: 'HOUSE' })).toEqual([null]);
});

test('what cannot be promised is refused under its field, and nothing is noted', async () => {
  const { user, lease, refuse, history, pay } = await setUp();
  const fieldOf = async (changes = {}) => {
    const { status, data } = await refuse(changes);
    return [status, Object.keys(data)];
  };
  expect(await fieldOf({ promised_on: '2026-11-19' })).toEqual([422, ['promised_on']]);
  expect(await fieldOf({ promised_on: null })).toEqual([422, ['promised_on']]);
  expect(await fieldOf({ promised_on: null, amount: 100, note: 'x' })).toEqual([422, ['promised_on']]);
  expect(await fieldOf({ amount: 0 })).toEqual([422, ['amount']]);
  const { data } = await refuse({ amount: 8500.01 });
  expect(data.amount).toEqual([expect.stringMatching(/^Det är 8\s500\skr kvar att betala på avin$/)]);
  const draft = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect((await refuse({ invoice_id: draft.id })).status).toBe(409);
  await pay(8500);
  expect((await refuse({})).status).toBe(409);
  expect(await history()).toEqual([]);
});

test('a repeated key notes a promise once', async () => {
  const { user, id } = await setUp();
  const body = { invoice_id: id, promised_on: '2026-12-29', amount: null, note: null };
  const note = () => user.raw(paymentPromiseCalls.create, { body, idempotencyKey: 'promise-1' });
  const [first, second] = [await note(), await note()];
  expect([first.statusCode, second.body]).toEqual([200, first.body]);
  const { data } = await user.get(paymentPromiseCalls.listByInvoice, { params: { id } });
  expect(data).toHaveLength(1);
});
