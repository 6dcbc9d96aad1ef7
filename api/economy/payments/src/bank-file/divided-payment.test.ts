import {
  createAccountWithLease,
  createLeasedApartment,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { tenantCalls } from '@husrum/contract/tenant';
import { createCamtFile, toUpload } from './bank-file.test-data';

const app = testServer();
type User = Awaited<ReturnType<typeof createAccountWithLease>>['user'];

const ocrOf = ({ ocr }: Invoice): string => ocr ?? '';
const readInvoice = (user: User, id: number) => user.get(invoiceCalls.detail, { params: { id } });
const listPayments = async (user: User, id: number) =>
  (await user.get(bankFileCalls.payments, { params: { id }, query: { limit: 100 } })).data;

/** Two tenants of one company with invoices of 8 500 and 7 777, the next invoice of the first, and a payment of both. */
const setUp = async (amount = 16_277) => {
  const first = await createAccountWithLease(app);
  const { user, account, company } = first;
  const second = await createLeasedApartment(app, account, {
    company,
    lease: { fee: 7777 },
    tenant: { identifier: '19640823-2384' },
  });
  const ofA = await createSentInvoice(user, first.lease.id);
  const nextOfA = await createSentInvoice(user, first.lease.id, '2027-01-01', '2027-01-31');
  const ofB = await createSentInvoice(user, second.lease.id);
  const text = createCamtFile([{ amount, ocrs: [ocrOf(ofA), ocrOf(ofB)], payer: 'SOCIALTJÄNSTEN' }]);
  const file = await user.post(bankFileCalls.upload, { body: {}, file: toUpload(text) });
  return { user, ofA, nextOfA, ofB, file, tenantId: first.tenantId };
};
const bookOne = (id: number, amount: number, also: { id: number; invoice_id: number }[] = []) => ({
  params: { id },
  body: { count: 1, amount, also },
});

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('a payment that names invoices of two tenants and is what is left of both is divided, and is undone as a whole', async () => {
  const { user, ofA, nextOfA, ofB, file } = await setUp();
  expect(file.groups[0]).toEqual({ state: 'READY', count: 1, amount: 16_277 });
  expect(await listPayments(user, file.id)).toMatchObject([
    {
      state: 'READY',
      reason: 'EXACT',
      surplus: 0,
      invoice: { id: ofA.id, left: 8500 },
      parts: [
        { id: ofA.id, reference: ofA.reference, left: 8500, amount: 8500 },
        { id: ofB.id, reference: ofB.reference, left: 7777, amount: 7777 },
      ],
    },
  ]);
  const booked = await user.post(bankFileCalls.book, bookOne(file.id, 16_277));
  expect(booked).toEqual({ count: 1, amount: 16_277, surplus: 0 });
  const bankFile = { id: file.id };
  expect(await readInvoice(user, ofA.id)).toMatchObject({
    status: 'PAYED',
    payments: [{ amount: 8500, bank_file: bankFile, divided_with: [ofB.reference] }],
  });
  expect(await readInvoice(user, ofB.id)).toMatchObject({
    status: 'PAYED',
    payments: [{ amount: 7777, bank_file: bankFile, divided_with: [ofA.reference] }],
    registered_payments: [{ amount: 7777, surplus: 0, divided_with: [ofA.reference] }],
  });
  expect(await readInvoice(user, nextOfA.id)).toMatchObject({ payment_left: 8500, payments: [] });
  expect(await listPayments(user, file.id)).toMatchObject([
    {
      state: 'KNOWN',
      reason: 'BOOKED',
      parts: [
        { id: ofA.id, amount: 8500 },
        { id: ofB.id, amount: 7777 },
      ],
    },
  ]);

  // The payment is undone on the second invoice.
  const { payments } = await readInvoice(user, ofB.id);
  const params = { ...manualInvoiceParams(ofB.id), paymentId: payments[0]?.payment_id ?? 0 };
  await user.post(invoiceActionCalls.undoPayment, { params });
  for (const [id, left] of [
    [ofA.id, 8500],
    [ofB.id, 7777],
  ] as const)
    expect(await readInvoice(user, id)).toMatchObject({ payment_left: left, registered_payments: [] });
  expect(await user.failure(invoiceActionCalls.undoPayment, { params })).toMatchObject({ status: 409 });
  expect(await listPayments(user, file.id)).toMatchObject([
    { state: 'READY', parts: [{ amount: 8500 }, {}] },
  ]);
  expect(await user.post(bankFileCalls.book, bookOne(file.id, 16_277))).toMatchObject({ count: 1 });
  expect(await readInvoice(user, ofA.id)).toMatchObject({ status: 'PAYED' });
});

test('another amount stays undecided, and neither the picker nor a request registers it on one of them', async () => {
  const { user, ofA, nextOfA, ofB, file, tenantId } = await setUp(16_000);
  const [payment] = await listPayments(user, file.id);
  expect(payment).toMatchObject({
    state: 'CHOICE',
    reason: 'SEVERAL',
    can_book: false,
    invoice: null,
    parts: [
      { id: ofA.id, left: 8500, amount: null },
      { id: ofB.id, left: 7777, amount: null },
    ],
  });
  const id = payment?.id ?? 0;
  const sentence = `Betalningen på 16 000 kr nämner avi ${ofA.reference} (kvar 8 500 kr) och avi ${ofB.reference} (kvar 7 777 kr), tillsammans 16 277 kr. Den kan inte registreras på en av dem. Registrera delarna på avierna var för sig, och lämna betalningen utanför.`;
  const failToChoose = async (invoiceId: number) => {
    const { status, data } = await user.failure(bankFileCalls.choose, {
      params: { id },
      body: { invoice_id: invoiceId },
    });
    return [status, JSON.stringify(data).replaceAll('\u00a0', ' ')];
  };
  for (const { id: invoiceId } of [ofA, ofB, nextOfA])
    expect(await failToChoose(invoiceId)).toEqual([422, JSON.stringify({ invoice_id: [sentence] })]);
  const refused = await user.failure(
    bankFileCalls.book,
    bookOne(file.id, 16_000, [{ id, invoice_id: ofA.id }]),
  );
  expect([refused.status, refused.serverMessage?.replaceAll('\u00a0', ' ')]).toEqual([409, sentence]);

  // The same is refused when the payment was left out before.
  await user.patch(bankFileCalls.choose, { params: { id }, body: { left_out: true } });
  expect(await failToChoose(ofA.id)).toEqual([422, JSON.stringify({ invoice_id: [sentence] })]);
  expect(await readInvoice(user, nextOfA.id)).toMatchObject({ payment_left: 8500 });
  expect((await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit).toBe(0);
});

test('it is divided once the invoices are what it says, and not after one of them is paid by hand', async () => {
  const { user, ofA, ofB, file } = await setUp(16_000);
  const pay = (id: number, payment: number) =>
    user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment } });
  await pay(ofB.id, 277);
  const { match_digest } = await user.get(bankFileCalls.detail, { params: { id: file.id } });
  expect(await listPayments(user, file.id)).toMatchObject([
    { state: 'READY', parts: [{ amount: 8500 }, { amount: 7500 }] },
  ]);
  await pay(ofA.id, 8500);
  expect(await listPayments(user, file.id)).toMatchObject([{ reason: 'SEVERAL', can_book: false }]);
  const body = { count: 1, amount: 16_000, match_digest };
  expect(await user.failure(bankFileCalls.book, { params: { id: file.id }, body })).toMatchObject({
    status: 409,
  });
  expect(await readInvoice(user, ofB.id)).toMatchObject({ payment_left: 7500 });
});
