import {
  createEditableInvoice,
  createLeasedApartment,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { sql } from 'kysely';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = async () => {
  const account = await makeAccount(app);
  const { user, lease } = await createLeasedApartment(app, account);
  const send = (start: string, stop: string) => createSentInvoice(user, lease.id, start, stop);
  return {
    ...{ account, user, lease, send },
    read: (id: number) => user.get(invoiceCalls.detail, { params: { id } }),
    pay: (ids: readonly number[], paidAt = '2026-11-20') =>
      user.post(invoiceBatchCalls.pay, { body: { ids: [...ids], paid_at: paidAt } }),
  };
};

test('registers what is left of each invoice on the day, once each', async () => {
  const { user, send, read, pay } = await setUp();
  const first = await send('2026-12-01', '2026-12-31');
  const second = await send('2027-01-01', '2027-01-31');
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(first.id),
    body: { payment: 3000, paid_at: '2026-11-19' },
  });
  expect(await pay([first.id, second.id, first.id], '2026-11-19')).toEqual({ done: 2, failures: [] });
  expect(await read(first.id)).toMatchObject({
    status: 'PAYED',
    payment_left: 0,
    payments: [
      { amount: 3000, paid_at: '2026-11-19' },
      { amount: 5500, paid_at: '2026-11-19' },
    ],
  });
  expect(await read(second.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
});

test('reports those that cannot be paid, and pays the others', async () => {
  const { account, user, lease, send, read, pay } = await setUp();
  const paid = await send('2026-12-01', '2026-12-31');
  await pay([paid.id]);
  const unpaid = await send('2027-01-01', '2027-01-31');
  const inProgram = await send('2027-02-01', '2027-02-28');
  const edited = await createEditableInvoice(user, lease.id, '2027-03-01', '2027-03-31');
  await app.forAccount(account, async (tx) => {
    await sql`insert into integration (name, description) values ('FORTNOX', 'Bokföringen')`.execute(tx);
    await sql`insert into accounting_invoice (invoicebase_id, integration_id, reference, service_id, number, state, pay_ore)
      select ${inProgram.id}::bigint, id, 'Avi', 'service', '1001', 'BOOKED', 850000 from integration`.execute(
      tx,
    );
    await sql`update invoicebase set invoice_type = 'FORTNOX' where id = ${inProgram.id}::bigint`.execute(tx);
  });
  const outcome = await pay([paid.id, unpaid.id, inProgram.id, edited.id, 999_999]);
  expect(outcome.done).toBe(1);
  expect(outcome.failures.map(({ id, message }) => [id, message])).toEqual([
    [paid.id, 'Avin är redan betald'],
    [inProgram.id, 'Betalningen registreras i bokföringsprogrammet'],
    [edited.id, expect.stringMatching(/./)],
  ]);
  expect(await read(unpaid.id)).toMatchObject({ status: 'PAYED' });
  expect(await read(inProgram.id)).toMatchObject({ payment_left: 8500 });
});

test('refuses a day that has not come, and says which invoices are younger than the day', async () => {
  const { user, send, pay } = await setUp();
  const { id } = await send('2026-12-01', '2026-12-31');
  const body = { ids: [id], paid_at: '2026-11-21' };
  expect(await user.failure(invoiceBatchCalls.pay, { body })).toMatchObject({
    status: 422,
    data: { paid_at: ['Betaldatum kan inte vara i framtiden'] },
  });
  expect(await pay([id], '2025-11-19')).toMatchObject({
    done: 0,
    failures: [{ id, message: 'Betaldatum kan vara tidigast 2025-11-20' }],
  });
  expect(await pay([id], '2025-11-20')).toEqual({ done: 1, failures: [] });
});
