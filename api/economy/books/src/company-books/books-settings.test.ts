import {
  type ApartmentOptions,
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { runJobInTransaction, type TestAccount, testServer } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { type BooksSettingsInput, companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { voucherCalls } from '@husrum/contract/voucher';
import { writeOffCalls } from '@husrum/contract/write-off';
import { sql } from 'kysely';
import { balances, readSie } from '../bookkeeping-export/sie-file.test-data';
import { companyBooksJobs } from './company-books.jobs';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-28T08:00:00Z'));

const standard: BooksSettingsInput = {
  ...{ fiscal_year_start: null, voucher_series: null, accrues: false, voluntary_vat_account: null },
  ...{ cash_from: null, cash_until: null, accounts: [] },
};

const setUp = async (settings: Partial<BooksSettingsInput>, options?: ApartmentOptions) => {
  const setup = await createAccountWithLease(app, options);
  const { user, company } = setup;
  const params = { id: company.id };
  const save = (change: Partial<BooksSettingsInput>) =>
    user.post(companyBooksCalls.saveSettings, { params, body: { ...standard, ...change } });
  await save(settings);
  const readSieFile = async (from: string, to: string) => {
    const answer = await user.raw(bookkeepingExportCalls.file, { params, query: { from, to } });
    expect(answer.statusCode).toBe(200);
    return readSie(answer.rawPayload);
  };
  const pay = (id: number, payment: number, paidAt: string) =>
    user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(id),
      body: { payment, paid_at: paidAt },
    });
  /** All lines, as day and account. */
  const listLines = async () => {
    const { data } = await user.get(voucherCalls.list, {
      query: { limit: 100, sort: { by: 'day', order: 'asc' } },
    });
    return data.map(({ kind, day, lines }) => [
      ...[kind, day],
      lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`).join(', '),
    ]);
  };
  return { ...setup, params, save, readSieFile, pay, listLines };
};

const runCheck = (account: TestAccount) =>
  app.forAccount(account, (tx) =>
    runJobInTransaction(app, { jobs: companyBooksJobs, kind: 'books.check', account, tx }),
  );

test('settings are read as they were saved, and who saved them is remembered', async () => {
  const { user, params, save } = await setUp({});
  expect(await user.get(companyBooksCalls.settings, { params })).toMatchObject({
    ...standard,
    company: { id: params.id },
  });
  const changed: BooksSettingsInput = {
    ...{ fiscal_year_start: 7, voucher_series: 'H', accrues: true, voluntary_vat_account: 2613 },
    ...{ cash_from: '2026-12-01', cash_until: null },
    accounts: [{ income: 'RENT', object: 'premises', tax_rate: 25, account: 3913, name: 'Lokalhyror' }],
  };
  await save(changed);
  expect(await user.get(companyBooksCalls.settings, { params })).toMatchObject(changed);
  expect((await user.get(companyBooksCalls.list)).data).toMatchObject([{ fiscal_year_start: 7 }]);
  const { data } = await user.get(companyBooksCalls.events, { params });
  const by = data.at(0)?.by;
  expect(by).toMatch(/./);
  expect(data.map((event) => [event.what, event.by])).toEqual([
    ['SETTINGS', by],
    ['SETTINGS', by],
  ]);
});

test('wrong settings are refused under their fields, and nothing is saved', async () => {
  const { user, params } = await setUp({});
  const fail = (change: Partial<BooksSettingsInput>) =>
    user.failure(companyBooksCalls.saveSettings, { params, body: { ...standard, ...change } });
  const account = { income: null, object: null, tax_rate: 25 as const, account: 3010, name: 'Hyror' };
  expect((await fail({ cash_from: '2026-12-01' })).data).toEqual({
    fiscal_year_start: [expect.stringMatching(/första månad/)],
  });
  expect((await fail({ voluntary_vat_account: 2641 })).data).toEqual({
    voluntary_vat_account: [expect.stringMatching(/2611–2618/)],
  });
  expect((await fail({ voucher_series: 'Å 1' })).data).toHaveProperty('voucher_series');
  expect((await fail({ accounts: [{ ...account, account: 1510 }] })).data).toEqual({
    'accounts[0].account': [expect.stringMatching(/3000–3999/)],
  });
  expect((await fail({ accounts: [account, { ...account, account: 3011 }] })).data).toEqual({
    'accounts[1].account': ['Det finns redan ett konto för Alla slag, alla objekttyper, 25 %'],
  });
  expect((await fail({ accounts: [account, { ...account, tax_rate: 12, name: 'Annat' }] })).data).toEqual({
    'accounts[1].name': ['Konto 3010 heter Hyror längre upp'],
  });
  expect(await user.get(companyBooksCalls.settings, { params })).toMatchObject(standard);
});

test('income, VAT, cost centre, fiscal year and series of the company are in its SIE file', async () => {
  const { user, account, params, company, lease, readSieFile, listLines } = await setUp(
    {
      ...{ fiscal_year_start: 7, voucher_series: 'H', voluntary_vat_account: 2613 },
      accounts: [
        { income: 'RENT', object: null, tax_rate: 25, account: 3913, name: 'Hyror, frivillig moms' },
      ],
    },
    { lease: { fee: 8000, tax_rate: 25 } },
  );
  await app.forAccount(account, (tx) =>
    sql`update entity set entity_type_id = (select id from entity_type where kind = 'premises' limit 1)`.execute(
      tx,
    ),
  );
  const { data: houses } = await user.get(companyBooksCalls.costCentres, { params });
  const house = houses[0];
  expect(house).toMatchObject({ name: expect.any(String), code: null });
  await user.post(companyBooksCalls.saveCostCentre, {
    ...{ params: { ...params, entityId: house?.id ?? 0 }, body: { code: 'BJ-1' } },
  });
  await createSentInvoice(user, lease.id);
  expect(await listLines()).toEqual([['INVOICE', '2026-11-28', '1510 10000, 3913 -8000, 2613 -2000']]);
  const sie = await readSieFile('2026-11-01', '2026-11-30');
  expect(sie.labels.get('#RAR')).toEqual([['0', '20260701', '20270630']]);
  expect(sie.labels.get('#DIM')).toEqual([['1', 'Kostnadsställe']]);
  expect(sie.labels.get('#OBJEKT')).toEqual([['1', 'BJ-1', house?.name]]);
  expect(sie.labels.get('#KONTO')).toContainEqual(['3913', 'Hyror, frivillig moms']);
  expect(sie.labels.get('#KONTO')).toContainEqual(['2613', 'Utgående moms för uthyrning, 25 %']);
  expect(sie.labels.get('#KTYP')).toContainEqual(['3913', 'I']);
  const report = await user.get(vatReportCalls.overview, {
    params: { id: company.id },
    query: { month: '2026-12', length: 'YEAR' },
  });
  expect(report).toMatchObject({ from: '2026-07-01', to: '2027-06-30', booked: 2000, reported: 2000 });
  expect(report.accounts[0]).toMatchObject({ numbers: [2613], booked: 2000 });
});

test('a code stands for one house', async () => {
  const { user, params } = await setUp({});
  const { data } = await user.get(companyBooksCalls.costCentres, { params });
  const entityId = data[0]?.id ?? 0;
  const save = (code: string | null) =>
    user.post(companyBooksCalls.saveCostCentre, { params: { ...params, entityId }, body: { code } });
  expect(await save('A')).toMatchObject({ id: entityId, code: 'A' });
  expect(await save(null)).toMatchObject({ code: null });
  expect(
    await user.failure(companyBooksCalls.saveCostCentre, {
      params: { ...params, entityId: 999_999 },
      body: { code: 'A' },
    }),
  ).toMatchObject({ status: 404 });
});

test('with accrual, rent for months to come is income when each begins, and a cancelled one never', async () => {
  const { user, account, params, lease, readSieFile, listLines } = await setUp({ accrues: true });
  const invoice = await createSentInvoice(user, lease.id, '2026-12-01', '2027-01-31');
  expect(await listLines()).toEqual([
    ['INVOICE', '2026-11-28', '1510 17000, 2970 -17000'],
    ['ACCRUAL', '2026-12-01', '2970 8500, 3004 -8500'],
    ['ACCRUAL', '2027-01-01', '2970 8500, 3004 -8500'],
  ]);
  expect(balances(await readSieFile('2026-11-01', '2026-11-30'))).toEqual({
    1510: 1_700_000,
    2970: -1_700_000,
  });
  expect(balances(await readSieFile('2026-11-01', '2026-12-31'))).toEqual({
    ...{ 1510: 1_700_000, 2970: -850_000, 3004: -850_000 },
  });
  app.clock.set('2026-12-10T08:00:00Z');
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(invoice.id) });
  expect(balances(await readSieFile('2026-11-01', '2027-01-31'))).toEqual({
    1510: 0,
    2970: 0,
    3004: 0,
  });
  await runCheck(account);
  expect((await user.get(companyBooksCalls.check, { params })).data).toMatchObject({ agrees: true });
});

test('with the cash method income and VAT are booked and reported when they are paid, and at the end of the year', async () => {
  const { user, account, company, params, lease, save, pay, listLines } = await setUp(
    { cash_from: '2026-11-01', fiscal_year_start: 1 },
    { lease: { fee: 8000, tax_rate: 25 } },
  );
  const december = await createSentInvoice(user, lease.id, '2026-12-01', '2026-12-31');
  expect(await listLines()).toEqual([]);
  // Its invoices stay as they are booked.
  expect((await user.failure(companyBooksCalls.saveSettings, { params, body: standard })).data).toEqual({
    cash_from: [expect.stringMatching(/2026-11-28/)],
  });
  app.clock.set('2026-12-05T08:00:00Z');
  await pay(december.id, 4000, '2026-12-04');
  expect(await listLines()).toEqual([
    ['PAYMENT', '2026-12-04', '1930 4000, 1510 -4000'],
    ['INCOME', '2026-12-04', '1510 4000, 3001 -3200, 2611 -800'],
  ]);
  const report = (month: string) =>
    user.get(vatReportCalls.overview, { params: { id: company.id }, query: { month, length: 'MONTH' } });
  expect(await report('2026-12')).toMatchObject({ booked: 800, reported: 800, differences: [] });
  const check = () => user.post(companyBooksCalls.runCheck, { params });
  expect(await check()).toMatchObject({ agrees: true });

  app.clock.set('2027-01-01T03:00:00Z');
  await runCheck(account);
  expect((await listLines()).at(-1)).toEqual(['INCOME', '2026-12-31', '1510 6000, 3001 -4800, 2611 -1200']);
  expect(await report('2026-12')).toMatchObject({ booked: 2000, reported: 2000, differences: [] });
  expect(await check()).toMatchObject({ agrees: true });
  await runCheck(account);
  app.clock.set('2027-01-08T08:00:00Z');
  await pay(december.id, 6000, '2027-01-07');
  expect((await listLines()).slice(3)).toEqual([['PAYMENT', '2027-01-07', '1930 6000, 1510 -6000']]);
  expect(await check()).toMatchObject({ agrees: true });

  // The invoices of the method stay with it when it ends.
  await save({ cash_from: '2026-11-01', cash_until: '2027-01-31', fiscal_year_start: 1 });
  app.clock.set('2027-02-01T08:00:00Z');
  await createSentInvoice(user, lease.id, '2027-03-01', '2027-03-31');
  expect((await listLines()).at(-1)).toEqual(['INVOICE', '2027-02-01', '1510 10000, 3001 -8000, 2611 -2000']);
});

test('with the cash method a credit and an undone payment take income back', async () => {
  const { user, company, params, lease, pay, listLines } = await setUp(
    { cash_from: '2026-11-01', fiscal_year_start: 1 },
    { lease: { fee: 8000, tax_rate: 25 } },
  );
  const { id } = await createSentInvoice(user, lease.id, '2026-12-01', '2026-12-31');
  const { payments } = await pay(id, 10_000, '2026-11-28');
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...manualInvoiceParams(id), paymentId: payments[0]?.payment_id ?? 0 },
  });
  await pay(id, 10_000, '2026-11-28');
  const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  await user.post(invoiceCalls.send, { params: { id: credited_by?.id ?? 0 } });
  const sums = new Map<string, number>();
  for (const [, , lines] of await listLines())
    for (const line of String(lines).split(', ')) {
      const [account = '', amount] = line.split(' ');
      sums.set(account, (sums.get(account) ?? 0) + Number(amount));
    }
  // The money is the tenant's credit, and no income.
  expect(Object.fromEntries(sums)).toEqual({ 1510: -10_000, 1930: 10_000, 2611: 0, 3001: 0 });
  expect(await user.post(companyBooksCalls.runCheck, { params })).toMatchObject({ agrees: true });
  expect(
    await user.get(vatReportCalls.overview, {
      params: { id: company.id },
      query: { month: '2026-11', length: 'MONTH' },
    }),
  ).toMatchObject({ booked: 0, reported: 0 });
});

test('with the cash method, what is written off before the fiscal year ends is no loss, and is income when it is paid after all', async () => {
  const { user, company, params, lease, pay, listLines } = await setUp(
    { cash_from: '2026-11-01', fiscal_year_start: 3 },
    { lease: { fee: 8000, tax_rate: 25 } },
  );
  const { id } = await createSentInvoice(user, lease.id, '2026-12-01', '2026-12-31');
  app.clock.set('2027-02-10T08:00:00Z');
  await user.post(writeOffCalls.create, { body: { invoice_id: id, day: '2027-02-10', reason: 'Konkurs' } });
  expect(await listLines()).toEqual([]);
  const check = () => user.post(companyBooksCalls.runCheck, { params });
  expect(await check()).toMatchObject({ agrees: true });
  // The year has ended, and nothing of it is income.
  app.clock.set('2027-03-05T08:00:00Z');
  await pay(id, 4000, '2027-03-04');
  expect(await listLines()).toEqual([
    ['PAYMENT', '2027-03-04', '1930 4000, 1510 -4000'],
    ['INCOME', '2027-03-04', '1510 4000, 3001 -3200, 2611 -800'],
  ]);
  expect(await check()).toMatchObject({ agrees: true });
  const query = { month: '2027-03', length: 'MONTH' as const };
  expect(await user.get(vatReportCalls.overview, { params: { id: company.id }, query })).toMatchObject({
    ...{ booked: 800, reported: 800, differences: [] },
  });
});

test('with the cash method, a loss of what became income when the year ended gives its VAT back', async () => {
  const { user, account, params, lease, listLines } = await setUp(
    { cash_from: '2026-11-01', fiscal_year_start: 1 },
    { lease: { fee: 8000, tax_rate: 25 } },
  );
  const { id } = await createSentInvoice(user, lease.id, '2026-12-01', '2026-12-31');
  app.clock.set('2027-01-01T03:00:00Z');
  await runCheck(account);
  app.clock.set('2027-02-10T08:00:00Z');
  await user.post(writeOffCalls.create, { body: { invoice_id: id, day: '2027-02-10', reason: 'Konkurs' } });
  expect(await listLines()).toEqual([
    ['INCOME', '2026-12-31', '1510 10000, 3001 -8000, 2611 -2000'],
    ['WRITE_OFF', '2027-02-10', '6351 8000, 2611 2000, 1510 -10000'],
  ]);
  const query = { month: '2027-02', length: 'MONTH' as const };
  expect(await user.get(vatReportCalls.overview, { params, query })).toMatchObject({
    ...{ booked: -2000, reported: -2000, differences: [] },
  });
  expect(await user.post(companyBooksCalls.runCheck, { params })).toMatchObject({ agrees: true });
});
