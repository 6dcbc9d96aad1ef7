import { createLeasedApartment } from '@husrum/api-invoicing/testing';
import type { FortnoxSimulator } from '@husrum/api-simulators';
import { type BooksSettingsInput, companyBooksCalls } from '@husrum/contract/company-books';
import { createPersonalNumber } from '@husrum/format';
import { sql } from 'kysely';
import type { Caller, TestAccount, TestServer } from '..';
import { type ConnectedFortnox, connectCompany } from './connected-fortnox';
import { type CompanyBooks, ExpectedBooks, type ExpectedInvoice, type Terms } from './expected-books';

export const LEASES = Number(process.env.YEAR_LEASES ?? 8);

/** The landlord of the year, and the server. */
export interface Year {
  readonly app: TestServer;
  readonly account: TestAccount;
  readonly user: Caller;
}

/** How payments come: in bank files, or in the accounting program and by hand. */
type Format = 'camt.054' | 'camt.053' | 'csv' | 'program';
interface Plan {
  readonly books: CompanyBooks;
  readonly settings: Partial<BooksSettingsInput>;
  readonly bankgiro: string;
  readonly format: Format;
  readonly account: number;
  readonly vatAccount: number;
}
export const plans: readonly Plan[] = [
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
  {
    books: { method: 'SENT', yearStart: 1, isInProgram: true },
    settings: {},
    ...{ bankgiro: '5050-1055', format: 'program', account: 3001, vatAccount: 2611 },
  },
];

interface Lease {
  readonly id: number;
  readonly tenantId: number;
  readonly terms: Terms;
  readonly isQuarterly: boolean;
}
export interface Sent {
  readonly id: number;
  readonly ocr: string;
  readonly expected: ExpectedInvoice;
}
export interface Payment {
  readonly day: string;
  readonly tenantId: number;
  readonly invoices: readonly Sent[];
  readonly ore: number;
}
export interface Company {
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
  /** Null: the company keeps its own books. */
  readonly program: ConnectedFortnox | null;
}

const standardSettings: BooksSettingsInput = {
  ...{ fiscal_year_start: null, voucher_series: null, accrues: false, voluntary_vat_account: null },
  ...{ cash_from: null, cash_until: null, accounts: [] },
};

const setKind = ({ app, account }: Year, entityId: number, kind: string) =>
  app.forAccount(account, (tx) =>
    sql`update entity set entity_type_id = (select id from entity_type where kind = ${kind} limit 1) where id = ${entityId}`.execute(
      tx,
    ),
  );

export const createCompany = async (
  year: Year,
  fortnox: FortnoxSimulator,
  { plan, index }: { readonly plan: Plan; readonly index: number },
): Promise<Company> => {
  const { app, account, user } = year;
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
    await setKind(year, setup.entity.id, isTaxed ? 'premises' : 'apartments');
    const incomeAccount = isTaxed ? plan.account : plan.books.method === 'ACCRUED' ? 3911 : 3004;
    leases.push({
      ...{ id: setup.lease.id, tenantId: setup.tenantId, isQuarterly },
      terms: { rent, vatRate: isTaxed ? 25 : 0, incomeAccount, vatAccount: plan.vatAccount },
    });
  }
  if (company === undefined) throw new Error('no lease');
  await user.post(companyBooksCalls.saveSettings, {
    ...{ params: { id: company.id }, body: { ...standardSettings, ...plan.settings } },
  });
  const owner = { account, user, companyId: company.id };
  const program = plan.format === 'program' ? await connectCompany(app, owner, fortnox) : null;
  const expected = new ExpectedBooks(plan.books);
  const nothing = { sent: [], coming: [], forgotten: [], merged: [] };
  return { id: company.id, plan, expected, leases, program, ...nothing };
};

/** The books of one company stay open, and those of Fortnox are locked there. */
export const locksBooks = ({ plan }: Company): boolean => plan.format !== 'csv' && plan.format !== 'program';
