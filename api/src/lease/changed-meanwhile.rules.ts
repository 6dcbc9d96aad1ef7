import type { BodyOf } from '@husrum/contract/core';
import { type leaseCalls, noticeTypeLabel, paymentIntervalLabel } from '@husrum/contract/lease';
import { kronor } from '@husrum/format';

type Change = Omit<BodyOf<typeof leaseCalls.update>, 'id' | 'updated_at'>;
/** A lease as it is stored; the fee as the database writes it. */
export type StoredTerms = Omit<Change, 'fee'> & { fee: number | string };

const say: { readonly [K in keyof Change]-?: (stored: StoredTerms) => string } = {
  reference: ({ reference }) => reference ?? 'ingen',
  start: ({ start }) => start,
  stop: ({ stop }) => stop ?? 'inget',
  fee: ({ fee }) => kronor(Number(fee)),
  fee_as_m2: ({ fee_as_m2 }) => (fee_as_m2 ? 'ja' : 'nej'),
  tax_rate: ({ tax_rate }) => `${tax_rate} %`,
  payment_interval: ({ payment_interval }) => paymentIntervalLabel[payment_interval],
  notice_length: ({ notice_length }) => String(notice_length),
  notice_type: ({ notice_type }) => noticeTypeLabel[notice_type],
  next_invoice_month: ({ next_invoice_month }) => next_invoice_month ?? 'ingen',
};

const terms = Object.keys(say).filter((key): key is keyof Change => key in say);

const same = (key: keyof Change, stored: StoredTerms, sent: Change): boolean => {
  if (key === 'fee') return Number(stored.fee) === Number(sent.fee);
  // Left out it is not chosen, whatever it is.
  return stored[key] === sent[key] || (key === 'next_invoice_month' && sent[key] === null);
};

/** Under each field that differs from what somebody else has saved meanwhile: `Nu sparat: 8 900 kr`. */
export const savedMeanwhile = (stored: StoredTerms, sent: Change): Record<string, string[]> =>
  Object.fromEntries(
    terms.filter((key) => !same(key, stored, sent)).map((key) => [key, [`Nu sparat: ${say[key](stored)}`]]),
  );
