import { parts } from '@husrum/api-app/testing';
import { manualInvoiceParams } from '@husrum/api-invoicing/testing';
import type { FortnoxSimulator } from '@husrum/api-simulators';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { type Caller, makeAccount, runJobInTransaction, type TestAccount, testServer } from '..';
import { bookFile, cancelOne, payInProgram, registerForgotten, sendInvoices } from './act-in-year';
import { compareDays, compareLeft, compareMonth, compareVat, readOwed } from './compare-year';
import { fortnoxEnv, startFortnox } from './connected-fortnox';
import { lastDayOf, monthAfter } from './expected-books';
import { dayOf, takePayments } from './plan-payments';
import { type Company, createCompany, LEASES, locksBooks, plans, type Year } from './year-company';

/*
 * A year of a landlord with four companies, day by day: rents of months and quarters, bank files with payments in full, in part, late, twice,
 * of two invoices, wrong by öre and of strangers, cancellations, and months that are locked. One company is connected to a simulated
 * Fortnox: half of its payments are registered here, and half there. What the product has in ledgers, SIE files, VAT reports and the
 * journal, and what Fortnox has booked, is compared with a computation of its own (`expected-books.ts`) to the öre. SIE files are read
 * by two readers. `YEAR_LEASES=300` is a large one.
 */

const MONTHS = 13;
const FIRST = '2026-01';
jest.setTimeout(LEASES * 60_000);

const app = testServer({ clock: '2025-12-01T08:00:00Z', env: fortnoxEnv });

const goTo = (day: string, hour = '08') => app.clock.set(`${day}T${hour}:00:00Z`);

const runNight = (account: TestAccount) =>
  app.forAccount(account, (tx) =>
    runJobInTransaction(app, {
      ...{ jobs: parts.flatMap(({ jobs = [] }) => jobs), kind: 'books.check', account, tx },
    }),
  );

/** The SIE file of days without the line that says when it was written. */
const readFile = async (user: Caller, { id }: Company, from: string, to: string): Promise<string> => {
  const { rawPayload } = await user.raw(bookkeepingExportCalls.file, { params: { id }, query: { from, to } });
  return rawPayload.toString('latin1').replace(/^#GEN .*$/m, '');
};

/**
 * Locks the whole year. What is registered afterwards, but happened in it, is booked in the next one, and the file of the year stays as it
 * is. Returns whether something was left to pay.
 */
const lockYear = async (year: Year, company: Company): Promise<boolean> => {
  const { user } = year;
  const [from, to] = ['2026-01-01', '2026-12-31'];
  const before = await readFile(user, company, from, to);
  await user.post(companyBooksCalls.lock, { params: { id: company.id }, body: { through: to } });
  company.expected.lock(to);
  const sent = company.sent.find(({ expected }) => expected.left > 0);
  if (sent === undefined) return false;
  const { tenant, left: ore } = sent.expected;
  const payment = { paid_at: '2026-12-28', payment: ore / 100 };
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(sent.id), body: payment });
  company.expected.receive(
    [{ tenant, invoices: [sent.expected], day: payment.paid_at, ore }],
    app.clock.today(),
  );
  expect(await readFile(user, company, from, to)).toBe(before);
  await compareDays(year, company, from, to);
  await compareMonth(year, company, '2027-01');
  return true;
};

/** What the year had: vouchers by kind, those that were booked later than they happened, and credit that was offset. */
const countVouchers = (account: TestAccount): Promise<ReadonlyMap<string, number>> =>
  app.forAccount(account, async (tx) => {
    const { rows } = await sql<{ what: string; count: number }>`
      select kind as what, count(*)::int as count from voucher group by 1
      union all select 'late', count(*)::int from voucher where booked_on > event_day having count(*) > 0
      union all select 'offset', count(*)::int from allocation where kind = 'OFFSET' having count(*) > 0`.execute(
      tx,
    );
    return new Map(rows.map(({ what, count }) => [what, count]));
  });

let fortnox: FortnoxSimulator;
beforeAll(async () => {
  fortnox = await startFortnox(app);
});
afterAll(() => fortnox.stop());

test('the books of a year are what a computation of its own says, to the öre', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const year: Year = { app, account, user };
  const companies: Company[] = [];
  for (const [index, plan] of plans.entries())
    companies.push(await createCompany(year, fortnox, { plan, index }));
  for (let index = 0; index < MONTHS; index += 1) {
    const month = monthAfter(FIRST, index - 1);
    goTo(dayOf(month, 1), '03');
    for (const { expected } of companies) expected.startDay(dayOf(month, 1));
    await runNight(account);
    if (index >= 2) {
      goTo(dayOf(month, 10));
      const through = lastDayOf(monthAfter(month, -1));
      for (const { id, expected } of companies.filter(locksBooks)) {
        await user.post(companyBooksCalls.lock, { params: { id }, body: { through } });
        expected.lock(through);
      }
      goTo(dayOf(month, 15));
      for (const company of companies) {
        await registerForgotten(user, company, dayOf(month, 15));
        if (index % 3 === 0) await cancelOne(user, company, dayOf(month, 15));
      }
    }
    goTo(dayOf(month, 20));
    for (const company of companies) await sendInvoices(user, company, monthAfter(month));
    goTo(lastDayOf(month), '18');
    for (const company of companies) {
      const payments = takePayments(company, lastDayOf(month));
      if (company.program === null) await bookFile(user, company, payments, month);
      else await payInProgram(company, payments, month);
      await compareMonth(year, company, month);
      expect(await readOwed(user, company.id, lastDayOf(month))).toEqual(
        company.expected.owedOn(lastDayOf(month)),
      );
    }
  }
  for (const company of companies) {
    for (const past of ['2026-02-28', '2026-06-30', '2026-10-31'])
      expect(await readOwed(user, company.id, past)).toEqual(company.expected.owedOn(past));
    for (const quarter of ['2026-01', '2026-04', '2026-07', '2026-10'])
      await compareVat(user, company, quarter);
    // A year in one file, and months in which something was registered afterwards.
    await compareDays(year, company, '2026-01-01', '2026-12-31');
    for (const month of ['2026-02', '2026-08']) await compareMonth(year, company, month);
    compareLeft(company, lastDayOf(monthAfter(FIRST, MONTHS - 2)));
  }
  goTo('2027-01-01', '03');
  for (const { expected } of companies) expected.startDay('2027-01-01');
  await runNight(account);
  goTo('2027-01-15');
  const locked: boolean[] = [];
  for (const company of companies.filter(locksBooks)) locked.push(await lockYear(year, company));
  expect(locked).toContain(true);
  const counts = await countVouchers(account);
  const happened = ['INVOICE', 'CANCELLATION', 'PAYMENT', 'ROUNDING', 'ACCRUAL', 'INCOME', 'late', 'offset'];
  expect(happened.filter((what) => counts.get(what) === undefined)).toEqual([]);
  expect(companies.map(({ merged }) => merged.length > 0)).toContain(true);
});
