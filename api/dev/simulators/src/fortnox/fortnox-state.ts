import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { replacePrivateFile } from '@husrum/api-platform/testing';
import type { CompanyRecord, CustomerRecord, Grant, InvoiceRecord, PaymentRecord } from './fortnox-records';

/** The books of one company. */
export interface Books {
  readonly company: CompanyRecord;
  readonly customers: Map<string, CustomerRecord>;
  readonly invoices: Map<string, InvoiceRecord>;
  readonly payments: Map<string, PaymentRecord>;
}

interface Records {
  company: CompanyRecord;
  customer: CustomerRecord;
  invoice: InvoiceRecord;
  payment: PaymentRecord;
  grant: Grant;
}
type Kind = keyof Records;
type Line = { [K in Kind]: { readonly kind: K; readonly company: string; readonly value: Records[K] } }[Kind];

export interface FortnoxState {
  readonly books: ReadonlyMap<string, Books>;
  /** The grants by their id. */
  readonly grants: Map<string, Grant>;
  /** Saves a record by appending a line, before the response is sent. */
  save(line: Line): void;
}

const newCompany = (id: string, name: string, organisationNumber: string): CompanyRecord => ({
  id,
  name,
  organisationNumber,
  lockedUntil: null,
  roundsToKronor: true,
  hasApiLicence: true,
  scopesWithoutLicence: [],
  inactiveAccounts: [],
  missingAccounts: [],
  closedYears: [],
  nextCustomerNumber: 1,
  nextInvoiceNumber: 1,
  nextPaymentNumber: 1,
  nextVoucherNumber: 1,
});
const createCompanies = (): CompanyRecord[] => [
  newCompany('1', 'Exempelfastigheter AB', '556036-0793'),
  newCompany('2', 'Exempelbostäder i Norr AB', '556074-7569'),
  newCompany('3', 'Kvarteret Exemplet HB', '969663-7033'),
];

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'kind' in value && 'company' in value && 'value' in value;

const applyLine = (books: Map<string, Books>, grants: Map<string, Grant>, line: Line): void => {
  if (line.kind === 'grant') {
    grants.set(line.value.id, line.value);
    return;
  }
  const found = books.get(line.company);
  if (line.kind === 'company')
    books.set(
      line.company,
      found === undefined
        ? { company: line.value, customers: new Map(), invoices: new Map(), payments: new Map() }
        : { ...found, company: line.value },
    );
  else if (line.kind === 'customer') found?.customers.set(line.value.number, line.value);
  else if (line.kind === 'invoice') found?.invoices.set(line.value.number, line.value);
  else if (line.value.isRemoved) found?.payments.delete(line.value.number);
  else found?.payments.set(line.value.number, line.value);
};

const linesOf = (books: ReadonlyMap<string, Books>, grants: ReadonlyMap<string, Grant>): Line[] => [
  ...[...books].flatMap(([company, { company: record, customers, invoices, payments }]): Line[] => [
    { kind: 'company', company, value: record },
    ...[...customers.values()].map((value): Line => ({ kind: 'customer', company, value })),
    ...[...invoices.values()].map((value): Line => ({ kind: 'invoice', company, value })),
    ...[...payments.values()].map((value): Line => ({ kind: 'payment', company, value })),
  ]),
  ...[...grants.values()].map((value): Line => ({ kind: 'grant', company: value.company, value })),
];

const readLines = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => {
      const line: unknown = JSON.parse(text);
      if (!isLine(line)) throw new Error(`${file} is not the state of this simulator`);
      return line;
    });

/**
 * Opens the state of the file, which has one line for each save of a record: the last line of a record is valid. The file is rewritten
 * without the older lines. Without a file the state is in memory only.
 */
export const openFortnoxState = (file: string | undefined): FortnoxState => {
  const books = new Map<string, Books>();
  const grants = new Map<string, Grant>();
  for (const value of createCompanies())
    applyLine(books, grants, { kind: 'company', company: value.id, value });
  if (file !== undefined) {
    if (existsSync(file)) for (const line of readLines(file)) applyLine(books, grants, line);
    const text = linesOf(books, grants).map((line) => `${JSON.stringify(line)}\n`);
    replacePrivateFile(file, text.join(''));
  }
  return {
    books,
    grants,
    save: (line) => {
      applyLine(books, grants, line);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
};

export const newToken = (): string => randomUUID();
