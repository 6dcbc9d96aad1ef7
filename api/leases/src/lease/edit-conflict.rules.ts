import type { TaxRate } from '@husrum/contract/core';
import {
  type NoticeType,
  noticeTypeLabel,
  type PaymentInterval,
  paymentIntervalLabel,
} from '@husrum/contract/lease';
import { formatKronor, formatPerSquareMetre, type LocalDate, type Month } from '@husrum/format';
import { leaseTexts } from './lease.texts';

/** The fields of a lease that a change contains. */
export interface LeaseChange {
  readonly reference: string | null;
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  /** In SEK without VAT per payment interval; with `fee_as_m2`, per m² and payment interval, with up to four decimals. */
  readonly fee: number;
  readonly fee_as_m2: boolean;
  readonly tax_rate: TaxRate;
  readonly payment_interval: PaymentInterval;
  readonly notice_length: number;
  readonly notice_type: NoticeType;
  /** The day on which notice was given. Undefined: unchanged. */
  readonly notice_given?: LocalDate | null;
  /** Null: follows from the other changes. */
  readonly next_invoice_month: Month | null;
}

/** The fields of the stored lease that a change can contain. The database returns the fee as text. */
export type StoredTerms = Omit<LeaseChange, 'fee'> & { fee: number | string };

const formatters: { readonly [K in keyof LeaseChange]-?: (stored: StoredTerms) => string } = {
  reference: ({ reference }) => reference ?? leaseTexts.noReference,
  start: ({ start }) => start,
  stop: ({ stop }) => stop ?? leaseTexts.noDate,
  fee: ({ fee, fee_as_m2 }) => (fee_as_m2 ? formatPerSquareMetre(Number(fee)) : formatKronor(Number(fee))),
  fee_as_m2: ({ fee_as_m2 }) => (fee_as_m2 ? leaseTexts.yes : leaseTexts.no),
  tax_rate: ({ tax_rate }) => `${tax_rate} %`,
  payment_interval: ({ payment_interval }) => paymentIntervalLabel[payment_interval],
  notice_length: ({ notice_length }) => String(notice_length),
  notice_type: ({ notice_type }) => noticeTypeLabel[notice_type],
  notice_given: ({ notice_given }) => notice_given ?? leaseTexts.noDate,
  next_invoice_month: ({ next_invoice_month }) => next_invoice_month ?? leaseTexts.noMonth,
};

const fields = Object.keys(formatters).filter((field): field is keyof LeaseChange => field in formatters);

const isSame = (field: keyof LeaseChange, stored: StoredTerms, sent: LeaseChange): boolean => {
  if (field === 'fee') return Number(stored.fee) === Number(sent.fee);
  // A null month means that the user has not chosen one, and a day of notice that is left out is not changed.
  const isUnchanged =
    (field === 'next_invoice_month' && sent[field] === null) ||
    (field === 'notice_given' && sent[field] === undefined);
  return isUnchanged || stored[field] === sent[field];
};

/** For each field that differs from the stored lease, a message with the stored value: `Nu sparat: 8 900 kr`. */
export const conflictingFields = (stored: StoredTerms, sent: LeaseChange): Record<string, string[]> =>
  Object.fromEntries(
    fields
      .filter((field) => !isSame(field, stored, sent))
      .map((field) => [field, [leaseTexts.savedValue(formatters[field](stored))]]),
  );
