import type { InferType } from 'yup';
import { output } from '../core/fields';
import { namedObject } from '../core/named';

/** How a customer of the accounting program was matched to a tenant. NAME is a suggestion: a person must confirm it. */
export const customerMatches = ['LINKED', 'NUMBER', 'IDENTIFIER', 'NAME'] as const;
export type CustomerMatch = (typeof customerMatches)[number];
/** How an invoice of the accounting program was matched to one of ours. */
export const invoiceMatches = ['LINKED', 'OCR', 'AMOUNT', 'NONE'] as const;

export const importedCustomer = namedObject('ImportedCustomer', {
  /** The service's own key. */
  id: output.text(),
  number: output.text(),
  name: output.text(),
  identifier: output.textOrNull(),
});
export type ImportedCustomer = InferType<typeof importedCustomer>;

const importedTenant = namedObject('ImportedTenant', {
  id: output.id(),
  name: output.text(),
  identifier: output.textOrNull(),
  /** The customers that may be this tenant, the best one first. Empty when there is none. */
  customers: output.list(importedCustomer.required()),
  /** How the first customer was matched. Null when there is none. */
  match: output.choiceOrNull(customerMatches),
});
export type ImportedTenant = InferType<typeof importedTenant>;

const importedInvoice = namedObject('ImportedInvoice', {
  number: output.textOrNull(),
  customer: output.text(),
  ocr: output.textOrNull(),
  due_at: output.date(),
  /** SEK */
  amount: output.number(),
  left: output.number(),
  match: output.choice(invoiceMatches),
  /** The matching invoice of ours. Null when there is none. */
  invoice: namedObject('ImportedInvoiceMatch', {
    id: output.id(),
    reference: output.textOrNull(),
  })
    .nullable()
    .defined(),
  /** The tenant of its customer or of the matching invoice, and the lease when it is clear which one it is. */
  tenant: namedObject('ImportedInvoiceTenant', { id: output.id(), name: output.text() }).nullable().defined(),
  lease: namedObject('ImportedInvoiceLease', { id: output.id(), name: output.text() }).nullable().defined(),
});
export type ImportedInvoice = InferType<typeof importedInvoice>;

/** What an import would do, and what it could not find. Lists end after `MAX_IMPORT_ROWS`; the counts cover everything. */
export const importReport = namedObject('AccountingImportReport', {
  customers: namedObject('ImportedCustomerCounts', {
    /** All customers of the accounting program. */
    total: output.number(),
    linked: output.number(),
    matched: output.number(),
    ambiguous: output.number(),
    /** Tenants without a customer: one is created with the first invoice. */
    missing: output.number(),
  }).required(),
  invoices: namedObject('ImportedInvoiceCounts', {
    total: output.number(),
    matched: output.number(),
    missing: output.number(),
  }).required(),
  /** First the tenants for whom a person chooses, then the matched ones, those without a customer, and the linked ones. */
  tenants: output.list(importedTenant.required()),
  /** First those that match no invoice of ours. */
  open_invoices: output.list(importedInvoice.required()),
});
export type ImportReport = InferType<typeof importReport>;

/** The most rows of each list of the report. */
export const MAX_IMPORT_ROWS = 10_000;
