import { makeAccount, testServer, textIn } from '@husrum/api-testing';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { tenantCalls } from '@husrum/contract/tenant';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { createLeasedApartment, createReadyInvoice, manualInvoiceParams } from './invoice.test-data';

const app = testServer();

/** A sent invoice of 12 900 kr: December for 10 000 kr with 25 % VAT, and keys for 400 kr without VAT. */
const setUp = async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  const apartment = await createLeasedApartment(app, await makeAccount(app), {
    lease: { fee: 10_000, tax_rate: 25 },
  });
  const { user, lease, tenantId } = apartment;
  const { id } = await createReadyInvoice(user, lease.id);
  const key = { invoicebase_id: id, name: 'Nyckel', quantity: 2, fee: 200, tax_rate: 0, unit: 'st' };
  const { rows } = await user.post(invoiceRowCalls.create, { body: key });
  await user.post(invoiceCalls.send, { params: { id } });
  const params = manualInvoiceParams(id);
  return {
    ...apartment,
    id,
    rowIds: rows.map((row) => row.id),
    readInvoice: (invoiceId = id) => user.get(invoiceCalls.detail, { params: { id: invoiceId } }),
    creditPart: (body: Record<string, unknown>) =>
      user.post(invoiceActionCalls.creditPart, { params, body: { reason: 'Vattenskada', ...body } }),
    failToCredit: async (body: Record<string, unknown>) => {
      const { status, data } = await user.failure(invoiceActionCalls.creditPart, {
        params,
        body: { reason: 'Vattenskada', ...body },
      });
      return { status, data };
    },
    previewPart: (body: Record<string, unknown> = {}) =>
      user.post(invoiceActionCalls.previewCreditPart, { params, body }),
    pay: (payment: number) => user.post(invoiceActionCalls.pay, { params, body: { payment } }),
    readTenantCredit: async () => (await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit,
  };
};

const tenDays = { start: '2026-12-01', stop: '2026-12-10' };

test('credits 10 days with a reason, as previewed: on the document, in the amount left, and in the statistics', async () => {
  const { user, lease, id, readInvoice, creditPart, previewPart } = await setUp();
  // 10/31 of 10 000 kr is 3 225,81 kr, with VAT 4 032,26 kr.
  expect(await previewPart(tenDays)).toMatchObject({
    rows: [
      { total: 10_000, remaining: 10_000, amount: 3225.81 },
      { total: 400, remaining: 400, amount: 0 },
    ],
    fee: 3225.81,
    tax: 806.45,
    rounded_amount: -0.26,
    pay_amount_rounded: 4032,
    payment_left: 8868,
    tenant_credit: 0,
  });
  const after = await creditPart(tenDays);
  expect(after).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: 8868, credited_by: null });
  const [creditInvoice] = after.credit_invoices ?? [];
  expect(creditInvoice).toMatchObject({ reference: '100002', amount: 4032 });
  expect(after.timeline.at(-1)?.what).toBe('Delvis krediterad med avi 100002: 4\u00a0032\u00a0kr');

  const document = await readInvoice(creditInvoice?.id);
  expect(document).toMatchObject({
    kind: 'CREDIT',
    status: 'READY',
    credits: { id, reference: '100001' },
    credit_reason: 'Vattenskada',
    ...tenDays,
    pay_amount_rounded: -4032,
    rows: [{ name: 'Hyra december 2026', total: -3225.81, fee: -3225.81, quantity: 1, tax: -806.45 }],
  });
  expect(document.paper.facts).toContainEqual({ label: 'Anledning', value: 'Vattenskada' });
  const { file } = await user.post(invoiceActionCalls.preview, {
    params: manualInvoiceParams(creditInvoice?.id ?? 0),
  });
  const text = textIn(Buffer.from(file, 'base64'));
  for (const printed of ['Anledning', 'Vattenskada', 'Krediterar avi', '100001', '4 032 kr'])
    expect(text).toContain(printed);

  const { data } = await user.get(unbilledPeriodCalls.list, { query: { lease_id: lease.id } });
  expect(data.some(({ start }) => start >= '2026-12-01' && start <= '2026-12-31')).toBe(false);
  app.clock.set('2027-01-15T08:00:00Z');
  expect((await user.get(economyCalls.statistics)).stat_income_r12).toBe(7174.19);
});

test('credits an amount per row; an overpayment becomes credit, and the last credit invoice has the remaining amounts', async () => {
  const { user, lease, id, rowIds, creditPart, pay, readTenantCredit, readInvoice } = await setUp();
  const [rent = 0, key = 0] = rowIds;
  await pay(12_900);
  const rows = [
    { id: rent, amount: 3333.33 },
    { id: key, amount: 400 },
  ];
  const after = await creditPart({ rows });
  // 3 333,33 + 833,33 + 400 = 4 566,66 kr.
  expect(after).toMatchObject({ status: 'PAYED', payment_left: 0, tenant_credit: 4567 });
  const first = await readInvoice(after.credit_invoices?.[0]?.id);
  expect(first.rows).toMatchObject([
    { quantity: 1, fee: -3333.33, tax: -833.33 },
    { name: 'Nyckel', quantity: 2, unit: 'st', fee: -200, total: -400 },
  ]);
  expect(await readTenantCredit()).toBe(4567);

  const whole = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  expect(whole).toMatchObject({ status: 'CREDITED', payment_left: 0, credited_by: { reference: '100003' } });
  const last = await readInvoice(whole.credited_by?.id);
  expect(last).toMatchObject({ fee: -6666.67, tax: -1666.67, pay_amount_rounded: -8333 });
  expect(await readTenantCredit()).toBe(12_900);
  await createReadyInvoice(user, lease.id);
});

test('refuses days outside the invoice, more than is left of a row, and a credit of 0 kr', async () => {
  const { user, id, rowIds, creditPart, failToCredit, previewPart } = await setUp();
  const [rent = 0] = rowIds;
  const row = (amount: number, rowId = rent) => ({ rows: [{ id: rowId, amount }] });
  expect(await failToCredit({ start: '2026-11-30', stop: '2027-01-01' })).toEqual({
    status: 422,
    data: {
      start: ['Avin omfattar 2026-12-01 – 2026-12-31'],
      stop: ['Avin omfattar 2026-12-01 – 2026-12-31'],
    },
  });
  expect((await failToCredit({ start: '2026-12-10', stop: '2026-12-01' })).data).toHaveProperty('stop');
  expect((await failToCredit({})).data).toEqual({ start: ['Från måste fyllas i'] });
  expect((await failToCredit({ ...tenDays, reason: '' })).data).toEqual({
    reason: ['Anledning måste fyllas i'],
  });
  expect((await failToCredit({ ...tenDays, ...row(1) })).data).toHaveProperty('start');
  expect((await failToCredit(row(0))).data).toEqual({ rows: ['Krediten blir 0 kr eller mindre'] });
  expect((await failToCredit(row(1, 999_999))).status).toBe(404);
  await creditPart(row(9000));
  expect((await failToCredit(row(1000.01))).data).toEqual({
    'rows[0].amount': ['Högst 1\u00a0000\u00a0kr är kvar att kreditera på raden'],
  });
  expect((await previewPart()).rows[0]).toMatchObject({ remaining: 1000, amount: 0 });
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  expect((await failToCredit(tenDays)).status).toBe(409);
});

describe('an invoice with a deduction', () => {
  /** 10 000 kr with 25 % VAT and a discount of 4 000 kr: 7 500 kr to pay. */
  const setUpDiscounted = async () => {
    app.clock.set('2026-11-20T08:00:00Z');
    const { user, lease } = await createLeasedApartment(app, await makeAccount(app), {
      lease: { fee: 10_000, tax_rate: 25 },
    });
    const { id } = await createReadyInvoice(user, lease.id);
    const discount = { invoicebase_id: id, name: 'Rabatt', quantity: 1, fee: -4000, tax_rate: 25, unit: '' };
    const { rows } = await user.post(invoiceRowCalls.create, { body: discount });
    await user.post(invoiceCalls.send, { params: { id } });
    const [rentId = 0, discountId = 0] = rows.map((row) => row.id);
    return { user, params: manualInvoiceParams(id), rentId, discountId };
  };
  const tooMuch = 'Krediten är större än vad som är kvar att kreditera av avin (7\u00a0500\u00a0kr).';

  test('is not credited by more than its amount, and the preview says why', async () => {
    const { user, params, rentId, discountId } = await setUpDiscounted();
    const part = { rows: [{ id: rentId, amount: 9000 }] };
    const refused = { status: 422, data: { rows: [`${tooMuch} Kreditera även avdragen.`] } };
    const body = { reason: 'Avtalat', ...part };
    expect(await user.failure(invoiceActionCalls.creditPart, { params, body })).toMatchObject(refused);
    expect(await user.failure(invoiceActionCalls.previewCreditPart, { params, body: part })).toMatchObject(
      refused,
    );
    const rows = [...part.rows, { id: discountId, amount: -4000 }];
    expect(
      await user.post(invoiceActionCalls.creditPart, { params, body: { reason: 'Avtalat', rows } }),
    ).toMatchObject({ payment_left: 1250 });
  });

  test('is not credited by days when the deduction has none, and the preview says what to choose instead', async () => {
    const { user, params } = await setUpDiscounted();
    const body = { start: '2026-12-01', stop: '2026-12-31' };
    expect(await user.failure(invoiceActionCalls.previewCreditPart, { params, body })).toMatchObject({
      status: 422,
      data: {
        start: [`${tooMuch} Kreditera även avdragen: välj Belopp per rad eller Hela avin.`],
      },
    });
  });
});
