import {
  type ApartmentOptions,
  createAccountWithLease,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { tenantCalls } from '@husrum/contract/tenant';

const app = testServer();

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);
type User = Awaited<ReturnType<typeof setUp>>['user'];

const pay = (user: User, id: number, payment: number, paidAt: string | null = null) =>
  user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment, paid_at: paidAt } });
const readCredit = async (user: User, id: number) =>
  (await user.get(tenantCalls.detail, { params: { id } })).credit;

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('pays an invoice in parts, and offsets the surplus on the next one', async () => {
  const { user, lease, tenantId } = await setUp({ lease: { fee: 9162 } });
  const first = await createSentInvoice(user, lease.id);
  const part = await pay(user, first.id, 5000);
  expect(part).toMatchObject({ status: 'PARTIALLY_PAYED', payment_left: 4162 });

  app.clock.set('2026-12-22T08:00:00Z');
  expect(await user.get(invoiceCalls.detail, { params: { id: first.id } })).toMatchObject({
    status: 'OVERDUE',
  });
  const paid = await pay(user, first.id, 5000, '2026-12-21');
  expect(paid).toMatchObject({ status: 'PAYED', payment_left: 0 });
  expect(paid.payments.map(({ amount, kind, paid_at }) => [amount, kind, paid_at])).toEqual([
    [5000, 'PAYMENT', '2026-11-20'],
    [4162, 'PAYMENT', '2026-12-21'],
  ]);
  expect(await readCredit(user, tenantId)).toBe(838);

  const next = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(next).toMatchObject({ status: 'READY', pay_amount_rounded: 9162, payment_left: 8324 });
  expect(next.payments).toMatchObject([{ amount: 838, kind: 'OFFSET' }]);
  expect(await readCredit(user, tenantId)).toBe(0);
  const sent = await user.post(invoiceCalls.send, { params: { id: next.id } });
  expect(sent.status).toBe('PARTIALLY_PAYED');

  const credited = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(first.id) });
  expect(credited).toMatchObject({ status: 'CREDITED', payment_left: 0 });
  expect(await readCredit(user, tenantId)).toBe(9162);
});

test('undoes a payment with a reversing entry on every invoice it was allocated to', async () => {
  const { user, lease, tenantId } = await setUp({ lease: { fee: 9000 } });
  const first = await createSentInvoice(user, lease.id);
  const paid = await pay(user, first.id, 10_000);
  const [entry] = paid.payments;
  expect(entry).toMatchObject({ kind: 'PAYMENT', amount: 9000, undoable: true });
  const next = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(next.payments).toMatchObject([{ amount: 1000, kind: 'OFFSET', undoable: false }]);

  const params = { ...manualInvoiceParams(first.id), paymentId: entry?.payment_id ?? 0 };
  const undone = await user.post(invoiceActionCalls.undoPayment, { params });
  expect(undone).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: 9000 });
  expect(undone.payments.map(({ amount, kind, undoable }) => [amount, kind, undoable])).toEqual([
    [9000, 'PAYMENT', false],
    [-9000, 'REVERSAL', false],
  ]);
  expect(undone.timeline.at(-1)).toMatchObject({ what: 'Betalning 10\u00a0000\u00a0kr ångrad' });
  expect(await user.get(invoiceCalls.detail, { params: { id: next.id } })).toMatchObject({
    payment_left: 9000,
  });
  expect(await readCredit(user, tenantId)).toBe(0);
  // An undone payment is nobody's credit: nothing is offset on the next invoice.
  expect(await createReadyInvoice(user, lease.id, '2027-02-01', '2027-02-28')).toMatchObject({
    payment_left: 9000,
  });

  expect(await user.failure(invoiceActionCalls.undoPayment, { params })).toMatchObject({ status: 409 });
  const otherInvoice = { ...params, id: next.id };
  expect(await user.failure(invoiceActionCalls.undoPayment, { params: otherInvoice })).toMatchObject({
    status: 404,
  });
  const again = await pay(user, first.id, 9000);
  expect(again).toMatchObject({ status: 'PAYED', payment_left: 0 });
});

test('lists a payment as undone, also when a credit had released it before', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  const paid = await pay(user, id, 5000);
  const params = manualInvoiceParams(id);
  await user.post(invoiceActionCalls.credit, { params });
  const paymentId = paid.payments[0]?.payment_id ?? 0;
  app.clock.set('2026-11-26T08:00:00Z');
  const undone = await user.post(invoiceActionCalls.undoPayment, { params: { ...params, paymentId } });
  expect(undone.payments.map(({ amount }) => amount)).toEqual([5000, -5000]);
  expect(undone.undone_payments).toEqual([{ payment_id: paymentId, amount: 5000, undone_on: '2026-11-26' }]);
});

test('refuses a payment of 0 kr or of parts of an öre, on a day in the future or too long ago, and of a cancelled invoice', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  const failToPay = async (body: Record<string, unknown>) =>
    (await user.failure(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body })).data;
  expect(await failToPay({ payment: 0 })).toEqual({ payment: ['Beloppet måste vara större än noll'] });
  expect(await failToPay({ payment: 1.001 })).toEqual({ payment: ['Belopp får ha högst två decimaler'] });
  expect(await failToPay({ payment: 1, paid_at: '2026-11-21' })).toEqual({
    paid_at: ['Betaldatum kan inte vara i framtiden'],
  });
  expect(await failToPay({ payment: 1, paid_at: '1900-01-01' })).toEqual({
    paid_at: ['Betaldatum kan vara tidigast 1950-01-01'],
  });
  // This is a year before the invoice was created, 2026-11-20.
  expect(await failToPay({ payment: 1, paid_at: '2016-11-20' })).toEqual({
    paid_at: ['Betaldatum kan vara tidigast 2025-11-20'],
  });
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(id) });
  expect(
    await user.failure(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment: 1 } }),
  ).toMatchObject({
    status: 409,
  });
});

test('registers a payment once for the same Idempotency-Key', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  const input = { params: manualInvoiceParams(id), body: { payment: 100 }, idempotencyKey: 'payment-0001' };
  await user.post(invoiceActionCalls.pay, input);
  expect(await user.post(invoiceActionCalls.pay, input)).toMatchObject({ payment_left: 8400 });
  expect(await user.failure(invoiceActionCalls.pay, { ...input, body: { payment: 200 } })).toMatchObject({
    status: 422,
  });
});

test('calculates in öre: 0.1 and 0.2 kronor are 0.3', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  await pay(user, id, 0.1);
  expect(await pay(user, id, 0.2)).toMatchObject({ payment_left: 8499.7 });
});

test('credits an invoice to the öre, after which its period can be invoiced again', async () => {
  const { user, lease } = await setUp({ lease: { fee: 8500.5, tax_rate: 25 } });
  const first = await createSentInvoice(user, lease.id);
  const after = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(first.id) });
  expect(after).toMatchObject({ status: 'CREDITED', credited_by: { reference: '100002' } });
  const credit = await user.get(invoiceCalls.detail, { params: { id: after.credited_by?.id ?? 0 } });
  expect(credit).toMatchObject({
    title: 'Kreditavi december 2026',
    kind: 'CREDIT',
    status: 'READY',
    ocr: null,
    credits: { id: first.id, reference: '100001' },
    fee: -8500.5,
    tax: -2125.13,
    rounded_amount: -0.37,
    pay_amount_rounded: -10626,
    payment_left: 0,
  });
  expect(credit.rows).toMatchObject([{ fee: -8500.5, total: -8500.5, tax: -2125.13 }]);

  const again = await user.failure(invoiceActionCalls.credit, { params: manualInvoiceParams(first.id) });
  expect(again).toMatchObject({ status: 409 });
  const sent = await user.post(invoiceCalls.send, { params: { id: credit.id } });
  expect(sent).toMatchObject({ status: 'PAYED', due_at: null });
  expect(
    await user.failure(invoiceActionCalls.credit, { params: manualInvoiceParams(credit.id) }),
  ).toMatchObject({
    status: 409,
  });
  expect(
    await user.failure(invoiceActionCalls.cancel, { params: manualInvoiceParams(credit.id) }),
  ).toMatchObject({
    status: 409,
  });
  await createReadyInvoice(user, lease.id);
});

test('cancels an unsent invoice and returns its credit, but rejects a sent invoice that is paid in part or in full', async () => {
  const { user, lease, tenantId } = await setUp();
  const first = await createSentInvoice(user, lease.id);
  await pay(user, first.id, 9000);
  expect(
    await user.failure(invoiceActionCalls.cancel, { params: manualInvoiceParams(first.id) }),
  ).toMatchObject({
    status: 409,
  });

  const next = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(next.payment_left).toBe(8000);
  const cancelled = await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(next.id) });
  expect(cancelled).toMatchObject({ status: 'CANCELLED', payment_left: 0 });
  expect(cancelled.locked_at).not.toBeNull();
  expect(await readCredit(user, tenantId)).toBe(500);

  const third = await createSentInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  expect(third.payment_left).toBe(8000);
  expect(
    await user.failure(invoiceActionCalls.cancel, { params: manualInvoiceParams(third.id) }),
  ).toMatchObject({
    status: 409,
  });
});

test('answers 404 when the type in the path is not the invoice’s', async () => {
  const { user, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  for (const type of ['fortnox', 'visma', 'other']) {
    const refused = await user.failure(invoiceActionCalls.pay, {
      params: { type, id },
      body: { payment: 1 },
    });
    expect(refused.status).toBe(404);
  }
});

test('the database refuses to delete an allocation or change a payment', async () => {
  const { user, account, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  await pay(user, id, 100);
  const deletion = app.forAccount(account, (tx) => tx.deleteFrom('allocation').execute());
  await expect(deletion).rejects.toThrow('append-only');
  const change = app.forAccount(account, (tx) => tx.updateTable('payment').set({ amount_ore: 1 }).execute());
  await expect(change).rejects.toThrow('append-only');
});

test('keeps payments, allocations and credit in balance', async () => {
  const { user, account, lease, tenantId } = await setUp();
  const months = ['2026-12', '2027-01', '2027-02'];
  const invoices = [];
  for (const month of months) {
    const last = month === '2027-02' ? '28' : '31';
    invoices.push(await createSentInvoice(user, lease.id, `${month}-01`, `${month}-${last}`));
  }
  for (const [index, amount] of [9000, 100.5, 12_000].entries()) {
    const invoice = await user.get(invoiceCalls.detail, { params: { id: invoices[index]?.id ?? 0 } });
    await pay(user, invoice.id, amount);
  }
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(invoices[1]?.id ?? 0) });
  const totals = await app.forAccount(account, async (tx) => {
    const paid = await tx
      .selectFrom('payment')
      .select(({ fn }) => fn.sum<string>('amount_ore').as('ore'))
      .executeTakeFirstOrThrow();
    const allocated = await tx
      .selectFrom('allocation')
      .select(({ fn }) => fn.sum<string>('amount_ore').as('ore'))
      .executeTakeFirstOrThrow();
    return { paid: Number(paid.ore), allocated: Number(allocated.ore) };
  });
  expect(totals.paid).toBe(2_110_050);
  expect((await readCredit(user, tenantId)) * 100).toBe(totals.paid - totals.allocated);
  expect(totals.allocated).toBe(1_700_000);
});
