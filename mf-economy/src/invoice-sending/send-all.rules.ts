import type { ResponseOf } from '@husrum/contract/core';
import {
  blockingRemarks,
  type InvoiceListItem,
  type invoiceCalls,
  invoiceRemarkLabel,
  type RemarkKind,
  remarkKinds,
} from '@husrum/contract/invoice';

export type InvoiceRemark = ResponseOf<typeof invoiceCalls.remarks>['remarks'][number];

/** An invoice that is ready to send, with the server's remarks on it. */
export interface InvoiceWithRemarks extends InvoiceListItem {
  remarks: readonly InvoiceRemark[];
}

/** Adds to each invoice the server's remarks on it. */
export const addRemarks = (
  invoices: readonly InvoiceListItem[],
  remarks: readonly InvoiceRemark[],
): InvoiceWithRemarks[] =>
  invoices.map((invoice) => ({ ...invoice, remarks: remarks.filter(({ id }) => id === invoice.id) }));

export const isBlocking = ({ kind }: InvoiceRemark): boolean => blockingRemarks.includes(kind);

/** The remark's measured detail (`+32 % mot 8 500 kr`), else its label. */
export const formatRemark = ({ kind, detail }: InvoiceRemark): string => detail ?? invoiceRemarkLabel[kind];

export interface Check {
  label: string;
  /** Number of invoices with this remark. */
  count: number;
}

const countRemarks = (invoices: readonly InvoiceWithRemarks[], kind: RemarkKind): number =>
  invoices.filter(({ remarks }) => remarks.some((remark) => remark.kind === kind)).length;

/** A check for each kind of remark, with the number of invoices that have it. */
export const countChecks = (invoices: readonly InvoiceWithRemarks[]): Check[] =>
  remarkKinds.map((kind) => ({ label: invoiceRemarkLabel[kind], count: countRemarks(invoices, kind) }));

export const isSendable = ({ remarks }: InvoiceWithRemarks): boolean => !remarks.some(isBlocking);
