import {
  type ApartmentOptions,
  createLeasedApartment,
  createSentInvoice,
  generateNextInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { referenceRateCalls } from '@husrum/contract/reference-rate';
import { writeOffCalls } from '@husrum/contract/write-off';
import { addLateCharges } from './add-late-charges';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** An invoice of 8 500 kr that was due on 30 October 2026, three weeks ago. */
const setUp = async (options: ApartmentOptions = {}) => {
  const account = await makeAccount(app);
  const { user, lease, company, tenantId } = await createLeasedApartment(app, account, options);
  const createLate = async (start = '2026-12-01', stop = '2026-12-31', dueAt = '2026-10-30') => {
    const { id } = await createSentInvoice(user, lease.id, start, stop);
    await app.forAccount(account, (tx) =>
      tx.updateTable('invoicebase').set({ due_at: dueAt }).where('id', '=', id).execute(),
    );
    return id;
  };
  const id = await createLate();
  const read = (invoiceId: number) => user.get(invoiceCalls.detail, { params: { id: invoiceId } });
  return {
    ...{ account, user, lease, company, tenantId, id, createLate, read },
    pay: (payment: number, paidAt: string, invoiceId = id) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(invoiceId),
        body: { payment, paid_at: paidAt },
      }),
    state: (invoiceId = id) => user.get(lateChargeCalls.ofInvoice, { params: { id: invoiceId } }),
    charge: (...ids: number[]) =>
      user.post(lateChargeCalls.chargeInterest, { body: { invoice_ids: ids.length === 0 ? [id] : ids } }),
    set: (billing: 'OWN_INVOICE' | 'NEXT_INVOICE', minInterest = 20) =>
      user.post(lateChargeCalls.saveSettings, {
        params: { id: company.id },
        body: { billing, min_interest: minInterest },
      }),
    cancel: (invoiceId: number) =>
      user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(invoiceId) }),
    withdraw: (chargeId: number) =>
      user.post(lateChargeCalls.withdraw, { params: { id: chargeId }, body: { reason: 'Kulans' } }),
    generateNext: () => app.forAccount(account, (tx) => generateNextInvoice(tx, lease.id, '2026-11-20')),
    fees: (...charges: Parameters<typeof addLateCharges>[1]) =>
      app.forAccount(account, (tx) =>
        addLateCharges(
          { tx, clock: app.clock, account: { businessId: account.businessId, userId: account.userId } },
          charges,
        ),
      ),
  };
};
const rowsOf = ({ rows }: Invoice) => rows.map(({ name, fee, tax_rate }) => [name, fee, tax_rate]);
/** 8 500 kr × 10 % × 21 days / 365. */
const INTEREST = 48.9;
const interestRow = (reference: string | null) => [
  `Dröjsmålsränta 2026-10-31 – 2026-11-20, avi ${reference}`,
  INTEREST,
  0,
];

test('interest is charged once, on an unsent invoice of its own, with how it was calculated', async () => {
  const { state, charge, read, id } = await setUp();
  const part = {
    ...{ from: '2026-10-31', through: '2026-11-20', days: 21 },
    ...{ principal: 8500, percent: 10, interest: INTEREST },
  };
  expect((await state()).preview).toEqual({
    ...{ from: '2026-10-31', through: '2026-11-20', interest: INTEREST, parts: [part] },
    ...{ problem: null, detail: null },
  });
  const { done, failures, invoice_ids } = await charge();
  expect([done, failures]).toEqual([1, []]);
  const own = await read(invoice_ids[0] ?? 0);
  const { reference } = await read(id);
  expect(own).toMatchObject({ kind: 'SUPPLEMENT', status: 'READY', sent_at: null, pay_amount_rounded: 49 });
  expect(rowsOf(own)).toEqual([interestRow(reference)]);
  const { preview, charges } = await state();
  expect(preview).toMatchObject({ interest: 0, problem: 'NOTHING' });
  expect(charges).toMatchObject([
    {
      ...{ kind: 'INTEREST', amount: INTEREST, state: 'BILLED', parts: [part] },
      billed_on: { id: own.id, reference: own.reference, is_sent: false },
    },
  ]);
  // The own invoice says of what it charges, and bears no interest itself.
  expect((await state(own.id)).charges).toHaveLength(1);
  expect(await charge()).toMatchObject({
    done: 0,
    failures: [{ id, message: 'Inga dagar kvar att debitera.' }],
    invoice_ids: [],
  });
});

test('interest is on what was unpaid each day, and payments that are undone do not count', async () => {
  const { user, state, pay, read, id } = await setUp();
  await pay(3000, '2026-11-04');
  // 8 500 × 10 % × 5 / 365 = 11,64 and 5 500 × 10 % × 16 / 365 = 24,11.
  expect(
    (await state()).preview.parts.map(({ days, principal, interest }) => [days, principal, interest]),
  ).toEqual([
    [5, 8500, 11.64],
    [16, 5500, 24.11],
  ]);
  await pay(5500, '2026-11-10');
  expect((await state()).preview).toMatchObject({ through: '2026-11-10', interest: 20.68 });
  const { registered_payments = [] } = await read(id);
  for (const { payment_id } of registered_payments)
    await user.post(invoiceActionCalls.undoPayment, {
      params: { ...manualInvoiceParams(id), paymentId: payment_id },
    });
  expect((await state()).preview).toMatchObject({ through: '2026-11-20', interest: INTEREST });
});

test('a cancelled invoice frees the charge, which is billed again or withdrawn', async () => {
  const { user, state, charge, cancel, withdraw, read } = await setUp();
  const { invoice_ids } = await charge();
  const [billed] = (await state()).charges;
  const refused = await user.failure(lateChargeCalls.withdraw, {
    params: { id: billed?.id ?? 0 },
    body: { reason: 'Fel' },
  });
  expect([refused.status, refused.serverMessage]).toEqual([
    409,
    expect.stringContaining('Den är fakturerad på avi'),
  ]);
  await cancel(invoice_ids[0] ?? 0);
  expect((await state()).charges).toMatchObject([{ state: 'OPEN', billed_on: null }]);
  const again = await user.post(lateChargeCalls.bill, { body: { ids: [billed?.id ?? 0] } });
  expect(await read(again.invoice_ids[0] ?? 0)).toMatchObject({ pay_amount_rounded: 49 });
  const twice = await user.failure(lateChargeCalls.bill, { body: { ids: [billed?.id ?? 0] } });
  expect(twice.status).toBe(409);
  await cancel(again.invoice_ids[0] ?? 0);
  expect(await withdraw(billed?.id ?? 0)).toMatchObject({ state: 'WITHDRAWN', withdrawn_reason: 'Kulans' });
  // Its days can be charged again.
  expect((await state()).preview).toMatchObject({ interest: INTEREST, problem: null });
});

test('on the next invoice of the lease, where it stays when the rent is recalculated', async () => {
  const { user, lease, id, set, charge, state, generateNext, read, cancel } = await setUp();
  await set('NEXT_INVOICE');
  expect((await charge()).invoice_ids).toEqual([]);
  expect((await state()).charges).toMatchObject([{ state: 'OPEN', is_on_next_invoice: true }]);
  const [next = 0] = await generateNext();
  const { reference } = await read(id);
  const before = await read(next);
  expect(rowsOf(before).at(-1)).toEqual(interestRow(reference));
  expect(before.pay_amount_rounded).toBe(8549);
  await user.post(leaseAddonCalls.create, {
    body: { lease_id: lease.id, name: 'Bredband', fee: 199, tax_rate: 25, start: '2026-01-01' },
  });
  const after = await read(next);
  // 8 500 + 199 + 49,75 + 48,90 = 8 797,65.
  expect([after.rows.length, after.pay_amount_rounded]).toEqual([3, 8798]);
  expect(rowsOf(after)).toContainEqual(interestRow(reference));
  expect((await generateNext()).length).toBe(1);
  const [charged] = (await state()).charges;
  expect(charged).toMatchObject({ state: 'BILLED', billed_on: { id: next } });
  // Nobody changes the amount of the row.
  const row = after.rows.find(({ fee }) => fee === INTEREST);
  const refused = await user.failure(invoiceRowCalls.update, {
    body: { id: row?.id ?? 0, name: 'Ränta', quantity: 1, fee: 1, tax_rate: 0, unit: null, updated_at: null },
  });
  expect(refused.status).toBe(409);
  await cancel(next);
  expect((await state()).charges).toMatchObject([{ state: 'OPEN' }]);
});

test('no interest on interest: what an invoice bills for lateness bears none', async () => {
  const { account, set, charge, generateNext, state } = await setUp();
  await set('NEXT_INVOICE');
  await charge();
  const [next = 0] = await generateNext();
  await app.forAccount(account, (tx) =>
    tx
      .updateTable('invoicebase')
      .set({ due_at: '2026-10-30', sent_at: '2026-10-01T08:00:00Z', status: 'PENDING_PAYMENT' })
      .where('id', '=', next)
      .execute(),
  );
  expect((await state(next)).preview.parts).toMatchObject([{ principal: 8500.1, interest: INTEREST }]);
});

test('the list has late invoices with their interest or why not, filtered and paged', async () => {
  const { user, id, createLate, pay, charge } = await setUp();
  const promised = await createLate('2026-11-01', '2026-11-30', '2026-10-29');
  const writtenOff = await createLate('2026-10-01', '2026-10-31', '2026-10-28');
  const old = await createLate('2026-09-01', '2026-09-30', '2017-12-29');
  const paid = await createLate('2026-08-01', '2026-08-31', '2026-11-02');
  const inTime = await createLate('2026-07-01', '2026-07-31', '2026-11-20');
  await pay(8500, '2026-11-18', paid);
  await user.post(paymentPromiseCalls.create, { body: { invoice_id: promised, promised_on: '2026-11-25' } });
  await user.post(writeOffCalls.create, {
    body: { invoice_id: writtenOff, day: '2026-11-20', reason: 'Konkurs' },
  });
  const list = async (query: object = {}) =>
    (await user.get(lateChargeCalls.lateInvoices, { query })).data.map(
      ({ id: each, preview }) => [each, preview.problem ?? preview.interest] as const,
    );
  expect(await list()).toEqual([
    [old, 'MISSING_RATE'],
    [writtenOff, 'WRITTEN_OFF'],
    [promised, 'PROMISE'],
    [id, INTEREST],
    // 8 500 × 10 % × 16 / 365.
    [paid, 37.26],
  ]);
  expect((await list()).map(([each]) => each)).not.toContain(inTime);
  expect(await list({ paid: 'PAID' })).toEqual([
    [writtenOff, 'WRITTEN_OFF'],
    [paid, 37.26],
  ]);
  expect((await list({ from: '2026-10-29', to: '2026-10-30' })).map(([each]) => each)).toEqual([
    promised,
    id,
  ]);
  expect((await list({ limit: 2, page: 2 })).map(([each]) => each)).toEqual([promised, id]);
  const { ids } = await user.get(lateChargeCalls.lateInvoiceIds, { query: {} });
  expect(ids).toEqual([id, paid]);
  const outcome = await charge(...ids, promised);
  expect([outcome.done, outcome.failures.map(({ message }) => message)]).toEqual([
    2,
    ['Betalningslöfte som gäller (2026-11-25).'],
  ]);
  // Both are of one lease: one invoice.
  expect(outcome.invoice_ids).toHaveLength(1);
  const charges = await user.get(lateChargeCalls.list, {
    query: { state: 'BILLED', sort: { by: 'amount', order: 'asc' } },
  });
  expect(charges.data.map(({ amount }) => amount)).toEqual([37.26, INTEREST]);
  expect((await user.get(lateChargeCalls.list, { query: { kind: 'COMPENSATION' } })).total).toBe(0);
});

test('compensation is for businesses, once, and never together with a fee', async () => {
  const person = await setUp();
  expect((await person.state()).compensation_problem).toContain('bara mellan företag');
  const { user, id, state, fees, createLate } = await setUp({
    tenant: { name: 'Café Ek AB', identifier: '559999-0016', organisation: true },
  });
  expect((await state()).compensation_problem).toBeNull();
  const compensation = await user.post(lateChargeCalls.chargeCompensation, { body: { invoice_id: id } });
  expect(compensation).toMatchObject({ kind: 'COMPENSATION', amount: 450, state: 'BILLED' });
  const again = await user.failure(lateChargeCalls.chargeCompensation, { body: { invoice_id: id } });
  expect([again.status, again.serverMessage]).toEqual([409, 'Avin har redan en sådan avgift.']);
  expect(await fees({ invoiceId: id, kind: 'REMINDER_FEE', amountOre: 6000 })).toEqual([
    { invoiceId: id, id: null, refusal: expect.stringContaining('redan en förseningsersättning') },
  ]);
  const other = await createLate('2026-11-01', '2026-11-30');
  const [fee] = await fees({ invoiceId: other, kind: 'REMINDER_FEE', amountOre: 6000 });
  expect(fee?.refusal).toBeNull();
  expect((await state(other)).compensation_problem).toContain('redan en påminnelse- eller inkassoavgift');
});

test('fees of reminders are charged together, and withdrawn until they are billed', async () => {
  const { user, id, createLate, fees, set, state } = await setUp();
  await set('NEXT_INVOICE');
  const inTime = await createLate('2026-11-01', '2026-11-30', '2026-11-20');
  const added = await fees(
    { invoiceId: id, kind: 'REMINDER_FEE', amountOre: 6000 },
    { invoiceId: inTime, kind: 'REMINDER_FEE', amountOre: 6000 },
    { invoiceId: id, kind: 'COLLECTION_FEE', amountOre: 18_100 },
  );
  expect(added.map(({ refusal }) => refusal?.replaceAll('\u00a0', ' ') ?? null)).toEqual([
    null,
    'Avin har inte betalats för sent.',
    'Inkassoavgift får vara högst 180 kr (lag 1981:739).',
  ]);
  expect((await state()).charges).toMatchObject([{ kind: 'REMINDER_FEE', amount: 60, state: 'OPEN' }]);
  const [charge] = (await state()).charges;
  await user.post(lateChargeCalls.withdraw, {
    params: { id: charge?.id ?? 0 },
    body: { reason: 'Påminnelsen ångrades' },
  });
  expect((await state()).charges).toMatchObject([
    { state: 'WITHDRAWN', withdrawn_reason: 'Påminnelsen ångrades' },
  ]);
});

test('rates are typed, corrected and taken back, and a missing one refuses the calculation', async () => {
  const { user, state } = await setUp();
  const rates = async () => (await user.get(referenceRateCalls.list, {})).data;
  expect((await rates())[0]).toMatchObject({ valid_from: '2026-07-01', percent: 2, source: 'PUBLISHED' });
  const save = (validFrom: string, percent: number) =>
    user.post(referenceRateCalls.save, {
      body: { valid_from: validFrom, percent, note: 'riksbank.se 2026-12-31' },
    });
  const typed = await save('2026-07-01', 2.5);
  expect(typed).toMatchObject({ percent: 2.5, source: 'TYPED', published_percent: 2 });
  expect((await state()).preview).toMatchObject({ interest: 51.35, parts: [{ percent: 10.5 }] });
  expect((await save('2026-07-01', 1.5)).id).toBe(typed.id);
  const removed = await user.remove(referenceRateCalls.remove, { params: { id: typed.id ?? 0 } });
  expect(removed).toMatchObject({ percent: 2, source: 'PUBLISHED', id: null });
  app.clock.set('2027-01-15T08:00:00Z');
  expect((await rates())[0]).toMatchObject({ valid_from: '2027-01-01', percent: null, source: 'MISSING' });
  expect((await state()).preview).toMatchObject({ problem: 'MISSING_RATE', detail: '2027-01-01' });
  await save('2027-01-01', 2);
  expect((await state()).preview).toMatchObject({ problem: null, through: '2027-01-15' });
  const refuse = async (validFrom: string, percent: number) =>
    (await user.failure(referenceRateCalls.save, { body: { valid_from: validFrom, percent, note: 'Test' } }))
      .data;
  expect(await refuse('2027-02-01', 2)).toEqual({
    valid_from: ['Referensräntan gäller från 1 januari eller 1 juli'],
  });
  expect(await refuse('2028-01-01', 2)).toMatchObject({
    valid_from: [expect.stringContaining('Senast 2027-07-01')],
  });
  expect(await refuse('2017-07-01', 2)).toMatchObject({
    valid_from: [expect.stringContaining('från 2018-01-01')],
  });
  expect(await refuse('2027-01-01', 2.25)).toMatchObject({
    percent: [expect.stringContaining('halva procentenheter')],
  });
});

test('the least interest and the billing are set per company', async () => {
  const { user, company, set, state } = await setUp();
  const settings = () => user.get(lateChargeCalls.settings, { params: { id: company.id } });
  expect(await settings()).toMatchObject({ billing: 'OWN_INVOICE', min_interest: 20 });
  await set('NEXT_INVOICE', 50);
  expect(await settings()).toMatchObject({ billing: 'NEXT_INVOICE', min_interest: 50 });
  expect((await state()).preview).toMatchObject({ interest: INTEREST, problem: 'BELOW_MINIMUM' });
});
