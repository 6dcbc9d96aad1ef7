import type { OkOf } from '@husrum/contract/core';
import {
  blockingRemarks,
  type InvoiceListItem,
  type invoiceCalls,
  type RemarkKind,
  remarkKinds,
  remarkLabel,
} from '@husrum/contract/invoice';

export type InvoiceRemark = OkOf<typeof invoiceCalls.remarks>['remarks'][number];

/** An invoice that is ready, with what the server stops at. */
export interface CheckedInvoice extends InvoiceListItem {
  remarks: readonly InvoiceRemark[];
}

export const withRemarks = (
  invoices: readonly InvoiceListItem[],
  remarks: readonly InvoiceRemark[],
): CheckedInvoice[] =>
  invoices.map((invoice) => ({ ...invoice, remarks: remarks.filter(({ id }) => id === invoice.id) }));

export const isBlocking = ({ kind }: InvoiceRemark): boolean => blockingRemarks.includes(kind);

/** Said beside the invoice: the label, or what it is measured by. */
export const remarkText = ({ kind, detail }: InvoiceRemark): string => detail ?? remarkLabel[kind];

export interface Check {
  label: string;
  /** How many invoices it concerns: none is good. */
  count: number;
}

const counted = (invoices: readonly CheckedInvoice[], kind: RemarkKind): number =>
  invoices.filter(({ remarks }) => remarks.some((remark) => remark.kind === kind)).length;

/** The checks that are made before anything is sent, and what each found. */
export const checksOf = (invoices: readonly CheckedInvoice[]): Check[] =>
  remarkKinds.map((kind) => ({ label: remarkLabel[kind], count: counted(invoices, kind) }));

export const isSendable = ({ remarks }: CheckedInvoice): boolean => !remarks.some(isBlocking);
