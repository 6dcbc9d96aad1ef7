import { normalizeText } from '@husrum/contract/core';
import type { BankEntry, NewBankPayment, StatedBalances, UnreadableEntry } from './bank-entry.types';

const MAX_TEXT = 500;
const MAX_REFERENCE = 100;

/** A text of a file as it is stored: one line of visible characters. Banks pad texts with blanks. */
const clean = (text: string, max: number): string =>
  [...normalizeText(text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' '))].slice(0, max).join('');
const cleanOrNull = (text: string | null, max: number): string | null =>
  text === null ? null : clean(text, max) || null;

/** The entry as it is stored. Cleaning the texts of a large file takes long: it is done where the file is read. */
export const cleanEntry = (entry: BankEntry): BankEntry => ({
  ...entry,
  account: cleanOrNull(entry.account, MAX_REFERENCE),
  bankReference: cleanOrNull(entry.bankReference, MAX_REFERENCE),
  currency: clean(entry.currency, 3),
  payer: cleanOrNull(entry.payer, MAX_TEXT),
  ...(entry.payerAccount === undefined ? {} : { payerAccount: clean(entry.payerAccount, MAX_REFERENCE) }),
  message: cleanOrNull(entry.message, MAX_TEXT),
  otherTexts: (entry.otherTexts ?? []).map((text) => clean(text, MAX_TEXT)),
  references: entry.references.map(({ reference, ore }) => ({
    reference: clean(reference, MAX_REFERENCE),
    ore,
  })),
});

/** The account is written as that of the payments. */
export const cleanStatement = (statement: StatedBalances): StatedBalances => ({
  ...statement,
  account: clean(statement.account, MAX_REFERENCE),
});

export const cleanUnreadable = (entry: UnreadableEntry): UnreadableEntry => ({
  ...entry,
  place: clean(entry.place, MAX_REFERENCE),
  amount: cleanOrNull(entry.amount, MAX_REFERENCE),
});

const normalize = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim();

/** What distinguishes a payment without a number of the bank from others of its day and amount. */
const textOf = ({ references, message, payer }: BankEntry): string =>
  normalize(
    references.length > 0 ? references.map(({ reference }) => reference).join(' ') : (message ?? payer ?? ''),
  );

/**
 * Splits a payment of several invoices if the file states an amount for each, and these are all of the payment. Otherwise, and when
 * a credit note is deducted, it stays one payment, for a person to decide.
 */
const splitByReference = (entry: BankEntry): BankEntry[] => {
  const { references, amountOre } = entry;
  if (references.length < 2) return [entry];
  const sum = references.reduce((total, { ore }) => total + (ore ?? 0), 0);
  const isComplete = references.every(({ ore }) => ore !== null && ore > 0) && sum === amountOre;
  if (!isComplete) return [entry];
  return references.map((reference) => ({
    ...entry,
    references: [reference],
    amountOre: reference.ore ?? 0,
  }));
};

/**
 * Gives each payment the identity that it has in all files of a company (docs/domain-rules.md, D-25): its day, the bank's number
 * and its amount; without such a number its day, amount and reference. Equal payments of a file are numbered in their order. A
 * reversal gets an identity of its own, because it often has the same number of the bank as the payment that it reverses. The entries
 * are clean.
 */
export const toNewBankPayments = (entries: readonly BankEntry[]): NewBankPayment[] => {
  const counts = new Map<string, number>();
  return entries.flatMap((entry) => {
    const { bankReference, bookedOn, amountOre, currency, isReversal } = entry;
    const origin = bankReference === null ? `text ${textOf(entry)}` : `bank ${normalize(bankReference)}`;
    const kind = [...(currency === 'SEK' ? [] : [currency]), ...(isReversal ? ['reversal'] : [])];
    const base = [bookedOn, origin, amountOre, ...kind].join('|');
    const number = (counts.get(base) ?? 0) + 1;
    counts.set(base, number);
    return splitByReference(entry).map((part, index) => ({
      ...part,
      identity: `${base}|${number}`,
      part: index + 1,
    }));
  });
};
