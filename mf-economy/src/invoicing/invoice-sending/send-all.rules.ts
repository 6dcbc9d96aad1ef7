import type { ResponseOf } from '@husrum/contract/core';
import {
  blockingRemarks,
  type InvoiceListItem,
  type invoiceCalls,
  invoiceRemarkLabel,
  type RemarkKind,
  remarkKinds,
} from '@husrum/contract/invoice';
import { fromOre, type LocalDate, toOre } from '@husrum/format';
import { invoiceSendingTexts } from './invoice-sending.texts';

export type InvoiceRemark = ResponseOf<typeof invoiceCalls.remarks>['remarks'][number];

/** An invoice that is ready to send, with the server's remarks on it. */
export interface InvoiceWithRemarks extends InvoiceListItem {
  remarks: readonly InvoiceRemark[];
  /** The due date that it gets if it is sent today. It is null on a credit invoice. */
  due_when_sent: LocalDate | null;
  /** The company's shortest time to pay, in days. It is null on a credit invoice. */
  min_days: number | null;
  /** Whether it is due in fewer days than that. */
  is_due_soon: boolean;
}

type DueDate = NonNullable<ResponseOf<typeof invoiceCalls.remarks>['due_dates']>[number];

/** Adds to each invoice the server's remarks on it, and the due date that it gets. */
export const addRemarks = (
  invoices: readonly InvoiceListItem[],
  remarks: readonly InvoiceRemark[],
  dueDates: readonly DueDate[] = [],
): InvoiceWithRemarks[] => {
  const dueById = new Map(dueDates.map((due) => [due.id, due]));
  return invoices.map((invoice) => {
    const due = dueById.get(invoice.id);
    return {
      ...invoice,
      remarks: remarks.filter(({ id }) => id === invoice.id),
      due_when_sent: due?.due_at ?? null,
      min_days: due?.min_days ?? null,
      is_due_soon: due?.due_soon ?? false,
    };
  });
};

export const isBlocking = ({ kind }: InvoiceRemark): boolean => blockingRemarks.includes(kind);

/** The remark's measured detail (`+32 % mot 8 500 kr`), else its label. */
export const formatRemark = ({ kind, detail }: InvoiceRemark): string => detail ?? invoiceRemarkLabel[kind];

/** What is about to be sent: invoices to pay, and credit invoices. The amounts are SEK. */
interface ReadySum {
  count: number;
  /** What the tenants are asked to pay. */
  amount: number;
  credits: number;
  /** Negative. */
  creditAmount: number;
}

/** A credit invoice has nothing left to pay, so it is not subtracted from the amount. */
export const sumReady = (invoices: readonly InvoiceListItem[]): ReadySum => {
  const credits = invoices.filter(({ kind }) => kind === 'CREDIT');
  const sumOre = (amounts: readonly number[]) => fromOre(amounts.reduce((sum, each) => sum + toOre(each), 0));
  return {
    count: invoices.length - credits.length,
    amount: sumOre(invoices.map(({ payment_left }) => payment_left)),
    credits: credits.length,
    creditAmount: sumOre(credits.map(({ pay_amount_rounded }) => pay_amount_rounded)),
  };
};

export interface Check {
  label: string;
  /** Number of invoices with this remark. */
  count: number;
}

const countRemarks = (invoices: readonly InvoiceWithRemarks[], kind: RemarkKind): number =>
  invoices.filter(({ remarks }) => remarks.some((remark) => remark.kind === kind)).length;

/** A credit invoice is always negative, and that is no remark. */
const getCheckLabel = (kind: RemarkKind, hasCredits: boolean): string =>
  kind === 'NEGATIVE' && hasCredits ? invoiceSendingTexts.negativeExceptCredits : invoiceRemarkLabel[kind];

/** A check for each shortest time to pay: companies can have different ones. Every due date is later than a time of zero days. */
const countDueSoon = (invoices: readonly InvoiceWithRemarks[]): Check[] => {
  const times = new Set(invoices.flatMap(({ min_days }) => min_days || []));
  return [...times]
    .toSorted((a, b) => a - b)
    .map((days) => ({
      label: invoiceSendingTexts.dueSoon(days),
      count: invoices.filter(({ min_days, is_due_soon }) => is_due_soon && min_days === days).length,
    }));
};

/** A check for each kind of remark and for the time to pay, with the number of invoices that have it. */
export const countChecks = (invoices: readonly InvoiceWithRemarks[]): Check[] => {
  const hasCredits = invoices.some(({ kind }) => kind === 'CREDIT');
  const remarks = remarkKinds.map((kind) => ({
    label: getCheckLabel(kind, hasCredits),
    count: countRemarks(invoices, kind),
  }));
  return [...remarks, ...countDueSoon(invoices)];
};

export const isSendable = ({ remarks }: InvoiceWithRemarks): boolean => !remarks.some(isBlocking);
