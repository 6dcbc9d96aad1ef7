import { insertPortfolio } from '@husrum/api-demo';
import {
  type ApartmentOptions,
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type VatDifference, type VatPeriodLength, vatReportCalls } from '@husrum/contract/vat-report';
import { addMonthsToMonth, type Month, toOre } from '@husrum/format';
import { sql } from 'kysely';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** An apartment that is let for 8 500 kr with 2 125 kr VAT, which are 10 625 kr. */
const setUp = async (options: ApartmentOptions = { lease: { tax_rate: 25 } }) => {
  const fixture = await createAccountWithLease(app, options);
  const { user, company, lease } = fixture;
  const params = { id: company.id };
  const report = (month: string, length: VatPeriodLength = 'MONTH') =>
    user.get(vatReportCalls.overview, { params, query: { month, length } });
  return {
    ...fixture,
    report,
    differences: async (month: string) => {
      const { booked, reported, differences } = await report(month);
      return [booked, reported, differences.map(({ difference, amount }) => [difference, amount])];
    },
    list: (month: string, difference: VatDifference, query = {}) =>
      user.get(vatReportCalls.invoices, { params, query: { month, length: 'MONTH', difference, ...query } }),
    send: (start?: string, stop?: string) => createSentInvoice(user, lease.id, start, stop),
    pay: (id: number, payment: number, paidAt: string | null = null) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(id),
        body: { payment, paid_at: paidAt },
      }),
  };
};

/** Makes the object of the account's only lease one of another kind. */
const changeKind = (account: TestAccount, kind: string) =>
  app.forAccount(account, (tx) =>
    sql`update entity set entity_type_id = (select id from entity_type where kind = ${kind} limit 1)
      where id in (select entity_id from lease)`.execute(tx),
  );

test('rent for December that is sent in November is booked in November and reported in December', async () => {
  const { report, differences, send } = await setUp();
  await send();
  expect(await differences('2026-11')).toEqual([2125, 0, [['REPORTED_LATER', -2125]]]);
  expect(await differences('2026-12')).toEqual([0, 2125, [['BOOKED_EARLIER', 2125]]]);
  expect(await report('2026-12')).toMatchObject({
    ...{ from: '2026-12-01', to: '2026-12-31', has_ended: false },
    boxes: [
      { box: '05', exact: 8500, declared: 8500 },
      { box: '08', exact: 0, declared: 0 },
      { box: '10', exact: 2125, declared: 2125 },
      { box: '11', exact: 0, declared: 0 },
      { box: '12', exact: 0, declared: 0 },
    ],
    rows: [{ month: '2026-12', tax_rate: 25, box: '05', base: 8500, tax: 2125 }],
    accounts: [
      { number: 2611, box: '10', booked: 0, reported: 2125 },
      { number: 2621, box: '11', booked: 0, reported: 0 },
      { number: 2631, box: '12', booked: 0, reported: 0 },
    ],
  });
  // The quarter has both months: nothing differs.
  expect(await report('2026-11', 'QUARTER')).toMatchObject({
    ...{ from: '2026-10-01', to: '2026-12-31', booked: 2125, reported: 2125, differences: [] },
  });
});

test('what is paid in advance is reported in the month of payment, and the rest with the period', async () => {
  const { differences, send, pay } = await setUp();
  const { id } = await send();
  await pay(id, 5000, '2026-11-19');
  expect(await differences('2026-11')).toEqual([2125, 1000, [['REPORTED_LATER', -1125]]]);
  expect(await differences('2026-12')).toEqual([0, 1125, [['BOOKED_EARLIER', 1125]]]);
});

test('rent that is sent after its period is reported before it is booked', async () => {
  const { differences, send } = await setUp();
  await send('2026-10-01', '2026-10-31');
  expect(await differences('2026-10')).toEqual([0, 2125, [['BOOKED_LATER', 2125]]]);
  expect(await differences('2026-11')).toEqual([2125, 0, [['REPORTED_EARLIER', -2125]]]);
});

test('rent of premises belongs in box 08, and öre are dropped', async () => {
  const { account, report, send } = await setUp({ lease: { tax_rate: 25, fee: 8500.99 } });
  await changeKind(account, 'premises');
  await send();
  const { boxes } = await report('2026-12');
  expect(boxes.slice(0, 3)).toEqual([
    { box: '05', exact: 0, declared: 0 },
    { box: '08', exact: 8500.99, declared: 8500 },
    { box: '10', exact: 2125.25, declared: 2125 },
  ]);
});

test('rent without VAT is in a row of its own and in no box', async () => {
  const { report, send } = await setUp({});
  await send();
  const { boxes, rows } = await report('2026-12');
  expect(rows).toEqual([{ month: '2026-12', tax_rate: 0, box: null, base: 8500, tax: 0 }]);
  expect(boxes.every(({ exact }) => exact === 0)).toBe(true);
});

test('a credit invoice is booked when it is sent, and reported when its period ends', async () => {
  const { user, differences, list, send } = await setUp();
  const { id } = await send();
  const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  await user.post(invoiceCalls.send, { params: { id: credited_by?.id ?? 0 } });
  expect(await differences('2026-11')).toEqual([
    ...[0, 0],
    [
      ['REPORTED_LATER', -2125],
      ['CREDIT', 2125],
    ],
  ]);
  expect(await list('2026-11', 'CREDIT')).toMatchObject({
    total: 1,
    data: [{ id: credited_by?.id, tenant_name: 'Bo Östlund', booked: -2125, reported: 0, amount: 2125 }],
  });
});

test('a cancelled invoice is taken back in the books, and never in the report', async () => {
  const { user, differences, send } = await setUp();
  const { id } = await send();
  app.clock.set('2026-12-03T08:00:00Z');
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(id) });
  expect(await differences('2026-11')).toEqual([2125, 0, [['CANCELLED', -2125]]]);
  expect(await differences('2026-12')).toEqual([-2125, 0, [['CANCELLED', 2125]]]);
});

test('what an accounting program books is in the report, and named', async () => {
  const { account, differences, send } = await setUp();
  const { id } = await send();
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ invoice_type: 'FORTNOX' }).where('id', '=', id).execute(),
  );
  expect(await differences('2026-12')).toEqual([0, 2125, [['PROGRAM', 2125]]]);
});

test('the invoices of a difference come in pages, in the chosen order', async () => {
  const { list, send } = await setUp();
  const first = await send();
  await send('2027-01-01', '2027-01-31');
  const query = { limit: 1, sort: { by: 'reference', order: 'desc' } } as const;
  expect(await list('2026-11', 'REPORTED_LATER', query)).toMatchObject({
    ...{ total: 2, last_page: 2 },
    data: [{ reference: '100002', sent_on: '2026-11-20', booked: 2125, reported: 0, amount: -2125 }],
  });
  expect((await list('2026-11', 'REPORTED_LATER', { ...query, page: 2 })).data[0]?.id).toBe(first.id);
  expect(await list('2026-11', 'CREDIT')).toMatchObject({ total: 0, data: [] });
});

test('the Excel file is named by company and period', async () => {
  const { user, company, send } = await setUp();
  await send();
  const { statusCode, headers, rawPayload } = await user.raw(vatReportCalls.sheet, {
    params: { id: company.id },
    query: { month: '2026-12', length: 'YEAR' },
  });
  expect(statusCode).toBe(200);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
    `Momsrapport ${company.name} 2026-01-01 2026-12-31.xlsx`,
  );
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test.each([
  [{ length: 'MONTH' as const }, { month: ['Månad måste fyllas i'] }],
  [{ month: '2026-13', length: 'MONTH' as const }, { month: ['Ange en månad som ÅÅÅÅ-MM'] }],
])('the period %j is refused under its field', async (query, data) => {
  const { user, company } = await setUp();
  expect(await user.failure(vatReportCalls.overview, { params: { id: company.id }, query })).toMatchObject({
    status: 422,
    data,
  });
});

test('the named differences of a portfolio sum to the difference in every period, and none is unexplained', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  await app.forAccount(account, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 11, objects: 60 }));
  const { data: companies } = await user.get(companyCalls.list);
  const seen = new Set<VatDifference>();
  const months = Array.from({ length: 14 }, (_, index) => addMonthsToMonth('2025-12', index));
  const periods: readonly (readonly [Month, VatPeriodLength])[] = [
    ...months.map((month) => [month, 'MONTH'] as const),
    ['2026-02', 'QUARTER'],
    ['2026-11', 'QUARTER'],
    ['2025-06', 'YEAR'],
    ['2026-06', 'YEAR'],
  ];
  for (const { id } of companies) {
    let monthsOre = 0;
    for (const [month, length] of periods) {
      const { booked, reported, boxes, rows, accounts, differences } = await user.get(
        vatReportCalls.overview,
        { params: { id }, query: { month, length } },
      );
      const sum = differences.reduce((total, { amount }) => total + toOre(amount), 0);
      expect(sum).toBe(toOre(reported) - toOre(booked));
      expect(rows.reduce((total, { tax }) => total + toOre(tax), 0)).toBe(toOre(reported));
      expect(accounts.reduce((total, account) => total + toOre(account.booked), 0)).toBe(toOre(booked));
      const exact = new Map(boxes.map((box) => [box.box, toOre(box.exact)]));
      expect((exact.get('05') ?? 0) + (exact.get('08') ?? 0)).toBe(
        rows.reduce((total, { box, base }) => total + (box === null ? 0 : toOre(base)), 0),
      );
      for (const { difference } of differences) seen.add(difference);
      if (length === 'MONTH' && month.startsWith('2026')) monthsOre += toOre(reported);
      if (length === 'YEAR' && month === '2026-06') expect(toOre(reported)).toBe(monthsOre);
    }
  }
  expect(seen.has('UNEXPLAINED')).toBe(false);
  expect(seen.has('REPORTED_LATER')).toBe(true);
  expect(seen.has('BOOKED_EARLIER')).toBe(true);
});
