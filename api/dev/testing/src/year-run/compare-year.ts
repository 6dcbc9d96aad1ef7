import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { ledgerCalls } from '@husrum/contract/ledger';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { sql } from 'kysely';
import type { Caller } from '..';
import { lastDayOf, monthAfter } from './expected-books';
import { readSieBalances } from './read-sie-balances';
import { readSieStrictly } from './read-sie-strictly';
import { leftByOcr, sumSimulatedAccounts } from './read-simulated-books';
import type { Company, Year } from './year-company';

export const readOwed = async (
  user: Caller,
  companyId: number,
  day: string,
): Promise<Map<number, number>> => {
  const owed = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const { data, last_page } = await user.get(ledgerCalls.aged, {
      query: { company_id: companyId, day, by: 'TENANT', limit: 100, page },
    });
    for (const { tenant_id, balance } of data) owed.set(tenant_id ?? 0, Math.round(balance * 100));
    if (page >= last_page) return new Map([...owed].filter(([, ore]) => ore !== 0));
  }
};

/** What the journal has of the days that an accounting program books, by account. */
const readBookedByProgram = ({ app, account }: Year, companyId: number, from: string, to: string) =>
  app.forAccount(account, async (tx) => {
    const { rows } = await sql<{ account: number; ore: number }>`
      select account, sum(ore)::bigint as ore from voucher join voucher_line on voucher_line.voucher_id = voucher.id
      where company_id = ${companyId} and book = 'FORTNOX' and booked_on between ${from} and ${to}
      group by 1 having sum(ore) <> 0`.execute(tx);
    return Object.fromEntries(rows.map(({ account: number, ore }) => [number, ore]));
  });

/** Compares the days in the SIE file, in the journal and in the accounting program with what they must have. */
export const compareDays = async (
  year: Year,
  { id, expected, program }: Company,
  from: string,
  to: string,
): Promise<void> => {
  const { statusCode, rawPayload } = await year.user.raw(bookkeepingExportCalls.file, {
    ...{ params: { id }, query: { from, to } },
  });
  const balances = expected.balances(from, to);
  const hasFile = statusCode === 200;
  const own = program === null ? balances : {};
  expect(hasFile ? readSieBalances(rawPayload) : {}).toEqual(own);
  expect(hasFile ? readSieStrictly(rawPayload, { from, to }) : {}).toEqual(own);
  const byProgram = program === null ? {} : balances;
  expect(await readBookedByProgram(year, id, from, to)).toEqual(byProgram);
  expect(program === null ? {} : sumSimulatedAccounts(program.books(), from, to)).toEqual(byProgram);
};

export const compareMonth = async (year: Year, company: Company, month: string): Promise<void> => {
  await compareDays(year, company, `${month}-01`, lastDayOf(month));
  const params = { id: company.id };
  expect(await year.user.post(companyBooksCalls.runCheck, { params })).toMatchObject({
    agrees: true,
    faults: [],
  });
};

/** Compares what each tenant owes by the invoices in the accounting program. */
export const compareLeft = ({ program, sent, expected }: Company, today: string): void => {
  if (program === null) return;
  const left = leftByOcr(program.books());
  const owed = new Map<number, number>();
  for (const {
    ocr,
    expected: { tenant },
  } of sent)
    owed.set(tenant, (owed.get(tenant) ?? 0) + (left.get(ocr) ?? 0));
  expect(new Map([...owed].filter(([, ore]) => ore !== 0))).toEqual(expected.owedOn(today));
};

export const compareVat = async (user: Caller, { id, expected }: Company, month: string): Promise<void> => {
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
