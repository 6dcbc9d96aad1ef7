import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { replacePrivateFile } from '@husrum/api-platform/testing';
import type { VismaArticle, VismaCustomer, VismaDraft, VismaInvoice } from './visma-objects';

/** The access to a company that a user has granted, with its current tokens. */
export interface Grant {
  readonly Id: string;
  readonly companyId: string;
  readonly scope: string;
  accessToken: string;
  /** Epoch ms. */
  accessExpiresAt: number;
  /** Single use: each refresh replaces it. */
  refreshToken: string;
}
export interface CompanyRecord {
  readonly Id: string;
  readonly name: string;
  readonly corporateIdentityNumber: string;
  accountingLockedTo: string | null;
  isActive: boolean;
  hasFinishedStartupGuide: boolean;
  hasSalesModule: boolean;
  /** Whether sums are rounded to whole kronor. */
  roundsToKrona: boolean;
  showsPricesExclVat: boolean;
  usesPaymentReferenceNumber: boolean;
  /** Years in which nothing can be booked. */
  closedYears: readonly number[];
  nextCustomerNumber: number;
  nextInvoiceNumber: number;
}
/** A payment. It is stored although the API of the service has no list of payments. */
export interface PaymentRecord {
  readonly Id: string;
  readonly InvoiceId: string;
  readonly PaymentAmount: number;
  readonly PaymentDate: string;
  readonly Reference: string | null;
}
/** The books of one company. */
export interface Books {
  readonly company: CompanyRecord;
  readonly customers: Map<string, VismaCustomer>;
  readonly articles: Map<string, VismaArticle>;
  readonly drafts: Map<string, VismaDraft>;
  readonly invoices: Map<string, VismaInvoice>;
  readonly payments: Map<string, PaymentRecord>;
}
const collections = ['customers', 'articles', 'drafts', 'invoices', 'payments'] as const;
type Collection = (typeof collections)[number];
type Kind = 'company' | 'grant' | Collection;

export interface VismaState {
  readonly books: ReadonlyMap<string, Books>;
  readonly grants: Map<string, Grant>;
  /** Saves an object as one appended line. */
  save(kind: Kind, companyId: string, value: { readonly Id: string }): void;
  /** Saves that the object was removed. */
  saveRemoval(kind: Kind, companyId: string, id: string): void;
}

const newCompany = (Id: string, name: string, corporateIdentityNumber: string): CompanyRecord => ({
  Id,
  name,
  corporateIdentityNumber,
  accountingLockedTo: null,
  isActive: true,
  hasFinishedStartupGuide: true,
  hasSalesModule: true,
  roundsToKrona: true,
  showsPricesExclVat: true,
  usesPaymentReferenceNumber: true,
  closedYears: [],
  nextCustomerNumber: 1001,
  nextInvoiceNumber: 1,
});
const newBooks = (company: CompanyRecord): Books => ({
  company,
  customers: new Map(),
  articles: new Map(),
  drafts: new Map(),
  invoices: new Map(),
  payments: new Map(),
});
const companies = [
  newCompany('10000000-0000-4000-8000-000000000001', 'Exempelfastigheter AB', '556677-8899'),
  newCompany('10000000-0000-4000-8000-000000000002', 'Andra Bostäder AB', '556644-1122'),
  newCompany('10000000-0000-4000-8000-000000000003', 'Lokaler i Väst AB', '559012-3456'),
];

const isStored = <T>(value: unknown): value is T => typeof value === 'object' && value !== null;
/** Puts the saved value into the map. The value of a removed object is null. */
const restore = <T>(map: Map<string, T>, id: string, value: unknown): void => {
  if (isStored<T>(value)) map.set(id, value);
  else map.delete(id);
};
/** The entries of the file. Skips lines that are not JSON: the last one is incomplete if the process was killed while writing it. */
const readEntries = (file: string): readonly (readonly unknown[])[] => {
  if (!existsSync(file)) return [];
  const entries: (readonly unknown[])[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const entry: unknown = JSON.parse(line);
      if (Array.isArray(entry)) entries.push(entry);
    } catch {}
  }
  return entries;
};

/** The state of the file, or a new one. Every change is one appended line, so that thousands of invoices are saved fast. */
export const openVismaState = (file: string | undefined): VismaState => {
  const books = new Map(companies.map((company) => [company.Id, newBooks({ ...company })]));
  const grants = new Map<string, Grant>();
  const lines: string[] = [];
  const append = (entry: readonly unknown[]): void => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
  if (file !== undefined) {
    for (const [kind, companyId, id, value] of readEntries(file)) {
      const companyBooks = books.get(String(companyId));
      const collection = collections.find((name) => name === kind);
      if (kind === 'grant') restore(grants, String(id), value);
      else if (companyBooks !== undefined && kind === 'company') Object.assign(companyBooks.company, value);
      else if (companyBooks !== undefined && collection !== undefined)
        restore<unknown>(companyBooks[collection], String(id), value);
    }
    for (const [id, companyBooks] of books) {
      lines.push(JSON.stringify(['company', id, id, companyBooks.company]));
      for (const collection of collections)
        for (const [key, value] of companyBooks[collection])
          lines.push(JSON.stringify([collection, id, key, value]));
    }
    for (const [id, grant] of grants) lines.push(JSON.stringify(['grant', grant.companyId, id, grant]));
    replacePrivateFile(file, `${lines.join('\n')}\n`);
  }
  return {
    books,
    grants,
    save: (kind, companyId, value) => append([kind, companyId, value.Id, value]),
    saveRemoval: (kind, companyId, id) => append([kind, companyId, id, null]),
  };
};

export const newId = (): string => randomUUID();
