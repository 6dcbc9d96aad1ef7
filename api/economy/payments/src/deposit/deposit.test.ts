import { createLeasedApartment, createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { type DepositInput, depositCalls } from '@husrum/contract/deposit';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { ledgerCalls } from '@husrum/contract/ledger';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { voucherCalls } from '@husrum/contract/voucher';
import { writeOffCalls } from '@husrum/contract/write-off';
import { sql } from 'kysely';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** A lease, and the calls that a deposit of 20 000 kr goes through. */
const setUp = async () => {
  const account = await makeAccount(app);
  const { user, lease, company, tenantId } = await createLeasedApartment(app, account);
  const input: DepositInput = {
    lease_id: lease.id,
    amount: 20_000,
    due_at: '2026-11-30',
    interest_rate: null,
  };
  const vouchers = () =>
    app.forAccount(account, async (tx) => {
      const { rows } = await sql<{ text: string }>`
        select kind || ' ' || booked_on || ': ' || (
          select string_agg(account || ' ' || ore, ', ' order by id) from voucher_line where voucher_id = voucher.id) as text
        from voucher order by id`.execute(tx);
      return rows.map(({ text }) => text);
    });
  return {
    ...{ account, user, lease, company, tenantId, vouchers },
    ask: (change: Partial<DepositInput> = {}) =>
      user.post(depositCalls.create, { body: { ...input, ...change } }),
    refuseToAsk: (change: object) => user.failure(depositCalls.create, { body: { ...input, ...change } }),
    send: (id: number) => user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(id) }),
    pay: (id: number, payment: number, paidAt: string) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(id),
        body: { payment, paid_at: paidAt },
      }),
    list: async () => (await user.get(depositCalls.listByLease, { params: { id: lease.id } })).data,
    check: () => user.post(companyBooksCalls.runCheck, { params: { id: company.id } }),
  };
};

/** A deposit of 20 000 kr that came in on 20 November. The clock stands at 1 December 2027. */
const setUpHeld = async (interestRate: number | null = null) => {
  const all = await setUp();
  const { id, invoice } = await all.ask({ interest_rate: interestRate });
  await all.send(invoice.id);
  await all.pay(invoice.id, 20_000, '2026-11-20');
  app.clock.set('2027-12-01T08:00:00Z');
  const use = { invoice_id: null, amount: 3200, paid_at: '2027-12-01', reason: 'Målning av sovrum' };
  const repayment = { amount: 20_000, paid_at: '2027-12-01', to_account: '8327-9, 123' };
  const params = { id };
  const { user } = all;
  return {
    ...{ ...all, id, invoice },
    use: (change: object = {}) => user.post(depositCalls.use, { params, body: { ...use, ...change } }),
    refuseUse: (change: object) => user.failure(depositCalls.use, { params, body: { ...use, ...change } }),
    repay: (change: object = {}) =>
      user.post(depositCalls.repay, { params, body: { ...repayment, ...change } }),
    refuseRepayment: (change: object) =>
      user.failure(depositCalls.repay, { params, body: { ...repayment, ...change } }),
    addInterest: (day: string) => user.post(depositCalls.addInterest, { params, body: { day } }),
    undo: (entryId: number) => user.post(depositCalls.undo, { params: { id: entryId } }),
  };
};

test('asking creates an invoice of one row without VAT, which is sent and paid as any other', async () => {
  const { user, ask, send, pay, list, vouchers } = await setUp();
  const asked = await ask();
  expect(asked).toMatchObject({ state: 'ASKED', asked: 20_000, received: 0, held: 0, due_at: '2026-11-30' });
  const invoice = await user.get(invoiceCalls.detail, { params: { id: asked.invoice.id } });
  expect(invoice).toMatchObject({
    ...{ kind: 'DEPOSIT', status: 'READY', invoice_type: 'MANUAL', pay_amount_rounded: 20_000, tax: 0 },
    ...{ due_at: '2026-11-30', rows: [{ name: 'Deposition', total: 20_000, tax_rate: 0 }] },
  });
  await send(invoice.id);
  await pay(invoice.id, 5000, '2026-11-20');
  expect(await list()).toMatchObject([{ state: 'PARTLY_RECEIVED', received: 5000, held: 5000 }]);
  await pay(invoice.id, 15_000, '2026-11-20');
  expect(await list()).toMatchObject([
    { state: 'HELD', received: 20_000, received_on: '2026-11-20', held: 20_000 },
  ]);
  expect(await vouchers()).toEqual([
    'INVOICE 2026-11-20: 1510 2000000, 2890 -2000000',
    'PAYMENT 2026-11-20: 1930 500000, 1510 -500000',
    'PAYMENT 2026-11-20: 1930 1500000, 1510 -1500000',
  ]);
});

test.each([
  [{ amount: 0 }, { amount: ['Belopp måste vara större än 0'] }],
  [{ amount: 100.5 }, { amount: ['Belopp ska vara i hela kronor'] }],
  [{ due_at: '2026-11-20' }, { due_at: ['Förfallodagen måste vara efter i dag'] }],
  [{ interest_rate: 0 }, { interest_rate: ['Ränta per år måste vara större än 0'] }],
])('%j is refused under its field', async (change, data) => {
  const { refuseToAsk, list } = await setUp();
  expect(await refuseToAsk(change)).toMatchObject({ status: 422, data });
  expect(await list()).toEqual([]);
});

test('it is used for a cost with its reason, the rest is repaid, and the books have the same', async () => {
  const { use, repay, refuseRepayment, vouchers, check, user, company } = await setUpHeld();
  expect(await use()).toMatchObject({ state: 'HELD', used: 3200, held: 16_800 });
  expect(await refuseRepayment({})).toMatchObject({ status: 422, data: { amount: [expect.any(String)] } });
  expect(await repay({ amount: 16_800 })).toMatchObject({
    ...{ state: 'REPAID', used: 3200, repaid: 16_800, held: 0 },
    entries: [
      { what: 'REPAID', amount: 16_800, to_account: '8327-9, 123', undone_on: null },
      { what: 'USED_COST', amount: 3200, reason: 'Målning av sovrum' },
    ],
  });
  expect((await vouchers()).slice(2)).toEqual([
    'DEPOSIT 2027-12-01: 2890 320000, 3990 -320000',
    'DEPOSIT 2027-12-01: 2890 1680000, 1930 -1680000',
  ]);
  const { agrees, figures } = await check();
  expect(agrees).toBe(true);
  expect(figures.find(({ name }) => name === 'DEPOSITS')).toMatchObject({ expected: 0, booked: 0 });
  const { data } = await user.get(voucherCalls.list, { query: { kind: 'DEPOSIT' } });
  expect(data.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Återbetald deposition /),
    expect.stringMatching(/^Använd deposition .*: Målning av sovrum$/),
  ]);
  const file = await user.raw(bookkeepingExportCalls.file, {
    params: { id: company.id },
    query: { from: '2027-12-01', to: '2027-12-31' },
  });
  expect(file.body).toMatch(/#TRANS 2890 \{\} 16800(\.00)?\b/);
});

test('it pays an unpaid invoice without the bank, and the payment is undone as any other', async () => {
  const { user, lease, use, refuseUse, undo, id, vouchers, check } = await setUpHeld();
  const rent = await createSentInvoice(user, lease.id, '2027-12-01', '2027-12-31');
  const { data } = await user.get(depositCalls.invoices, { params: { id } });
  expect(data).toMatchObject([{ id: rent.id, left: 8500 }]);
  const refused = await refuseUse({ invoice_id: rent.id, amount: 8501, reason: 'Obetald hyra' });
  expect(refused).toMatchObject({
    status: 422,
    data: { amount: [expect.stringContaining('kvar att betala')] },
  });
  const used = await use({ invoice_id: rent.id, amount: 8500, reason: 'Obetald hyra' });
  expect(used).toMatchObject({ held: 11_500, entries: [{ what: 'USED_INVOICE', invoice: { id: rent.id } }] });
  const read = () => user.get(invoiceCalls.detail, { params: { id: rent.id } });
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0 });
  expect((await vouchers()).at(-1)).toBe('PAYMENT 2027-12-01: 2890 850000, 1510 -850000');

  const undone = await undo(used.entries[0]?.id ?? 0);
  expect(undone).toMatchObject({ used: 0, held: 20_000, entries: [{ undone_on: '2027-12-01' }] });
  expect(await read()).toMatchObject({ payment_left: 8500 });
  expect((await vouchers()).at(-1)).toBe('UNDONE_PAYMENT 2027-12-01: 2890 -850000, 1510 850000');
  expect((await check()).agrees).toBe(true);
});

test('never more is taken than is held, not in the future and not before it came in', async () => {
  const { refuseUse, refuseRepayment, list } = await setUpHeld();
  expect(await refuseUse({ amount: 20_000.01 })).toMatchObject({
    status: 422,
    data: { amount: [expect.any(String)] },
  });
  expect(await refuseRepayment({ paid_at: '2027-12-02' })).toMatchObject({
    data: { paid_at: ['Dagen kan inte vara i framtiden'] },
  });
  expect(await refuseRepayment({ paid_at: '2026-11-19' })).toMatchObject({
    data: { paid_at: ['Dagen kan vara tidigast 2026-11-20'] },
  });
  expect(await list()).toMatchObject([{ held: 20_000, entries: [] }]);
});

test('agreed interest is added once, to the day, and repaid with the deposit', async () => {
  const { user, id, addInterest, repay, undo, vouchers } = await setUpHeld(2);
  const query = { day: '2027-11-20' };
  expect(await user.get(depositCalls.previewInterest, { params: { id }, query })).toEqual({ amount: 400 });
  const added = await addInterest('2027-11-20');
  expect(added).toMatchObject({ interest: 400, held: 20_400 });
  expect((await vouchers()).at(-1)).toBe('DEPOSIT 2027-11-20: 2890 -40000, 8429 40000');
  const again = await user.failure(depositCalls.addInterest, { params: { id }, body: query });
  expect(again).toMatchObject({ status: 409, serverMessage: 'Räntan är redan tillagd. Ångra den först.' });
  const repaid = await repay({ amount: 20_400 });
  expect(repaid).toMatchObject({ state: 'REPAID', held: 0 });
  const interestId = added.entries[0]?.id ?? 0;
  const early = await user.failure(depositCalls.undo, { params: { id: interestId } });
  expect(early).toMatchObject({ status: 409, serverMessage: expect.stringContaining('Räntan är använd') });
  await undo(repaid.entries[0]?.id ?? 0);
  expect(await undo(interestId)).toMatchObject({ state: 'HELD', interest: 0, held: 20_000 });
  expect((await vouchers()).slice(-2)).toEqual([
    'UNDONE_DEPOSIT 2027-12-01: 2890 -2040000, 1930 2040000',
    'UNDONE_DEPOSIT 2027-12-01: 2890 40000, 8429 -40000',
  ]);
});

test('without agreed interest none is added', async () => {
  const { user, id } = await setUpHeld();
  const refused = await user.failure(depositCalls.addInterest, {
    params: { id },
    body: { day: '2027-11-20' },
  });
  expect(refused).toMatchObject({ status: 409, serverMessage: 'Ingen ränta är avtalad för depositionen' });
});

test('what came in is neither credited nor undone once it is repaid, and nothing of it is written off', async () => {
  const { user, invoice, repay } = await setUpHeld();
  await repay();
  const params = manualInvoiceParams(invoice.id);
  expect(await user.failure(invoiceActionCalls.credit, { params })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('Depositionen är mottagen') },
  });
  const { registered_payments = [] } = await user.get(invoiceCalls.detail, { params: { id: invoice.id } });
  const paymentId = registered_payments[0]?.payment_id ?? 0;
  expect(
    await user.failure(invoiceActionCalls.undoPayment, { params: { ...params, paymentId } }),
  ).toMatchObject({ status: 409, serverMessage: expect.stringContaining('Ångra det först') });
  const writeOff = { invoice_id: invoice.id, day: '2027-12-01', reason: 'Konkurs' };
  expect(await user.failure(writeOffCalls.create, { body: writeOff })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('Kreditera det som är kvar') },
  });
});

test('what does not come in is credited, and the rest is the deposit', async () => {
  const { user, ask, send, pay, list, check } = await setUp();
  const { invoice } = await ask();
  await send(invoice.id);
  await pay(invoice.id, 12_000, '2026-11-20');
  const { rows } = await user.get(invoiceCalls.detail, { params: { id: invoice.id } });
  const part = (amount: number) => ({ reason: 'Lägre deposition', rows: [{ id: rows[0]?.id ?? 0, amount }] });
  const params = manualInvoiceParams(invoice.id);
  expect(await user.failure(invoiceActionCalls.creditPart, { params, body: part(8001) })).toMatchObject({
    status: 409,
  });
  const { credit_invoices = [] } = await user.post(invoiceActionCalls.creditPart, {
    params,
    body: part(8000),
  });
  await user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(credit_invoices[0]?.id ?? 0) });
  expect(await list()).toMatchObject([{ state: 'HELD', asked: 12_000, received: 12_000, held: 12_000 }]);
  const { agrees, figures } = await check();
  expect(agrees).toBe(true);
  expect(figures.find(({ name }) => name === 'DEPOSITS')).toMatchObject({ expected: 12_000, booked: 12_000 });
});

test('a deposit is withdrawn with its unpaid invoice, and removed with one that was never sent', async () => {
  const { user, ask, send, list } = await setUp();
  const { invoice } = await ask();
  await send(invoice.id);
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(invoice.id) });
  expect(await list()).toMatchObject([{ state: 'WITHDRAWN', asked: 0, held: 0 }]);
});

test('its invoice has its one row', async () => {
  const { user, ask } = await setUp();
  const { invoice } = await ask();
  const body = { invoicebase_id: invoice.id, name: 'Nyckel', quantity: 1, fee: 350, tax_rate: 0 };
  expect(await user.failure(invoiceRowCalls.create, { body })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('begär en deposition') },
  });
});

test('it is no income: not of the month, not in the VAT report', async () => {
  const { user, company, ask, send } = await setUp();
  const before = await user.get(economyCalls.statistics);
  const { invoice } = await ask();
  await send(invoice.id);
  expect(await user.get(economyCalls.statistics)).toEqual(before);
  const report = await user.get(vatReportCalls.overview, {
    params: { id: company.id },
    query: { month: '2026-11', length: 'MONTH' },
  });
  expect(report.rows).toEqual([]);
});

test('a company chooses its accounts for deposits to come', async () => {
  const { user, company, ask, send, vouchers } = await setUp();
  const params = { id: company.id };
  expect(await user.get(depositCalls.settings, { params })).toEqual({
    ...{ account: 2890, interest_account: 8429, cost_account: 3990 },
  });
  const earlier = await ask({ amount: 1000 });
  const chosen = { account: 2397, interest_account: 8410, cost_account: 3911 };
  expect(await user.post(depositCalls.saveSettings, { params, body: chosen })).toEqual(chosen);
  await send(earlier.invoice.id);
  await send((await ask({ amount: 2000 })).invoice.id);
  expect(await vouchers()).toEqual([
    'INVOICE 2026-11-20: 1510 100000, 2890 -100000',
    'INVOICE 2026-11-20: 1510 200000, 2397 -200000',
  ]);
  const refused = await user.failure(depositCalls.saveSettings, {
    params,
    body: { ...chosen, account: 3001 },
  });
  expect(refused).toMatchObject({
    status: 422,
    data: { account: ['Konto ska vara 2390–2399 eller 2890–2899'] },
  });
});

test('in a locked month what happens is booked on the first day after', async () => {
  const { user, company, repay, vouchers } = await setUpHeld();
  await user.post(companyBooksCalls.lock, { params: { id: company.id }, body: { through: '2027-10-31' } });
  await repay({ paid_at: '2027-10-15' });
  expect((await vouchers()).at(-1)).toBe('DEPOSIT 2027-11-01: 2890 2000000, 1930 -2000000');
});

test('the list has the state, the company and what each company holds', async () => {
  const { user, ask, company, tenantId } = await setUpHeld();
  await ask({ amount: 500, due_at: '2027-12-31' });
  const { data, held } = await user.get(depositCalls.list, { query: { sort: { by: 'held', order: 'asc' } } });
  expect(data.map(({ state }) => state)).toEqual(['ASKED', 'HELD']);
  expect(held).toEqual([{ company: { id: company.id, name: company.name }, count: 1, held: 20_000 }]);
  const filtered = await user.get(depositCalls.list, { query: { state: 'HELD', company_id: company.id } });
  expect(filtered).toMatchObject({ total: 1, data: [{ state: 'HELD' }] });
  const ofTenant = await user.get(depositCalls.listByTenant, { params: { id: tenantId } });
  expect(ofTenant.data).toHaveLength(2);
});

test('what the tenant owes is asked for and paid, and not changed by what becomes of the deposit', async () => {
  const { user, tenantId, use, repay } = await setUpHeld();
  const closing = async () => (await user.get(ledgerCalls.ofTenant, { params: { id: tenantId } })).closing;
  expect(await closing()).toBe(0);
  await use();
  await repay({ amount: 16_800 });
  expect(await closing()).toBe(0);
});

test('the database refuses to change or delete what became of a deposit', async () => {
  const { account, repay } = await setUpHeld();
  await repay();
  const run = (statement: string) => app.forAccount(account, (tx) => sql.raw(statement).execute(tx));
  await expect(run('delete from deposit_entry')).rejects.toThrow('append-only');
  await expect(run('update deposit_entry set amount_ore = 1')).rejects.toThrow('append-only');
  await expect(run('update deposit set account = 2397')).rejects.toThrow('append-only');
});
