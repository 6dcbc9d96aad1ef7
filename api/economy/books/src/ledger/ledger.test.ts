import { insertPortfolio } from '@husrum/api-demo';
import {
  type ApartmentOptions,
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer, textIn } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { agedGroupings, ledgerCalls } from '@husrum/contract/ledger';
import { tenantCalls } from '@husrum/contract/tenant';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = async (options?: ApartmentOptions) => {
  const fixture = await createAccountWithLease(app, options);
  const { user, tenantId, lease } = fixture;
  const params = { id: tenantId };
  const ledger = (query = {}) => user.get(ledgerCalls.ofTenant, { params, query });
  return {
    ...fixture,
    ledger,
    lines: async (query = {}) =>
      (await ledger(query)).data.map(({ kind, day, amount, balance }) => [kind, day, amount, balance]),
    aged: (query = {}) => user.get(ledgerCalls.aged, { query }),
    send: (start?: string, stop?: string) => createSentInvoice(user, lease.id, start, stop),
    pay: (id: number, payment: number, paidAt: string | null = null) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(id),
        body: { payment, paid_at: paidAt },
      }),
  };
};

test('every invoice, payment and undone payment is a line with the balance after it', async () => {
  const { user, lines, ledger, send, pay } = await setUp();
  const first = await send();
  await pay(first.id, 5000, '2026-11-19');
  app.clock.set('2026-11-25T08:00:00Z');
  await send('2027-01-01', '2027-01-31');
  const { payments } = await pay(first.id, 4000);
  expect(await lines()).toEqual([
    ['PAYMENT', '2026-11-19', -5000, -5000],
    ['INVOICE', '2026-11-20', 8500, 3500],
    ['INVOICE', '2026-11-25', 8500, 12_000],
    ['PAYMENT', '2026-11-25', -4000, 8000],
  ]);
  app.clock.set('2026-12-01T08:00:00Z');
  const paymentId = payments.at(-1)?.payment_id ?? 0;
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...manualInvoiceParams(first.id), paymentId },
  });
  expect((await lines()).at(-1)).toEqual(['UNDONE_PAYMENT', '2026-12-01', 4000, 12_000]);
  expect(await ledger({ from: '2026-11-25', to: '2026-11-30' })).toMatchObject({
    opening: 3500,
    closing: 8000,
    total: 2,
  });
  expect(await lines({ limit: 1, page: 1, sort: { by: 'day', order: 'desc' } })).toEqual([
    ['UNDONE_PAYMENT', '2026-12-01', 4000, 12_000],
  ]);
});

test('a credit invoice is in the ledger when it is sent, and is shown as unsent until then', async () => {
  const { user, lines, ledger, aged, send } = await setUp();
  const { id } = await send();
  const credited = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  expect(await ledger()).toMatchObject({ closing: 8500, unsent_credits: 8500 });
  expect((await aged()).sum).toMatchObject({ balance: 0, unsent_credits: 8500, booked: 8500 });
  app.clock.set('2026-12-02T08:00:00Z');
  await user.post(invoiceCalls.send, { params: { id: credited.credited_by?.id ?? 0 } });
  expect((await lines()).at(-1)).toEqual(['CREDIT', '2026-12-02', -8500, 0]);
  expect(await ledger()).toMatchObject({ closing: 0, unsent_credits: 0 });
  expect(await ledger({ to: '2026-12-01' })).toMatchObject({ closing: 8500, unsent_credits: 8500 });
  expect((await aged()).data).toEqual([]);
});

test('an invoice that was sent and cancelled has two lines', async () => {
  const { user, lines, send } = await setUp();
  const { id } = await send();
  app.clock.set('2026-11-22T08:00:00Z');
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(id) });
  expect(await lines()).toEqual([
    ['INVOICE', '2026-11-20', 8500, 8500],
    ['CANCELLATION', '2026-11-22', -8500, 0],
  ]);
});

test('aged balances of a past day do not change by what happens later', async () => {
  const { aged, send, pay } = await setUp();
  const { id, due_at } = await send();
  const asOf = async (day: string) => (await aged({ day })).data;
  expect(due_at).toBe('2026-12-21');
  app.clock.set('2027-04-01T08:00:00Z');
  await pay(id, 3000, '2027-01-15');
  await pay(id, 7500, '2027-03-30');
  expect(await asOf('2026-11-19')).toEqual([]);
  expect(await asOf('2026-12-21')).toMatchObject([{ name: 'Bo Östlund', not_due: 8500, balance: 8500 }]);
  expect(await asOf('2026-12-22')).toMatchObject([{ not_due: 0, days_30: 8500 }]);
  expect(await asOf('2027-01-20')).toMatchObject([{ days_30: 5500 }]);
  expect(await asOf('2027-02-01')).toMatchObject([{ days_60: 5500 }]);
  expect(await asOf('2027-03-22')).toMatchObject([{ older: 5500 }]);
  expect(await asOf('2027-03-30')).toMatchObject([{ older: 0, credit: 2000, balance: -2000 }]);
});

test('names the field of a day that has not come, of days in the wrong order, and of an unknown tenant', async () => {
  const { user, tenantId } = await setUp();
  expect(await user.failure(ledgerCalls.aged, { query: { day: '2026-11-21' } })).toMatchObject({
    status: 422,
    data: { day: ['Dagen får inte vara efter i dag'] },
  });
  const query = { from: '2026-11-02', to: '2026-11-01' };
  expect(await user.failure(ledgerCalls.ofTenant, { params: { id: tenantId }, query })).toMatchObject({
    status: 422,
    data: { to: ['Slutdagen är före startdagen'] },
  });
  const params = { id: tenantId + 1000 };
  expect(await user.failure(ledgerCalls.ofTenant, { params })).toMatchObject({ status: 404 });
});

test('ledgers, aged balances in each grouping and the account 1510 of the books say the same, on any day', async () => {
  const account = await makeAccount(app);
  await app.forAccount(account, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 4, objects: 60 }));
  const user = app.as(account);
  const companies = (await user.get(companyCalls.list, { query: { limit: 100 } })).data;
  const tenants: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await user.get(tenantCalls.list, { query: { limit: 100, page } });
    last = answer.last_page;
    tenants.push(...answer.data.map(({ id }) => id));
  }
  expect(tenants.length).toBeGreaterThan(20);
  for (const day of ['2026-11-20', '2026-09-30', '2026-06-15']) {
    for (const { id: companyId } of companies) {
      const query = { company_id: companyId, day, limit: 100 };
      const sums = [];
      for (const by of agedGroupings)
        sums.push((await user.get(ledgerCalls.aged, { query: { ...query, by } })).sum);
      expect(sums[1]).toEqual(sums[0]);
      expect(sums[2]).toEqual(sums[0]);
      const { data } = await user.get(ledgerCalls.aged, { query });
      const byTenant = new Map(data.map((row) => [row.tenant_id, row.booked]));
      for (const id of tenants.slice(0, 25)) {
        const ledger = await user.get(ledgerCalls.ofTenant, {
          params: { id },
          query: { company_id: companyId, to: day, limit: 1 },
        });
        expect([day, companyId, id, ledger.closing]).toEqual([day, companyId, id, byTenant.get(id) ?? 0]);
      }
      let booked = 0;
      for (const from of ['2024-01-01', '2025-01-01', '2026-01-01']) {
        const to = from.startsWith('2026') ? day : `${from.slice(0, 4)}-12-31`;
        const { accounts } = await user.get(bookkeepingExportCalls.preview, {
          params: { id: companyId },
          query: { from, to },
        });
        const customers = accounts.find(({ number }) => number === 1510);
        booked += Math.round(((customers?.debit ?? 0) - (customers?.credit ?? 0)) * 100);
      }
      expect([day, companyId, Math.round((sums[0]?.booked ?? 0) * 100)]).toEqual([day, companyId, booked]);
    }
  }
});

test('ledger and aged balances are files for Excel', async () => {
  const { user, tenantId, send } = await setUp();
  await send();
  for (const answer of [
    await user.raw(ledgerCalls.sheetOfTenant, { params: { id: tenantId } }),
    await user.raw(ledgerCalls.agedSheet, { query: { by: 'HOUSE' } }),
  ]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(answer.headers['content-disposition']).toContain('2026-11-20.xlsx');
  }
});

test('the ledger is a PDF with the balance before its days, every event and the balance after', async () => {
  const { user, tenantId, send, pay } = await setUp();
  const { id } = await send();
  app.clock.set('2026-11-25T08:00:00Z');
  await pay(id, 5000);
  const print = async (query = {}) => {
    const answer = await user.raw(ledgerCalls.pdfOfTenant, { params: { id: tenantId }, query });
    expect(answer.headers['content-type']).toContain('application/pdf');
    return textIn(answer.rawPayload);
  };
  const text = await print();
  expect(text).toContain('Till och med 2026-11-25');
  expect(text).toContain('Sida 1 av 1');
  const amounts = text.replaceAll('\u00a0', ' ').split('\n');
  expect(amounts.slice(amounts.indexOf('Ingående saldo'), amounts.indexOf('Utgående saldo') + 2)).toEqual([
    ...['Ingående saldo', '0 kr'],
    ...['2026-11-20', 'Hyresavi', '100001', '2026-12-21', '8 500 kr', '8 500 kr'],
    ...['2026-11-25', 'Inbetalning', '100001', '-5 000 kr', '3 500 kr'],
    ...['Utgående saldo', '3 500 kr'],
  ]);
  expect(await print({ from: '2027-01-01', to: '2027-01-31' })).toContain('Inga händelser');
});
