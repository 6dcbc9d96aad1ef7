import { makeRecord, toTable } from '@husrum/api-onboarding/testing';
import { createCamtFile } from '@husrum/api-payments/testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { importCalls } from '@husrum/contract/import';
import { leaseCalls } from '@husrum/contract/lease';
import { createPersonalNumber, toCsv } from '@husrum/format';
import type { Answer, KilledServer } from './killed-server';

/** A write of many rows that is prepared once, and then tried until it is done. */
export interface PreparedWrite {
  /** The number of rows that it creates. */
  readonly size: number;
  run(server: KilledServer): Promise<Answer | undefined>;
  /** How many of the rows exist. */
  count(server: KilledServer): Promise<number>;
}

/** Prepares the nth write of a kind on a server that is not killed meanwhile. */
export type PrepareWrite = (server: KilledServer, n: number) => Promise<PreparedWrite>;

const LEASES = 60;

const withId = (path: string, id: number): string => path.replace('{id}', String(id));

const requireOk = (answer: Answer | undefined): unknown => {
  if (answer === undefined || answer.status >= 400)
    throw new Error(`a call without a kill failed: ${JSON.stringify(answer)}`);
  return answer.body;
};

const toForm = (name: string, type: string, text: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([text], { type }), name);
  return form;
};

const toCells = (n: number) =>
  toTable(
    Array.from({ length: LEASES }, (_, index) =>
      makeRecord({
        Fastighet: `Kv. Sälgen ${n}`,
        Objektsnamn: `Lgh ${1000 + index}`,
        Hyresgäst: `Inflyttad ${n}-${index}`,
        'Personnummer/organisationsnummer': createPersonalNumber(
          `19${40 + (n % 50)}-0${1 + (index % 9)}-${10 + (Math.floor(index / 9) % 18)}`,
          String(100 + (Math.floor(n / 50) * 100 + index)).padStart(3, '0'),
        ),
        'Kontraktets referens': `K${n}-${index}`,
        Start: '2027-03-01',
      }),
    ),
  );

const totalOf = async (server: KilledServer, path: string): Promise<number> =>
  leaseCalls.list.response?.cast(requireOk(await server.send('GET', path))).total ?? 0;

/** An import of a company's estate with leases and tenants. */
export const prepareImport: PrepareWrite = async (server, n) => {
  const [titles = [], ...rows] = toCells(n);
  const csv = toCsv([titles, ...rows].map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
  const preview = importCalls.preview.response?.cast(
    requireOk(await server.send('POST', importCalls.preview.path, toForm('bestånd.csv', 'text/csv', csv))),
  );
  const before = await totalOf(server, `${leaseCalls.list.path}?limit=1`);
  return {
    size: LEASES,
    run: (current) =>
      current.send('POST', withId(importCalls.run.path, preview?.id ?? 0), { skip_invalid_rows: false }),
    count: async (current) => (await totalOf(current, `${leaseCalls.list.path}?limit=1`)) - before,
  };
};

/** Payments of invoices in a bank's file. Each write pays another small part of the same invoices. */
export const preparePayments =
  (ocrs: readonly string[]): PrepareWrite =>
  async (server, n) => {
    const amount = 1 + n;
    const text = createCamtFile(
      ocrs.map((ocr, index) => ({ ocr, amount, bankReference: `kill-${n}-${index}` })),
      { day: '2027-01-25' },
    );
    const form = toForm('insättningar.xml', 'application/xml', text);
    const file = bankFileCalls.upload.response?.cast(
      requireOk(await server.send('POST', bankFileCalls.upload.path, form)),
    );
    const id = file?.id ?? 0;
    return {
      size: ocrs.length,
      run: (current) =>
        current.send('POST', withId(bankFileCalls.book.path, id), {
          count: ocrs.length,
          amount: amount * ocrs.length,
        }),
      count: async (current) =>
        bankFileCalls.detail.response?.cast(
          requireOk(await current.send('GET', withId(bankFileCalls.detail.path, id))),
        ).booked ?? 0,
    };
  };

/** The companies whose books do not agree with their invoices and payments. */
export const findBooksViolations = async (server: KilledServer): Promise<string[]> => {
  const list = companyBooksCalls.list.response?.cast(
    requireOk(await server.send('GET', companyBooksCalls.list.path)),
  );
  const found: string[] = [];
  for (const { company } of list?.data ?? []) {
    const answer = await server.send('POST', withId(companyBooksCalls.runCheck.path, company.id));
    const check = companyBooksCalls.runCheck.response?.cast(requireOk(answer));
    if (check?.agrees !== true)
      found.push(`the books of ${company.name} do not agree: ${JSON.stringify(check)}`);
  }
  return found;
};
