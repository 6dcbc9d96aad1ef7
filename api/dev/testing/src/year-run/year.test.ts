import { parts } from '@husrum/api-app/testing';
import { createLeasedApartment, createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { createBankCsv, createCamtFile, formOf, toUpload } from '@husrum/api-payments/testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { type BooksSettingsInput, companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { ledgerCalls } from '@husrum/contract/ledger';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { createPersonalNumber } from '@husrum/format';
import { sql } from 'kysely';
import { type Caller, makeAccount, runJobInTransaction, type TestAccount, testServer } from '..';
import {
  type CompanyBooks,
  ExpectedBooks,
  type ExpectedInvoice,
  type ExpectedPayment,
  lastDayOf,
  monthAfter,
  type Terms,
} from './expected-books';
import { readSieBalances } from './read-sie-balances';

/*
 * A year of a landlord with three companies, day by day: rents of months and quarters, bank files with payments in full, in part, late, twice,
 * of two invoices, wrong by öre and of strangers, cancellations, and months that are locked. What the product has in ledgers, SIE files and
 * VAT reports is compared with a computation of its own (`expected-books.ts`) to the öre. `YEAR_LEASES=300` is a large one.
 */

const LEASES = Number(process.env.YEAR_LEASES ?? 6);
const MONTHS = 13;
const FIRST = '2026-01';
jest.setTimeout(LEASES * 20_000);

const app = testServer({ clock: '2025-12-01T08:00:00Z' });

/** The same numbers in every run: mulberry32. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
const random = createRandom(26_1130);

type Format = 'camt.054' | 'camt.053' | 'csv';
interface Plan {
  readonly books: CompanyBooks;
  readonly settings: Partial<BooksSettingsInput>;
  readonly bankgiro: string;
  readonly format: Format;
  readonly account: number;
  readonly vatAccount: number;
}
const plans: readonly Plan[] = [
  {
    books: { method: 'ACCRUED', yearStart: 1 },
    settings: {
      ...{ accrues: true, fiscal_year_start: 1, voluntary_vat_account: 2613 },
      accounts: [
        { income: 'RENT', object: 'premises', tax_rate: 25, account: 3913, name: 'Hyror lokaler' },
        { income: 'RENT', object: null, tax_rate: 0, account: 3911, name: 'Hyror bostäder' },
      ],
    },
    ...{ bankgiro: '991-2346', format: 'camt.054', account: 3913, vatAccount: 2613 },
  },
  {
    books: { method: 'CASH', yearStart: 5 },
    settings: { cash_from: '2025-12-01', fiscal_year_start: 5 },
    ...{ bankgiro: '5555-5551', format: 'camt.053', account: 3001, vatAccount: 2611 },
  },
  {
    books: { method: 'SENT', yearStart: 1 },
    settings: {},
    ...{ bankgiro: '5402-9681', format: 'csv', account: 3001, vatAccount: 2611 },
  },
];

interface Lease {
  readonly id: number;
  readonly tenantId: number;
  readonly terms: Terms;
  readonly isQuarterly: boolean;
}
/** Instead of an amount: all that the tenant has not paid. */
const ALL_OPEN = -1;

interface Sent {
  readonly id: number;
  readonly ocr: string;
  readonly expected: ExpectedInvoice;
}
interface Payment {
  readonly day: string;
  readonly tenantId: number;
  readonly invoices: readonly Sent[];
  readonly ore: number;
}
interface Company {
  readonly id: number;
  readonly plan: Plan;
  readonly expected: ExpectedBooks;
  readonly leases: readonly Lease[];
  readonly sent: Sent[];
  /** Payments that are to come. */
  readonly coming: Payment[];
  /** Those that somebody forgot, and registers by hand months later. */
  readonly forgotten: Payment[];
  /** Payments of several invoices. */
  readonly merged: Payment[];
}

const standardSettings: BooksSettingsInput = {
  ...{ fiscal_year_start: null, voucher_series: null, accrues: false, voluntary_vat_account: null },
  ...{ cash_from: null, cash_until: null, accounts: [] },
};

const setKind = (account: TestAccount, entityId: number, kind: string) =>
  app.forAccount(account, (tx) =>
    sql`update entity set entity_type_id = (select id from entity_type where kind = ${kind} limit 1) where id = ${entityId}`.execute(
      tx,
    ),
  );

const createCompany = async (account: TestAccount, plan: Plan, index: number): Promise<Company> => {
  const leases: Lease[] = [];
  let company: Awaited<ReturnType<typeof createLeasedApartment>>['company'] | undefined;
  for (let n = 0; n < LEASES / plans.length; n += 1) {
    const isTaxed = n % 2 === 0;
    const rent = 600_000 + 13_753 * n + 7 * index;
    const isQuarterly = n % 3 === 1;
    const number = index * 1000 + n;
    const setup: Awaited<ReturnType<typeof createLeasedApartment>> = await createLeasedApartment(
      app,
      account,
      {
        settings: { bankgiro: plan.bankgiro },
        ...(company ? { company } : {}),
        lease: {
          ...{ fee: (rent * (isQuarterly ? 3 : 1)) / 100, tax_rate: isTaxed ? 25 : 0 },
          payment_interval: isQuarterly ? 'QUARTERLY' : 'MONTHLY',
        },
        tenant: {
          ...{ name: `Hyresgäst ${number}`, email: `h${number}@example.se` },
          identifier: createPersonalNumber(
            `19${50 + (number % 40)}-0${1 + (number % 9)}-1${number % 9}`,
            String(100 + (number % 890)),
          ),
        },
      },
    );
    company = setup.company;
    await setKind(account, setup.entity.id, isTaxed ? 'premises' : 'apartments');
    const incomeAccount = isTaxed ? plan.account : plan.books.method === 'ACCRUED' ? 3911 : 3004;
    leases.push({
      ...{ id: setup.lease.id, tenantId: setup.tenantId, isQuarterly },
      terms: { rent, vatRate: isTaxed ? 25 : 0, incomeAccount, vatAccount: plan.vatAccount },
    });
  }
  if (company === undefined) throw new Error('no lease');
  await app.as(account).post(companyBooksCalls.saveSettings, {
    ...{ params: { id: company.id }, body: { ...standardSettings, ...plan.settings } },
  });
  const expected = new ExpectedBooks(plan.books);
  return { id: company.id, plan, expected, leases, sent: [], coming: [], forgotten: [], merged: [] };
};

const goTo = (day: string, hour = '08') => app.clock.set(`${day}T${hour}:00:00Z`);
const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

/** What the tenant will do about an invoice: the payments that come, by day, in öre. */
const choosePayments = (left: number, month: string): readonly (readonly [day: string, ore: number])[] => {
  const due = dayOf(monthAfter(month, -1), 26);
  const third = Math.floor(left / 3);
  const chance = random();
  if (chance < 0.42) return [[due, left]];
  if (chance < 0.52)
    return [
      [due, third],
      [dayOf(month, 17), left - third],
    ];
  if (chance < 0.64) return [[dayOf(monthAfter(month, 1 + Math.floor(random() * 2)), 5), left]];
  if (chance < 0.72)
    return [
      [due, left],
      [dayOf(month, 3), left],
    ];
  if (chance < 0.78) return [[due, left - 21]];
  if (chance < 0.84) return [[due, left + 37]];
  // Two months at once, when the next invoice has come.
  if (chance < 0.94) return [[dayOf(monthAfter(month), 2), ALL_OPEN]];
  return [];
};

const planPayments = ({ coming, forgotten }: Company, sent: Sent, month: string): void => {
  const { left, tenant: tenantId } = sent.expected;
  const isPaidWithOthers = coming.some(
    (payment) => payment.tenantId === tenantId && payment.ore === ALL_OPEN,
  );
  if (left === 0 || isPaidWithOthers) return;
  const payments = choosePayments(left, month).map(([day, ore]) => ({
    day,
    tenantId,
    invoices: [sent],
    ore,
  }));
  // One that the bank file lacks, because somebody paid in another way.
  const list = payments.length === 1 && random() < 0.1 ? forgotten : coming;
  list.push(...payments);
};

const sendInvoices = async (user: Caller, company: Company, month: string): Promise<void> => {
  const today = dayOf(monthAfter(month, -1), 20);
  for (const lease of company.leases) {
    if (lease.isQuarterly && (Number(month.slice(5)) - 1) % 3 !== 0) continue;
    const months = lease.isQuarterly ? [month, monthAfter(month), monthAfter(month, 2)] : [month];
    const { id } = await createSentInvoice(user, lease.id, `${month}-01`, lastDayOf(months.at(-1) ?? month));
    const expected = company.expected.send(lease.tenantId, lease.terms, months, today);
    const detail = await user.get(invoiceCalls.detail, { params: { id } });
    expect([Math.round(detail.pay_amount_rounded * 100), Math.round(detail.payment_left * 100)]).toEqual([
      expected.pay,
      expected.left,
    ]);
    const sent = { id, ocr: detail.ocr ?? '', expected };
    company.sent.push(sent);
    planPayments(company, sent, month);
  }
};

/** Payments until the day, in the order of time. One that waits for a second invoice names all open ones of the tenant. */
const takePayments = ({ coming, sent }: Company, until: string): Payment[] => {
  const due = coming.filter(({ day }) => day <= until);
  for (const payment of due) coming.splice(coming.indexOf(payment), 1);
  return due
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap((payment) => {
      if (payment.ore !== ALL_OPEN) return [payment];
      const open = sent.filter(({ expected }) => expected.tenant === payment.tenantId && expected.left > 0);
      const isOthers = open.some((one) => due.some((other) => other.ore > 0 && other.invoices.includes(one)));
      const ore = open.reduce((sum, { expected }) => sum + expected.left, 0);
      return open.length === 0 || isOthers ? [] : [{ ...payment, invoices: open, ore }];
    });
};

const writeFile = ({ plan }: Company, payments: readonly Payment[], month: string) => {
  const stranger = { day: dayOf(month, 11), ore: 123_400 };
  const rows = [
    ...payments.map(({ day, ore, invoices }) => ({ day, ore, ocrs: invoices.map(({ ocr }) => ocr) })),
    { ...stranger, ocrs: [] },
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (plan.format === 'csv') {
    const texts = rows.map(({ day, ore, ocrs }) => ({ day, ore, text: ocrs.join(' ') || 'Okänd insättare' }));
    return { name: `${month}.csv`, mimetype: 'text/csv', bytes: createBankCsv(formOf('Swedbank'), texts) };
  }
  const entries = rows.map(({ day, ore, ocrs }, index) => ({
    ...{ amount: ore / 100, bookedOn: day, bankReference: `${month}-${index}` },
    ...(ocrs.length > 1 ? { ocrs } : { ocr: ocrs[0] }),
  }));
  const bankgiro = plan.bankgiro.replace('-', '');
  return toUpload(createCamtFile(entries, { bankgiro, format: plan.format }), `${month}.xml`);
};

const toExpected = ({ tenantId, invoices, day, ore }: Payment): ExpectedPayment => ({
  ...{ tenant: tenantId, day, ore, invoices: invoices.map(({ expected }) => expected) },
});

/** Reads the file of a month, and registers what is sure and what a person ticks. */
const bookFile = async (
  user: Caller,
  company: Company,
  payments: readonly Payment[],
  month: string,
): Promise<void> => {
  const file = await user.post(bankFileCalls.upload, {
    body: { company_id: company.id },
    file: writeFile(company, payments, month),
  });
  const rows: Awaited<ReturnType<typeof readPage>>['data'][number][] = [];
  const readPage = (page: number) =>
    user.get(bankFileCalls.payments, { params: { id: file.id }, query: { limit: 100, page } });
  for (let page = 1; ; page += 1) {
    const { data, last_page } = await readPage(page);
    rows.push(...data);
    if (page >= last_page) break;
  }
  const sure = rows.filter(({ state }) => state === 'READY');
  const ticked = rows.filter(
    ({ state, can_book, invoice }) => state === 'CHOICE' && can_book && invoice !== null,
  );
  const booked = [...sure, ...ticked];
  expect(booked).toHaveLength(payments.length);
  if (booked.length === 0) return;
  await user.post(bankFileCalls.book, {
    params: { id: file.id },
    body: {
      also: ticked.map(({ id, invoice }) => ({ id, invoice_id: invoice?.id ?? 0 })),
      count: booked.length,
      amount: Math.round(booked.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
    },
  });
  company.merged.push(...payments.filter(({ invoices }) => invoices.length > 1));
  company.expected.receive(payments.map(toExpected), lastDayOf(month));
};

/** Somebody finds a payment of a month that is locked by now. */
const registerForgotten = async (user: Caller, company: Company, today: string): Promise<void> => {
  const before = `${monthAfter(today.slice(0, 7), -1)}-01`;
  for (const payment of company.forgotten.filter(({ day }) => day < before)) {
    company.forgotten.splice(company.forgotten.indexOf(payment), 1);
    const [sent] = payment.invoices;
    if (sent === undefined || sent.expected.left === 0 || sent.expected.cancelledOn !== null) continue;
    const ore = sent.expected.left;
    await user.post(invoiceActionCalls.pay, {
      ...{ params: manualInvoiceParams(sent.id), body: { payment: ore / 100, paid_at: payment.day } },
    });
    company.expected.receive([toExpected({ ...payment, ore })], today);
  }
};

/** Cancels an invoice that nobody has paid or will pay. */
const cancelOne = async (user: Caller, company: Company, day: string): Promise<void> => {
  const isUntouched = ({ expected }: Sent) => expected.left === expected.pay && expected.cancelledOn === null;
  const waits = (sent: Sent) =>
    [...company.coming, ...company.forgotten].some(
      ({ invoices, tenantId }) => invoices.includes(sent) || tenantId === sent.expected.tenant,
    );
  const sent = company.sent.findLast((one) => isUntouched(one) && !waits(one));
  if (sent === undefined) return;
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(sent.id) });
  company.expected.cancel(sent.expected, day);
};

const runNight = (account: TestAccount) =>
  app.forAccount(account, (tx) =>
    runJobInTransaction(app, {
      ...{ jobs: parts.flatMap(({ jobs = [] }) => jobs), kind: 'books.check', account, tx },
    }),
  );

const readOwed = async (user: Caller, companyId: number, day: string): Promise<Map<number, number>> => {
  const owed = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const { data, last_page } = await user.get(ledgerCalls.aged, {
      query: { company_id: companyId, day, by: 'TENANT', limit: 100, page },
    });
    for (const { tenant_id, balance } of data) owed.set(tenant_id ?? 0, Math.round(balance * 100));
    if (page >= last_page) return new Map([...owed].filter(([, ore]) => ore !== 0));
  }
};

const compareMonth = async (user: Caller, { id, expected }: Company, month: string): Promise<void> => {
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const answer = await user.raw(bookkeepingExportCalls.file, { params: { id }, query: { from, to } });
  const balances = expected.balances(from, to);
  expect(answer.statusCode === 200 ? readSieBalances(answer.rawPayload) : {}).toEqual(balances);
  expect(await user.post(companyBooksCalls.runCheck, { params: { id } })).toMatchObject({
    agrees: true,
    faults: [],
  });
};

const compareVat = async (user: Caller, { id, expected }: Company, month: string): Promise<void> => {
  const report = await user.get(vatReportCalls.overview, {
    params: { id },
    query: { month, length: 'QUARTER' },
  });
  expect([month, Math.round(report.reported * 100)]).toEqual([
    month,
    expected.reportedVat(month, monthAfter(month, 2)),
  ]);
  expect(report.differences.map(({ difference }) => difference)).not.toContain('UNEXPLAINED');
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

test('the books of a year are what a computation of its own says, to the öre', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const companies: Company[] = [];
  for (const [index, plan] of plans.entries()) companies.push(await createCompany(account, plan, index));
  for (let index = 0; index < MONTHS; index += 1) {
    const month = monthAfter(FIRST, index - 1);
    goTo(dayOf(month, 1), '03');
    for (const { expected } of companies) expected.startDay(dayOf(month, 1));
    await runNight(account);
    if (index >= 2) {
      goTo(dayOf(month, 10));
      const through = lastDayOf(monthAfter(month, -1));
      for (const { id, expected, plan } of companies) {
        // The books of the last company stay open.
        if (plan.format === 'csv') continue;
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
      await bookFile(user, company, takePayments(company, lastDayOf(month)), month);
      await compareMonth(user, company, month);
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
  }
  const counts = await countVouchers(account);
  const happened = ['INVOICE', 'CANCELLATION', 'PAYMENT', 'ROUNDING', 'ACCRUAL', 'INCOME', 'late', 'offset'];
  expect(happened.filter((what) => counts.get(what) === undefined)).toEqual([]);
  expect(companies.map(({ merged }) => merged.length > 0)).toContain(true);
});
