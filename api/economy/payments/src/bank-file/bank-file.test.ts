import {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { insertTenants } from '@husrum/api-leases';
import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { insertRows } from '@husrum/api-platform';
import { callDuringTransaction, makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { tenantCalls } from '@husrum/contract/tenant';
import { createOcr, createPersonalNumber } from '@husrum/format';
import { type CamtPayment, createCamtFile, toUpload } from './bank-file.test-data';
import vectors from './vectors/bank-file.vectors.json';

const app = testServer();

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);
type User = Awaited<ReturnType<typeof setUp>>['user'];

const uploadText = (user: User, text: string, companyId: number | null = null) =>
  user.post(bankFileCalls.upload, { body: { company_id: companyId }, file: toUpload(text) });
const upload = (user: User, ...payments: CamtPayment[]) => uploadText(user, createCamtFile(payments));
const listPayments = async (user: User, id: number, query = {}) =>
  (await user.get(bankFileCalls.payments, { params: { id }, query: { limit: 100, ...query } })).data;
const readStates = async (user: User, id: number) =>
  (await listPayments(user, id)).map(({ state, reason }) => `${state} ${reason}`);
const book = (user: User, id: number, body: Record<string, unknown>) =>
  user.post(bankFileCalls.book, { params: { id }, body });
const readInvoice = (user: User, id: number) => user.get(invoiceCalls.detail, { params: { id } });
const ocrOf = ({ ocr }: Invoice): string => ocr ?? '';

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('a payment by the Swish code of an invoice is found, because its message is the OCR number', async () => {
  const { user, lease } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  const swish = { message: ocrOf(december), amount: 8500, payer: 'ÖSTLUND, BO' };
  const write = (format: 'camt.054' | 'camt.053') => createCamtFile([swish], { format, bankgiro: null });
  const notified = await uploadText(user, write('camt.054'));
  expect(await readStates(user, notified.id)).toEqual(['READY EXACT']);
  expect((await listPayments(user, notified.id))[0]?.invoice?.id).toBe(december.id);
  const stated = await uploadText(user, write('camt.053'));
  expect(await readStates(user, stated.id)).toEqual(['KNOWN DUPLICATE']);
});

test('reads a file and registers its payments on the booking day of the bank, and the invoice shows the file of its payment', async () => {
  const { user, lease, company, account } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const file = await upload(
    user,
    { ocr: ocrOf(december), amount: 8500, payer: 'ÖSTLUND BO', bookedOn: '2026-11-27' },
    { ocr: ocrOf(january), amount: 5000, bookedOn: '2026-11-30' },
    { amount: 900, isDebit: true },
  );
  expect(file).toMatchObject({
    name: 'insättningar.xml',
    format: 'CAMT054',
    company: { id: company.id },
    accounts: ['9912346'],
    first_on: '2026-11-27',
    last_on: '2026-11-30',
    payments: 2,
    amount: 13_500,
    booked: 0,
    withdrawals: 1,
    can_remove: true,
    is_known: false,
    user: expect.any(String),
  });
  expect(file.groups).toEqual([
    { state: 'READY', count: 2, amount: 13_500 },
    { state: 'CHOICE', count: 0, amount: 0 },
    { state: 'KNOWN', count: 0, amount: 0 },
    { state: 'OUTSIDE', count: 0, amount: 0 },
  ]);
  expect((await readInvoice(user, december.id)).payment_left).toBe(8500);
  expect(await listPayments(user, file.id)).toMatchObject([
    {
      booked_on: '2026-11-27',
      amount: 8500,
      payer: 'ÖSTLUND BO',
      reference: december.ocr,
      reason: 'EXACT',
      can_book: true,
      invoice: { id: december.id, reference: december.reference, tenant: 'Bo Östlund', left: 8500 },
    },
    { reason: 'LESS', invoice: { id: january.id, left: 8500 } },
  ]);

  expect(await book(user, file.id, { count: 2, amount: 13_500 })).toEqual({
    count: 2,
    amount: 13_500,
    surplus: 0,
  });
  const paid = await readInvoice(user, december.id);
  expect(paid).toMatchObject({
    status: 'PAYED',
    payments: [{ amount: 8500, paid_at: '2026-11-27', bank_file: { id: file.id, name: 'insättningar.xml' } }],
    registered_payments: [{ bank_file: { id: file.id } }],
  });
  expect(await readInvoice(user, january.id)).toMatchObject({
    status: 'PARTIALLY_PAYED',
    payment_left: 3500,
  });
  expect(await readStates(user, file.id)).toEqual(['KNOWN BOOKED', 'KNOWN BOOKED']);
  expect(await user.get(bankFileCalls.list)).toMatchObject({
    data: [{ id: file.id, payments: 2, booked: 2, booked_amount: 13_500 }],
    total: 1,
  });
  const reader = app.as(await makeColleague(app, account, 'READER'));
  expect(await reader.get(bankFileCalls.detail, { params: { id: file.id } })).toMatchObject({ booked: 2 });
});

test('the same file, or the same payment in another file, is not registered twice', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const payment = { ocr: ocrOf(invoice), amount: 5000, bankReference: 'A1' };
  const first = await upload(user, payment);
  expect(await upload(user, payment)).toMatchObject({ id: first.id, is_known: true });

  const statement = createCamtFile([payment, { ...payment, bankReference: 'A2' }], {
    format: 'camt.053',
    bankgiro: null,
  });
  const second = await uploadText(user, statement);
  expect(second).toMatchObject({ is_known: false, format: 'CAMT053' });
  expect(await listPayments(user, second.id)).toMatchObject([
    { state: 'KNOWN', reason: 'DUPLICATE', other_file: { id: first.id, name: 'insättningar.xml' } },
    { state: 'READY', other_file: null },
  ]);
  await book(user, first.id, { count: 1, amount: 5000 });
  await book(user, second.id, { count: 1, amount: 5000 });
  expect(
    await user.failure(bankFileCalls.book, { params: { id: second.id }, body: { count: 1, amount: 5000 } }),
  ).toMatchObject({
    status: 409,
  });
  expect((await readInvoice(user, invoice.id)).payments.map(({ amount }) => amount)).toEqual([5000, 3500]);
});

test('equal payments of a day without a number of the bank are separate ones, and duplicates in the next file', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const payment = { ocr: ocrOf(invoice), amount: 1000, bankReference: null };
  const first = await upload(user, payment, payment);
  expect(await readStates(user, first.id)).toEqual(['READY LESS', 'READY LESS']);
  const second = await upload(user, payment, payment, payment);
  expect(await readStates(user, second.id)).toEqual(['KNOWN DUPLICATE', 'KNOWN DUPLICATE', 'READY LESS']);
  // Without the first file, its payments are no longer duplicates in the second.
  await user.remove(bankFileCalls.remove, { params: { id: first.id } });
  expect(await readStates(user, second.id)).toEqual(['READY LESS', 'READY LESS', 'READY LESS']);
});

test('a payment that is split in one file and whole in another is registered once', async () => {
  const { user, lease } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const whole = createCamtFile([{ amount: 12_500, bankReference: 'A1' }]);
  const toPart = (ocr: string, amount: number) =>
    `<Strd><RfrdDocAmt><RmtdAmt Ccy="SEK">${amount}</RmtdAmt></RfrdDocAmt><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd>`;
  const split = whole.replace(
    '<RmtInf>',
    `<RmtInf>${toPart(ocrOf(december), 8500)}${toPart(ocrOf(january), 4000)}`,
  );
  const first = await uploadText(user, split);
  expect(await readStates(user, first.id)).toEqual(['READY EXACT', 'READY LESS']);
  const second = await uploadText(user, whole);
  expect(await readStates(user, second.id)).toEqual(['KNOWN DUPLICATE']);
  expect(await book(user, first.id, { count: 2, amount: 12_500 })).toMatchObject({ count: 2 });
  // The other way round: the first file has the payment whole.
  await user.remove(bankFileCalls.remove, { params: { id: second.id } });
  const day = '2026-11-26';
  await uploadText(user, whole.replaceAll('2026-11-20', day));
  const third = await uploadText(user, split.replaceAll('2026-11-20', day));
  expect(await readStates(user, third.id)).toEqual(['KNOWN DUPLICATE', 'KNOWN DUPLICATE']);
});

test('what a payment exceeds its invoice by settles the tenant’s other invoices, and the rest becomes credit', async () => {
  const { user, lease, tenantId } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const file = await upload(user, { ocr: ocrOf(december), amount: 20_000 });
  expect(await listPayments(user, file.id)).toMatchObject([{ reason: 'MORE', surplus: 11_500 }]);
  expect(await book(user, file.id, { count: 1, amount: 20_000 })).toMatchObject({ surplus: 11_500 });
  expect(await readInvoice(user, january.id)).toMatchObject({ status: 'PAYED' });
  expect((await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit).toBe(3000);
});

test('a payment of an invoice that is paid already, and a proposed one, are registered only if they are ticked', async () => {
  const { user, lease, tenantId } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  const january = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(december.id),
    body: { payment: 8500 },
  });
  const file = await upload(
    user,
    { ocr: ocrOf(december), amount: 8500 },
    { amount: 8500, payer: 'ÖSTLUND, BO', message: 'Hyra januari' },
  );
  const [paid, proposed] = await listPayments(user, file.id, { state: 'CHOICE' });
  expect(paid).toMatchObject({ reason: 'PAID', can_book: true, invoice: { id: december.id, left: 0 } });
  expect(proposed).toMatchObject({ reason: 'PROPOSED', can_book: true, invoice: { id: january.id } });
  const nothing = { params: { id: file.id }, body: { count: 2, amount: 17_000 } };
  expect((await user.failure(bankFileCalls.book, nothing)).serverMessage).toBe(
    'Betalningarna har ändrats sedan sidan laddades. Ingenting är registrerat. Kontrollera dem och försök igen.',
  );
  const also = [{ id: proposed?.id ?? 0, invoice_id: january.id }];
  await book(user, file.id, { also, count: 1, amount: 8500 });
  expect(await readInvoice(user, january.id)).toMatchObject({ status: 'PAYED' });
  expect(await readStates(user, file.id)).toEqual(['CHOICE PAID', 'KNOWN BOOKED']);
  await book(user, file.id, {
    also: [{ id: paid?.id ?? 0, invoice_id: december.id }],
    count: 1,
    amount: 8500,
  });
  expect((await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit).toBe(8500);
});

test('a user chooses the invoice of a payment, and leaves another payment out and takes it back; an invoice that cannot be paid is refused', async () => {
  const { user, lease, account } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const credited = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(credited.id) });
  const file = await upload(user, { amount: 8500, message: 'tack' }, { ocr: ocrOf(credited), amount: 8500 });
  const [unknown, ofCredited] = await listPayments(user, file.id);
  expect([unknown?.reason, ofCredited?.reason]).toEqual(['UNKNOWN', 'CREDITED']);
  const choose = (id: number | undefined, body: Record<string, unknown>) =>
    user.patch(bankFileCalls.choose, { params: { id: id ?? 0 }, body });

  expect(await choose(unknown?.id, { invoice_id: invoice.id })).toMatchObject({
    state: 'READY',
    reason: 'EXACT',
    is_chosen: true,
    invoice: { id: invoice.id },
  });
  expect(await choose(ofCredited?.id, { left_out: true })).toMatchObject({
    state: 'OUTSIDE',
    reason: 'LEFT_OUT',
  });
  expect(await choose(ofCredited?.id, {})).toMatchObject({ reason: 'CREDITED', is_chosen: false });
  const failToChoose = async (invoiceId: number) =>
    (
      await user.failure(bankFileCalls.choose, {
        params: { id: ofCredited?.id ?? 0 },
        body: { invoice_id: invoiceId },
      })
    ).data;
  expect(await failToChoose(credited.id)).toEqual({
    invoice_id: ['En betalning kan inte registreras på den avin.'],
  });
  const other = await createLeasedApartment(app, account, { tenant: { identifier: '19640823-2384' } });
  const ofOther = await createSentInvoice(user, other.lease.id);
  expect(await failToChoose(ofOther.id)).toEqual({ invoice_id: ['Avin hör till ett annat företag.'] });

  await book(user, file.id, { count: 1, amount: 8500 });
  expect(await readInvoice(user, invoice.id)).toMatchObject({ status: 'PAYED' });
  expect(
    await user.failure(bankFileCalls.choose, { params: { id: unknown?.id ?? 0 }, body: { left_out: true } }),
  ).toMatchObject({ status: 409 });
});

test('an undone payment can be registered again, and only then can the file be removed', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const file = await upload(user, { ocr: ocrOf(invoice), amount: 8500 });
  await book(user, file.id, { count: 1, amount: 8500 });
  const refused = await user.failure(bankFileCalls.remove, { params: { id: file.id } });
  expect([refused.status, refused.serverMessage]).toEqual([
    409,
    'Betalningar i filen är registrerade. Ångra dem på avierna innan du tar bort filen.',
  ]);
  const paid = await readInvoice(user, invoice.id);
  const params = { ...manualInvoiceParams(invoice.id), paymentId: paid.payments[0]?.payment_id ?? 0 };
  await user.post(invoiceActionCalls.undoPayment, { params });
  expect(await readStates(user, file.id)).toEqual(['READY EXACT']);
  await book(user, file.id, { count: 1, amount: 8500 });
  const again = await readInvoice(user, invoice.id);
  expect(again).toMatchObject({ status: 'PAYED' });
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...params, paymentId: again.registered_payments?.[0]?.payment_id ?? 0 },
  });
  expect(await user.remove(bankFileCalls.remove, { params: { id: file.id } })).toEqual({
    message: 'Bankfilen är borttagen',
  });
  expect((await user.get(bankFileCalls.list)).total).toBe(0);
});

describe('a payment that the bank takes back in a later file', () => {
  const setUpReversal = async () => {
    const { user, lease } = await setUp();
    const invoice = await createSentInvoice(user, lease.id);
    const payment = { ocr: ocrOf(invoice), amount: 8500, bankReference: 'A1' };
    const first = await upload(user, payment);
    const uploadReversal = () =>
      uploadText(
        user,
        createCamtFile([{ ...payment, isDebit: true, isReversal: true }], { day: '2026-11-25' }),
      );
    return { user, invoice, payment, first, uploadReversal };
  };

  test('must be ticked, with a link to the file of the reversal', async () => {
    const { user, first, uploadReversal } = await setUpReversal();
    expect(await readStates(user, first.id)).toEqual(['READY EXACT']);
    const later = await uploadReversal();
    expect(await listPayments(user, first.id)).toMatchObject([
      {
        state: 'CHOICE',
        reason: 'REVERSED',
        is_reversed: true,
        can_book: true,
        other_file: { id: later.id },
      },
    ]);
    expect(
      await user.failure(bankFileCalls.book, { params: { id: first.id }, body: { count: 1, amount: 8500 } }),
    ).toMatchObject({ status: 409 });
    expect(await listPayments(user, later.id)).toMatchObject([
      {
        state: 'OUTSIDE',
        reason: 'REVERSAL',
        is_reversed: false,
        invoice: null,
        other_file: { id: first.id },
      },
    ]);
    expect(later.groups.at(-1)).toEqual({ state: 'OUTSIDE', count: 1, amount: 0 });
  });

  test('and is registered already has a warning, the reversal has its invoice, and both change when it is undone', async () => {
    const { user, invoice, first, uploadReversal } = await setUpReversal();
    await book(user, first.id, { count: 1, amount: 8500 });
    const later = await uploadReversal();
    expect(await listPayments(user, first.id)).toMatchObject([
      { state: 'KNOWN', reason: 'BOOKED', is_reversed: true, other_file: { id: later.id } },
    ]);
    expect(await listPayments(user, later.id)).toMatchObject([
      { reason: 'REVERSAL', can_book: false, invoice: { id: invoice.id } },
    ]);
    const { payments } = await readInvoice(user, invoice.id);
    await user.post(invoiceActionCalls.undoPayment, {
      params: { ...manualInvoiceParams(invoice.id), paymentId: payments[0]?.payment_id ?? 0 },
    });
    expect(await readStates(user, first.id)).toEqual(['CHOICE REVERSED']);
    expect(await listPayments(user, later.id)).toMatchObject([{ reason: 'REVERSAL', invoice: null }]);
  });

  test('is reversed once, although a notification and a statement have the reversal', async () => {
    const { user, payment, first, uploadReversal } = await setUpReversal();
    const second = await uploadText(
      user,
      createCamtFile([{ ...payment, bankReference: 'A2' }], { day: '2026-11-24' }),
    );
    await uploadReversal();
    const statement = createCamtFile([{ ...payment, isDebit: true, isReversal: true }], {
      day: '2026-11-25',
      format: 'camt.053',
    });
    expect(await readStates(user, (await uploadText(user, statement)).id)).toEqual(['KNOWN DUPLICATE']);
    expect(await readStates(user, first.id)).toEqual(['CHOICE REVERSED']);
    expect(await readStates(user, second.id)).toEqual(['READY EXACT']);
  });
});

test('payments are not registered in another way than the page showed, although their number and sum are equal', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const { id, match_digest } = await upload(user, { ocr: ocrOf(invoice), amount: 8500 });
  expect(await readStates(user, id)).toEqual(['READY EXACT']);
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(invoice.id),
    body: { payment: 3000 },
  });
  const body = { count: 1, amount: 8500 };
  expect(
    await user.failure(bankFileCalls.book, { params: { id }, body: { ...body, match_digest } }),
  ).toMatchObject({ status: 409, serverMessage: expect.stringContaining('Ingenting är registrerat') });
  expect((await readInvoice(user, invoice.id)).payment_left).toBe(5500);

  const seen = await user.get(bankFileCalls.detail, { params: { id } });
  expect(await listPayments(user, id)).toMatchObject([{ reason: 'MORE', surplus: 3000 }]);
  expect(await book(user, id, { ...body, match_digest: seen.match_digest })).toMatchObject({ surplus: 3000 });
});

test('payments are not registered when an invoice changes while they wait for it', async () => {
  const { user, lease, account } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const { id, match_digest } = await upload(user, { ocr: ocrOf(invoice), amount: 8500 });
  const failure = await callDuringTransaction(
    app,
    account,
    (tx) => tx.updateTable('invoicebase').set({ left_ore: 3500 }).where('id', '=', invoice.id).execute(),
    () =>
      user.failure(bankFileCalls.book, { params: { id }, body: { count: 1, amount: 8500, match_digest } }),
  );
  expect(failure).toMatchObject({ status: 409 });
  expect((await readInvoice(user, invoice.id)).payments).toEqual([]);
});

test('an invoice that was chosen and has been paid by hand since is not paid once more', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const file = await upload(user, { amount: 8500, message: 'tack' });
  const [payment] = await listPayments(user, file.id);
  await user.patch(bankFileCalls.choose, {
    params: { id: payment?.id ?? 0 },
    body: { invoice_id: invoice.id },
  });
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(invoice.id),
    body: { payment: 8500 },
  });
  const failed = await user.failure(bankFileCalls.book, {
    params: { id: file.id },
    body: { count: 1, amount: 8500 },
  });
  expect(failed.status).toBe(409);
  expect(await readStates(user, file.id)).toEqual(['CHOICE PAID']);
});

test('a part payment must be ticked when an equal one is registered already, by hand or from a file with numbers that this one lacks', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(invoice.id),
    body: { payment: 2000, paid_at: '2026-11-23' },
  });
  const payment = { ocr: ocrOf(invoice), amount: 2000, bankReference: 'A1' };
  const file = await upload(user, payment);
  const [similar] = await listPayments(user, file.id);
  expect(similar).toMatchObject({ state: 'CHOICE', reason: 'SIMILAR', can_book: true });
  const body = { count: 1, amount: 2000 };
  expect(await user.failure(bankFileCalls.book, { params: { id: file.id }, body })).toMatchObject({
    status: 409,
  });
  await book(user, file.id, { ...body, also: [{ id: similar?.id ?? 0, invoice_id: invoice.id }] });
  expect((await readInvoice(user, invoice.id)).payment_left).toBe(4500);

  const statement = createCamtFile([{ ...payment, bankReference: null }], { format: 'camt.053' });
  const second = await uploadText(user, statement);
  expect(await readStates(user, second.id)).toEqual(['CHOICE SIMILAR']);
  // Two equal payments of one file are two payments.
  const third = await upload(
    user,
    { ...payment, amount: 1000 },
    { ...payment, amount: 1000, bankReference: null },
  );
  const [, other] = await listPayments(user, third.id);
  await book(user, third.id, { except_ids: [other?.id ?? 0], count: 1, amount: 1000 });
  expect(await readStates(user, third.id)).toEqual(['KNOWN BOOKED', 'READY LESS']);
});

/** Makes an invoice one that is booked in Fortnox. Returns the id of the connection. */
const moveToFortnox = (account: TestAccount, invoiceId: number): Promise<number> =>
  app.forAccount(account, async (tx) => {
    const { id } = await tx
      .insertInto('integration')
      .values({ name: 'FORTNOX', description: 'Bokföringen' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('invoicebase')
      .set({ invoice_type: 'FORTNOX' })
      .where('id', '=', invoiceId)
      .execute();
    await tx
      .insertInto('accounting_invoice')
      .values({
        invoicebase_id: invoiceId,
        integration_id: id,
        reference: `fortnox-${invoiceId}`,
        state: 'BOOKED',
        pay_ore: 850_000,
      })
      .execute();
    return id;
  });

test('only invoices that can be chosen for a payment are offered', async () => {
  const { user, lease, account, company } = await setUp();
  const ready = await createReadyInvoice(user, lease.id);
  const cancelled = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(cancelled.id) });
  const inFortnox = await createSentInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  const connection = await moveToFortnox(account, inFortnox.id);
  const paid = await createSentInvoice(user, lease.id, '2027-03-01', '2027-03-31');
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(paid.id), body: { payment: 8500 } });
  const credited = await createSentInvoice(user, lease.id, '2027-04-01', '2027-04-30');
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(credited.id) });
  await createEditableInvoice(user, lease.id, '2027-05-01', '2027-05-31');
  const file = await upload(user, { ocr: '133', amount: 100 });
  const [payment] = await listPayments(user, file.id);
  const query = { company_id: company.id, payable_from_bank_file: true } as const;
  const listOffered = async () => (await user.get(invoiceCalls.list, { query })).data.map(({ id }) => id);
  const choose = (invoiceId: number) => ({
    params: { id: payment?.id ?? 0 },
    body: { invoice_id: invoiceId },
  });

  expect(await listOffered()).toEqual([paid.id, ready.id]);
  for (const id of await listOffered())
    expect((await user.patch(bankFileCalls.choose, choose(id))).invoice?.id).toBe(id);
  const refused = await user.failure(bankFileCalls.choose, choose(inFortnox.id));
  expect(refused.status).toBe(422);

  // Without the connection, the payments of the invoice are registered here.
  await app.forAccount(account, (tx) =>
    tx
      .updateTable('accounting_invoice')
      .set({ integration_id: null })
      .where('integration_id', '=', connection)
      .execute(),
  );
  expect(await listOffered()).toEqual([paid.id, inFortnox.id, ready.id]);
});

test('each payment that cannot be registered is shown with its reason', async () => {
  const { user, lease, account } = await setUp();
  const ready = await createReadyInvoice(user, lease.id);
  const cancelled = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(cancelled.id) });
  const inProgram = await createSentInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  await moveToFortnox(account, inProgram.id);
  const file = await upload(
    user,
    { ocr: ocrOf(ready), amount: 8500 },
    { ocr: ocrOf(cancelled), amount: 8500 },
    { ocr: ocrOf(inProgram), amount: 8500 },
    { ocr: ocrOf(ready), amount: 700, isDebit: true, isReversal: true },
    { ocr: ocrOf(ready), amount: 800, currency: 'EUR' },
    { ocr: ocrOf(ready), amount: 100, bookedOn: '2026-12-24' },
    { ocr: '133', amount: 100 },
  );
  expect(await readStates(user, file.id)).toEqual([
    'READY EXACT',
    'CHOICE CANCELLED',
    'OUTSIDE IN_PROGRAM',
    'OUTSIDE REVERSAL',
    'OUTSIDE CURRENCY',
    'CHOICE DAY',
    'CHOICE UNKNOWN',
  ]);
  const outside = await listPayments(user, file.id, { state: 'OUTSIDE' });
  expect(outside).toHaveLength(3);
  expect(file.groups.find(({ state }) => state === 'OUTSIDE')).toEqual({
    state: 'OUTSIDE',
    count: 3,
    // The reversal and the payment in euro are not counted.
    amount: 8500,
  });
  const reversal = await user.failure(bankFileCalls.choose, {
    params: { id: outside[1]?.id ?? 0 },
    body: { invoice_id: ready.id },
  });
  expect(reversal.status).toBe(409);
});

test('a file belongs to the company of its giro number; otherwise the user chooses the company', async () => {
  const { user, account, company } = await setUp();
  const other = await createLeasedApartment(app, account, {
    settings: { bankgiro: '5402-9681' },
    tenant: { identifier: '19640823-2384' },
  });
  const failToUpload = async (text: string, companyId: number | null = null) =>
    (await user.failure(bankFileCalls.upload, { body: { company_id: companyId }, file: toUpload(text) }))
      .data;
  const payment = [{ ocr: '133', amount: 100 }];
  expect((await upload(user, ...payment)).company.id).toBe(company.id);
  expect(await failToUpload(createCamtFile(payment, { bankgiro: null }))).toEqual({
    company_id: [
      'Filens konto hör inte till något företags bankgiro eller plusgiro. Välj vilket företag filen gäller.',
    ],
  });
  expect(await failToUpload(createCamtFile(payment), other.company.id)).toEqual({
    company_id: [expect.stringMatching(/^Filen gäller .+\. Välj det företaget i stället\.$/)],
  });
  const withIban = await uploadText(user, createCamtFile(payment, { bankgiro: null }), other.company.id);
  expect(withIban).toMatchObject({
    company: { id: other.company.id },
    accounts: ['SE4550000000058398257466'],
  });
  expect((await user.get(bankFileCalls.list, { query: { company_id: other.company.id } })).total).toBe(1);

  // A company without invoices can be removed together with its files.
  const { id } = await createPortfolioFactory(app, account).company();
  await uploadText(user, createCamtFile(payment, { bankgiro: null }), id);
  await user.remove(companyCalls.remove, { params: { id } });
  expect((await user.get(bankFileCalls.list)).total).toBe(2);
});

test('reads BgMax, and refuses a file of another kind, without content or deposits, or too large, with the reason', async () => {
  const { user } = await setUp();
  const file = await user.post(bankFileCalls.upload, {
    body: {},
    file: {
      name: 'BGMAX.txt',
      mimetype: 'text/plain',
      bytes: Buffer.from(vectors.bgmax.lines.join('\r\n'), 'latin1'),
    },
  });
  expect(file).toMatchObject({ format: 'BGMAX', payments: 3, amount: 28_132 });
  const failToRead = async (bytes: Buffer) =>
    (await user.failure(bankFileCalls.upload, { body: {}, file: { ...toUpload(''), bytes } })).data;
  expect(await failToRead(Buffer.from('Hej!'))).toEqual({
    file: [
      'Filen är ingen bankfil som Husrum kan läsa. Hämta insättningarna i banken som camt.054, camt.053, BgMax eller CSV.',
    ],
  });
  expect(await failToRead(Buffer.alloc(0))).toEqual({
    file: ['Filen är tom. Hämta den på nytt från banken.'],
  });
  expect(await failToRead(Buffer.alloc(10 * 1024 * 1024 + 1, 32))).toEqual({
    file: ['Filen är för stor. Högst 10 MB går att läsa in. Välj färre dagar i banken.'],
  });
  // There is no second limit above it: the server stops reading there.
  expect(await failToRead(Buffer.alloc(26 * 1024 * 1024, 32))).toEqual({
    file: ['Filen är för stor. Högst 10 MB går att läsa in. Välj färre dagar i banken.'],
  });
  // 5,001 payments of two parts each are more than 10,000.
  const part =
    '<Strd><RfrdDocAmt><RmtdAmt Ccy="SEK">1</RmtdAmt></RfrdDocAmt><CdtrRefInf><Ref>133</Ref></CdtrRefInf></Strd>';
  const ofParts = createCamtFile(Array.from({ length: 5001 }, () => ({ amount: 2 })));
  expect(await failToRead(Buffer.from(ofParts.replaceAll('<RmtInf>', `<RmtInf>${part}${part}`)))).toEqual({
    file: [expect.stringMatching(/^Filen har fler än 10\s000 betalningar\. Välj färre dagar i banken\.$/)],
  });
  expect(await failToRead(Buffer.from(createCamtFile([{ amount: 5, isDebit: true }])))).toEqual({
    file: ['Filen har inga insättningar. Det finns inget att registrera.'],
  });
});

test('an entry that cannot be read is shown with its reason and does not stop the others, and a number in another field is proposed', async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const grouped = ocrOf(invoice).replace(/(....)/, '$1 ');
  const text = createCamtFile([{ amount: 8500, message: 'Hyra' }, { amount: 100 }])
    .replace('</NtryDtls>', `</NtryDtls><AddtlNtryInf>OCR ${grouped}</AddtlNtryInf>`)
    .replace('<Ntry><Amt Ccy="SEK">100.00', '<Ntry><Amt Ccy="SEK">1oo.00');
  const file = await uploadText(user, text);
  expect(file.unreadable).toEqual([
    { place: 'post 2', reason: 'AMOUNT', booked_on: '2026-11-20', amount: '1oo.00 SEK' },
  ]);
  expect(await listPayments(user, file.id)).toMatchObject([
    { amount: 8500, state: 'CHOICE', reason: 'PROPOSED', invoice: { id: invoice.id } },
  ]);
});

test("a payment in a BgMax to another bankgiro than the company's is asked about, however certain its OCR number is", async () => {
  const { user, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const text = vectors.bgmax.lines
    .join('\r\n')
    .replace('050009912346', '050001234567')
    .replace('102343'.padStart(25), ocrOf(invoice).padStart(25));
  const { id } = await user.post(bankFileCalls.upload, {
    body: {},
    file: { name: 'BGMAX.txt', mimetype: 'text/plain', bytes: Buffer.from(text, 'latin1') },
  });
  const [payment] = await listPayments(user, id);
  expect(payment).toMatchObject({
    state: 'CHOICE',
    reason: 'PROPOSED',
    invoice: { id: invoice.id },
    can_book: true,
    other_account: '1234567',
  });
});

/**
 * Inserts copies of a sent invoice, each for a tenant of its own, because creating them by calls would take minutes. Returns their
 * OCR numbers.
 */
const insertSentInvoices = async (account: TestAccount, id: number, count: number): Promise<string[]> =>
  app.forAccount(account, async (tx) => {
    const tenants = await insertTenants(
      tx,
      Array.from({ length: count }, (_, index) => ({
        input: {
          name: `Hyresgäst ${index}`,
          identifier: createPersonalNumber(
            `19${40 + (index % 60)}-01-15`,
            String(100 + Math.floor(index / 60)),
          ),
          organisation: false,
          phone: '070-123 45 67',
          email: null,
          billing_email: null,
        },
        address: null,
      })),
    );
    const {
      id: _id,
      billable_id: _billable,
      updated_at: _updated,
      ...invoice
    } = await tx.selectFrom('invoicebase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const numbers = tenants.map((_, index) => ({ reference: `9${String(index).padStart(5, '0')}` }));
    await insertRows(
      tx,
      'invoicebase',
      numbers.map(({ reference }, index) => ({
        ...invoice,
        kind: 'SUPPLEMENT',
        tenant_id: tenants[index],
        tenant_name: `Hyresgäst ${index}`,
        reference,
        ocr: createOcr(reference),
      })),
    );
    return numbers.map(({ reference }) => createOcr(reference));
  });

test('registers 2,000 payments of one file in one transaction', async () => {
  const { user, account, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const ocrs = await insertSentInvoices(account, invoice.id, 2000);
  const file = await upload(user, ...ocrs.map((ocr) => ({ ocr, amount: 8500 })));
  expect(file.groups[0]).toEqual({ state: 'READY', count: 2000, amount: 17_000_000 });
  const page = await user.get(bankFileCalls.payments, {
    params: { id: file.id },
    query: { state: 'READY', page: 100, limit: 20 },
  });
  expect([page.total, page.data.length]).toEqual([2000, 20]);
  expect(await book(user, file.id, { count: 2000, amount: 17_000_000 })).toMatchObject({ count: 2000 });
  const after = await user.get(bankFileCalls.detail, { params: { id: file.id } });
  expect(after).toMatchObject({ booked: 2000, booked_amount: 17_000_000 });
  const { total } = await user.get(invoiceCalls.list, { query: { status: 'PAYED' } });
  expect(total).toBe(2000);
}, 120_000);
