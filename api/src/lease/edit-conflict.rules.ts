import type { BodyOf } from '@husrum/contract/core';
import { type leaseCalls, noticeTypeLabel, paymentIntervalLabel } from '@husrum/contract/lease';
import { formatKronor } from '@husrum/format';
import { leaseTexts } from './lease.texts';

type Change = Omit<BodyOf<typeof leaseCalls.update>, 'id' | 'updated_at'>;
/** The stored lease. The database returns the fee as text. */
export type StoredTerms = Omit<Change, 'fee'> & { fee: number | string };

const formatters: { readonly [K in keyof Change]-?: (stored: StoredTerms) => string } = {
  reference: ({ reference }) => reference ?? leaseTexts.noReference,
  start: ({ start }) => start,
  stop: ({ stop }) => stop ?? leaseTexts.noStop,
  fee: ({ fee }) => formatKronor(Number(fee)),
  fee_as_m2: ({ fee_as_m2 }) => (fee_as_m2 ? leaseTexts.yes : leaseTexts.no),
  tax_rate: ({ tax_rate }) => `${tax_rate} %`,
  payment_interval: ({ payment_interval }) => paymentIntervalLabel[payment_interval],
  notice_length: ({ notice_length }) => String(notice_length),
  notice_type: ({ notice_type }) => noticeTypeLabel[notice_type],
  notice_given: ({ notice_given }) => notice_given ?? leaseTexts.noStop,
  next_invoice_month: ({ next_invoice_month }) => next_invoice_month ?? leaseTexts.noMonth,
};

const keys = Object.keys(formatters).filter((key): key is keyof Change => key in formatters);

const isSame = (key: keyof Change, stored: StoredTerms, sent: Change): boolean => {
  if (key === 'fee') return Number(stored.fee) === Number(sent.fee);
  // A null month means that the user has not chosen one, and a day of notice that is left out is not changed.
  const isUnchanged =
    (key === 'next_invoice_month' && sent[key] === null) ||
    (key === 'notice_given' && sent[key] === undefined);
  return isUnchanged || stored[key] === sent[key];
};

/** For each field that differs from the stored lease, a message with the stored value: `Nu sparat: 8 900 kr`. */
export const conflictingFields = (stored: StoredTerms, sent: Change): Record<string, string[]> =>
  Object.fromEntries(
    keys
      .filter((key) => !isSame(key, stored, sent))
      .map((key) => [key, [leaseTexts.savedValue(formatters[key](stored))]]),
  );
