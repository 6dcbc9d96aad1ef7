import { insertPortfolio } from '@husrum/api-demo';
import { createAccountWithLease, createSentInvoice } from '@husrum/api-invoicing/testing';
import type { Tx } from '@husrum/api-platform';
import { makeAccount, runJobInTransaction, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { sql } from 'kysely';
import { companyBooksJobs } from './company-books.jobs';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('the books of a portfolio agree with its invoices, payments and ledger, company by company', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  await app.forAccount(account, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 5, objects: 60 }));
  const { data: companies } = await user.get(companyCalls.list);
  expect(companies.length).toBeGreaterThan(1);
  let billed = 0;
  for (const { id } of companies) {
    const check = await user.post(companyBooksCalls.runCheck, { params: { id } });
    expect(check).toMatchObject({ agrees: true, faults: [], at: '2026-11-20T08:00:00.000Z' });
    expect(check.figures.map(({ name }) => name)).toEqual([
      ...['INVOICES', 'PAYMENTS', 'LEDGER', 'RECEIVABLES', 'DEPOSITS'],
    ]);
    billed += check.figures[0]?.expected ?? 0;
  }
  expect(billed).toBeGreaterThan(100_000);
});

test('a check that does not agree names the invoices and payments', async () => {
  const { user, company, lease } = await createAccountWithLease(app);
  const invoice = await createSentInvoice(user, lease.id);
  // Its rows do not sum to its amount, so the journal leaves it out.
  await app.system((tx) =>
    sql`insert into invoicebase (billable_id, kind, company_id, tenant_id, start, stop, invoice_type, sent_at, reference, fee_ore, pay_ore, left_ore)
      select billable_id, 'SUPPLEMENT', company_id, tenant_id, start, stop, 'MANUAL', app_now(), '77', 100, 100, 100 from invoicebase
      where id = ${invoice.id}`.execute(tx),
  );
  const params = { id: company.id };
  expect(await user.get(companyBooksCalls.check, { params })).toEqual({ data: null });
  expect(await user.post(companyBooksCalls.runCheck, { params })).toMatchObject({
    agrees: false,
    figures: [
      { name: 'INVOICES', expected: 8501, booked: 8500 },
      { name: 'PAYMENTS', expected: 0, booked: 0 },
      { name: 'LEDGER', expected: 8501, booked: 8500 },
      { name: 'RECEIVABLES', expected: 8500, booked: 8500 },
      { name: 'DEPOSITS', expected: 0, booked: 0 },
    ],
    faults: [{ kind: 'INVOICE', reference: '77', expected: 1, booked: 0 }],
  });
});

test('every night the books of all companies are checked', async () => {
  const { account, user, company, lease } = await createAccountWithLease(app);
  await createSentInvoice(user, lease.id);
  app.clock.set('2026-11-21T02:40:00Z');
  const run = (kind: string, tx: Tx) =>
    runJobInTransaction(app, { jobs: companyBooksJobs, kind, account, tx });
  await app.system((tx) => run('books.nightly', tx));
  const { rows } = await app.system((tx) =>
    sql`select kind from job where billable_id = ${account.businessId} and kind = 'books.check'`.execute(tx),
  );
  expect(rows).toHaveLength(1);
  await app.forAccount(account, (tx) => run('books.check', tx));
  expect(await user.get(companyBooksCalls.check, { params: { id: company.id } })).toMatchObject({
    data: { at: '2026-11-21T02:40:00.000Z', agrees: true },
  });
});
