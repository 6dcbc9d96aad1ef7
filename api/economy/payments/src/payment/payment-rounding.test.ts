import {
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { creditCalls } from '@husrum/contract/credit';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = async () => {
  const account = await makeAccount(app);
  const { user, lease, tenantId } = await createLeasedApartment(app, account);
  const { id } = await createSentInvoice(user, lease.id);
  const params = manualInvoiceParams(id);
  return {
    ...{ account, user, lease, id, params },
    read: () => user.get(invoiceCalls.detail, { params: { id } }),
    pay: (payment: number) =>
      user.post(invoiceActionCalls.pay, { params, body: { payment, paid_at: '2026-11-19' } }),
    credits: async () => (await user.get(creditCalls.listByTenant, { params: { id: tenantId } })).data,
    vouchers: () =>
      app.forAccount(account, async (tx) => {
        const { rows } = await sql<{ text: string }>`
          select kind || ' ' || booked_on || ' ' || amount_ore || ': ' || (
            select string_agg(account || ' ' || ore, ', ' order by id) from voucher_line where voucher_id = voucher.id) as text
          from voucher where kind = 'ROUNDING' order by id`.execute(tx);
        return rows.map(({ text }) => text);
      }),
  };
};

test('some öre too little settle the invoice: it is paid, and never late', async () => {
  const { pay, read, credits, vouchers } = await setUp();
  await pay(8499.79);
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0, payments: [{ amount: 8499.79 }] });
  expect(await credits()).toEqual([]);
  expect(await vouchers()).toEqual(['ROUNDING 2026-11-19 -21: 3740 21, 1510 -21']);
  app.clock.set('2027-03-01T08:00:00Z');
  expect(await read()).toMatchObject({ status: 'PAYED' });
});

test('some öre too much become no credit', async () => {
  const { pay, read, credits, vouchers } = await setUp();
  await pay(8500.21);
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0 });
  expect(await credits()).toEqual([]);
  expect(await vouchers()).toEqual(['ROUNDING 2026-11-19 21: 3740 -21, 1510 21']);
});

test('the last of several payments rounds off, and a difference of a krona stays', async () => {
  const { pay, read, vouchers } = await setUp();
  await pay(5000);
  await pay(3499);
  expect(await read()).toMatchObject({ status: 'PARTIALLY_PAYED', payment_left: 1 });
  await pay(1.5);
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0 });
  expect(await vouchers()).toEqual(['ROUNDING 2026-11-19 50: 3740 -50, 1510 50']);
});

test('undoing the payment undoes the rounding', async () => {
  const { pay, read, user, params, vouchers } = await setUp();
  const { payments } = await pay(8499.79);
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...params, paymentId: payments[0]?.payment_id ?? 0 },
  });
  expect(await read()).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: 8500 });
  expect(await vouchers()).toEqual([
    'ROUNDING 2026-11-19 -21: 3740 21, 1510 -21',
    'ROUNDING 2026-11-20 21: 3740 -21, 1510 21',
  ]);
});

test('crediting the invoice gives back what was paid, and takes back the rounding', async () => {
  const { pay, read, user, params, credits, vouchers } = await setUp();
  await pay(8499.79);
  await user.post(invoiceActionCalls.credit, { params });
  expect(await read()).toMatchObject({ status: 'CREDITED', payment_left: 0 });
  expect(await credits()).toMatchObject([{ amount: 8499.79 }]);
  expect(await vouchers()).toHaveLength(2);
});

test('a company that does not round off keeps the öre', async () => {
  const { account, pay, read, vouchers } = await setUp();
  await app.forAccount(account, (tx) => sql`update company_books set rounds_payments = false`.execute(tx));
  await pay(8499.79);
  expect(await read()).toMatchObject({ status: 'PARTIALLY_PAYED', payment_left: 0.21 });
  expect(await vouchers()).toEqual([]);
});

test('an invoice that is not sent yet keeps the öre: its document asks for them', async () => {
  const { user, lease } = await setUp();
  const { id } = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const paid = await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(id),
    body: { payment: 8499.79, paid_at: '2026-11-19' },
  });
  expect(paid).toMatchObject({ payment_left: 0.21 });
});
