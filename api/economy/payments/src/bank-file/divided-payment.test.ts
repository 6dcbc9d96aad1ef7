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
  const sentence = `Betalningen på 16 000 kr nämner avi ${ofA.reference} (kvar 8 500 kr) och avi ${ofB.reference} (kvar 7 777 kr), tillsammans 16 277 kr. Den kan inte registreras på en av dem. Dela den på avierna.`;
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

describe('divided by a person', () => {
  const divide = (id: number, parts: readonly (readonly [{ id: number }, number])[]) => ({
    params: { id },
    body: { parts: parts.map(([invoice, amount]) => ({ invoice_id: invoice.id, amount })) },
  });
  const failToDivide = async (user: User, input: ReturnType<typeof divide>) => {
    const { status, data } = await user.failure(bankFileCalls.divide, input);
    return [status, JSON.stringify(data).replaceAll('\u00a0', ' ')];
  };

  test('a payment of two invoices is registered in the parts that a person says, and is taken back', async () => {
    const { user, ofA, nextOfA, ofB, file } = await setUp(16_000);
    const [payment] = await listPayments(user, file.id);
    const id = payment?.id ?? 0;
    const divided = await user.post(
      bankFileCalls.divide,
      divide(id, [
        [ofA, 8500],
        [ofB, 7500],
      ]),
    );
    expect(divided).toMatchObject({
      state: 'READY',
      reason: 'EXACT',
      is_chosen: true,
      surplus: 0,
      parts: [
        { id: ofA.id, left: 8500, amount: 8500 },
        { id: ofB.id, left: 7777, amount: 7500 },
      ],
    });
    // Moved to another invoice, taken back, and divided again.
    await user.post(
      bankFileCalls.divide,
      divide(id, [
        [nextOfA, 8500],
        [ofB, 7500],
      ]),
    );
    expect((await listPayments(user, file.id))[0]?.parts).toMatchObject([{ id: nextOfA.id }, { id: ofB.id }]);
    expect(await user.patch(bankFileCalls.choose, { params: { id }, body: {} })).toMatchObject({
      reason: 'SEVERAL',
      is_chosen: false,
      parts: [
        { id: ofA.id, amount: null },
        { id: ofB.id, amount: null },
      ],
    });
    await user.post(
      bankFileCalls.divide,
      divide(id, [
        [ofA, 8500],
        [ofB, 7500],
      ]),
    );
    expect(await user.post(bankFileCalls.book, bookOne(file.id, 16_000))).toEqual({
      count: 1,
      amount: 16_000,
      surplus: 0,
    });
    expect(await readInvoice(user, ofA.id)).toMatchObject({ status: 'PAYED' });
    expect(await readInvoice(user, ofB.id)).toMatchObject({ payment_left: 277 });
    expect(await readInvoice(user, nextOfA.id)).toMatchObject({ payment_left: 8500 });
    expect(await user.failure(bankFileCalls.divide, divide(id, [[nextOfA, 8500]]))).toMatchObject({
      status: 409,
    });

    // Undone as a whole, it is as the person divided it.
    const { payments } = await readInvoice(user, ofA.id);
    const params = { ...manualInvoiceParams(ofA.id), paymentId: payments[0]?.payment_id ?? 0 };
    await user.post(invoiceActionCalls.undoPayment, { params });
    expect(await readInvoice(user, ofB.id)).toMatchObject({ payment_left: 7777 });
    expect(await listPayments(user, file.id)).toMatchObject([{ state: 'READY', is_chosen: true }]);
  });

  test('what is wrong is said at its part, and nothing of it is stored', async () => {
    const { user, ofA, ofB, file } = await setUp(16_000);
    const id = (await listPayments(user, file.id))[0]?.id ?? 0;
    expect(
      await failToDivide(
        user,
        divide(id, [
          [ofA, 8000],
          [ofB, 8000],
        ]),
      ),
    ).toEqual([422, JSON.stringify({ 'parts[1].amount': ['Högst 7 777 kr, som är kvar av avin'] })]);
    expect(await failToDivide(user, divide(id, [[ofA, 8500]]))).toEqual([
      422,
      JSON.stringify({
        parts: ['7 500 kr är kvar att fördela. Betalningen nämner en avi till som inte är betald.'],
      }),
    ]);
    expect(
      await failToDivide(
        user,
        divide(id, [
          [ofA, 8000],
          [ofA, 8000],
        ]),
      ),
    ).toEqual([422, expect.stringContaining('Avin är vald två gånger.')]);
    expect(await failToDivide(user, divide(id, []))).toEqual([
      422,
      JSON.stringify({ parts: ['Välj minst en avi'] }),
    ]);
    expect(await listPayments(user, file.id)).toMatchObject([{ reason: 'SEVERAL', is_chosen: false }]);
  });

  test('it is undecided again when an invoice has less left than its part', async () => {
    const { user, ofA, ofB, file } = await setUp(16_000);
    const id = (await listPayments(user, file.id))[0]?.id ?? 0;
    await user.post(
      bankFileCalls.divide,
      divide(id, [
        [ofA, 8500],
        [ofB, 7500],
      ]),
    );
    const { match_digest } = await user.get(bankFileCalls.detail, { params: { id: file.id } });
    await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(ofA.id), body: { payment: 100 } });
    expect(await listPayments(user, file.id)).toMatchObject([{ state: 'CHOICE', can_book: false }]);
    const body = { count: 1, amount: 16_000, match_digest };
    expect(await user.failure(bankFileCalls.book, { params: { id: file.id }, body })).toMatchObject({
      status: 409,
    });
  });

  test('the surplus of one tenant is theirs by D-14, after the invoices that the payer named', async () => {
    const { user, ofA, nextOfA, tenantId } = await setUp();
    const text = createCamtFile([{ amount: 9000, payer: 'OKÄND' }]);
    const file = await user.post(bankFileCalls.upload, { body: {}, file: toUpload(text, 'b.xml') });
    const id = (await listPayments(user, file.id))[0]?.id ?? 0;
    expect(await user.post(bankFileCalls.divide, divide(id, [[ofA, 8500]]))).toMatchObject({
      state: 'READY',
      surplus: 500,
    });
    expect(await user.post(bankFileCalls.book, bookOne(file.id, 9000))).toMatchObject({ surplus: 500 });
    expect(await readInvoice(user, nextOfA.id)).toMatchObject({ payment_left: 8000 });
    expect((await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit).toBe(0);
  });

  test('a payment is put aside with a note, and is found again', async () => {
    const { user, ofA, file } = await setUp(16_000);
    const id = (await listPayments(user, file.id))[0]?.id ?? 0;
    await user.post(bankFileCalls.divide, divide(id, [[ofA, 8500]])).catch(() => undefined);
    const aside = { left_out: true, aside_note: 'Väntar på svar från socialtjänsten' };
    expect(await user.patch(bankFileCalls.choose, { params: { id }, body: aside })).toMatchObject({
      state: 'OUTSIDE',
      reason: 'LEFT_OUT',
      aside_note: 'Väntar på svar från socialtjänsten',
    });
    const { data } = await user.get(bankFileCalls.list, { query: { work: 'ASIDE' } });
    expect(data.map((one) => one.id)).toEqual([file.id]);
    expect(await user.patch(bankFileCalls.choose, { params: { id }, body: {} })).toMatchObject({
      reason: 'SEVERAL',
      aside_note: null,
    });
  });
});
