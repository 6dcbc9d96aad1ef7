import type { InferType } from 'yup';
import { output } from '../../../core/fields';
import { namedObject } from '../../../core/named';

/**
 * How a customer of the accounting program was matched to a tenant: by an existing link, the customer number on the tenant, the
 * personal or organisation number, or the name. NAME is a suggestion: a person must confirm it.
 */
export const customerMatches = ['LINKED', 'NUMBER', 'IDENTIFIER', 'NAME'] as const;
export type CustomerMatch = (typeof customerMatches)[number];
/** How an invoice of the accounting program was matched to one of ours. AMOUNT: by tenant, amount and due date. */
export const invoiceMatches = ['LINKED', 'OCR', 'AMOUNT', 'NONE'] as const;

export const importedCustomer = namedObject('ImportedCustomer', {
  /** The accounting program's own key of the customer. */
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
  /** The customers that may be this tenant, the best one first. It is empty when there is none. */
  customers: output.list(importedCustomer.required()),
  /** How the first customer was matched. It is null when there is none. */
  match: output.choiceOrNull(customerMatches),
});
export type ImportedTenant = InferType<typeof importedTenant>;

const importedInvoice = namedObject('ImportedInvoice', {
  number: output.textOrNull(),
  /** The name of the customer. */
  customer: output.text(),
  ocr: output.textOrNull(),
  due_at: output.date(),
  /** SEK */
  amount: output.number(),
  /** What is left to pay in the accounting program, SEK. */
  left: output.number(),
  match: output.choice(invoiceMatches),
  /** The matching invoice of ours. It is null when there is none. */
  invoice: namedObject('ImportedInvoiceMatch', {
    id: output.id(),
    reference: output.textOrNull(),
  })
    .nullable()
    .defined(),
  /** The tenant that the customer or the matching invoice belongs to. It is null when there is none. */
  tenant: namedObject('ImportedInvoiceTenant', { id: output.id(), name: output.text() }).nullable().defined(),
  /** The lease of the tenant that the invoice is for. It is null when several leases are possible, or none. */
  lease: namedObject('ImportedInvoiceLease', { id: output.id(), name: output.text() }).nullable().defined(),
});
export type ImportedInvoice = InferType<typeof importedInvoice>;

/** What an import would do, and what it could not find. Lists end after `MAX_IMPORT_ROWS`; the counts cover everything. */
export const importReport = namedObject('AccountingImportReport', {
  customers: namedObject('ImportedCustomerCounts', {
    /** All customers of the accounting program. */
    total: output.number(),
    /** Tenants that are linked to a customer. */
    linked: output.number(),
    /** Tenants with one certain customer, who are not linked yet. */
    matched: output.number(),
    /** Tenants for whom a user must choose or confirm the customer. */
    ambiguous: output.number(),
    /** Tenants without a customer: one is created with the first invoice. */
    missing: output.number(),
  }).required(),
  invoices: namedObject('ImportedInvoiceCounts', {
    /** All open invoices of the accounting program. */
    total: output.number(),
    matched: output.number(),
    /** Those that match no invoice of ours. */
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
