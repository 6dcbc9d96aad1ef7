import { normalizeText } from '@husrum/contract/core';
import { type LocalDate, today } from './local-date';
import { isLuhn } from './luhn';
import { parsePersonalNumber } from './personal-number';

/** An organisationsnummer, or the personnummer of a sole trader. */
export interface OrganisationNumber {
  /** `NNNNNN-NNNN`; for a sole trader `YYYYMMDD-XXXX`. The form that is stored and compared. */
  canonical: string;
  /** The number as printed on an invoice: `NNNNNN-NNNN`, for a sole trader with `+` from the hundredth year. */
  written: string;
  /** The VAT number that belongs to it. Whether it is registered is not checked. */
  vat: string;
  /** The legal form, in Swedish, by the first digit. It is null for an unused digit. */
  form: string | null;
  soleTrader: boolean;
}

const NUMBER_PATTERN = /^(?:16)?(\d{6})-?(\d{4})$/;
const VAT_PATTERN = /^SE(\d{10})01$/;
/** A VAT number as people write it: `SE 556016-0680 01`. */
const WRITTEN_VAT_PATTERN = /^SE[ -]?(\d{6})[ -]?(\d{4})[ -]?01$/;

const forms: Readonly<Record<string, string>> = {
  1: 'Dödsbo',
  2: 'Kommun/region',
  3: 'Utländskt företag',
  5: 'Aktiebolag',
  6: 'Enkelt bolag',
  7: 'Ekonomisk förening',
  8: 'Ideell förening/stiftelse',
  9: 'Handels-/kommanditbolag',
};

/**
 * Parses an organisationsnummer: 10 digits, with or without `-` or a leading `16`, or as a VAT number. A personnummer is
 * accepted as the number of a sole trader. The result is null for an invalid number. `currentDay` is today in Sweden. Rule:
 * the ten digits pass the Luhn check, and the third is at least 2.
 */
export const parseOrganisationNumber = (
  text: string,
  currentDay: LocalDate = today(new Date()),
): OrganisationNumber | null => {
  const plain = normalizeText(text).toUpperCase().replace(WRITTEN_VAT_PATTERN, '$1$2');
  const match = NUMBER_PATTERN.exec(plain);
  const digits = match ? `${match[1]}${match[2]}` : '';
  if (Number(digits[2]) >= 2 && isLuhn(digits)) {
    const written = `${digits.slice(0, 6)}-${digits.slice(6)}`;
    const form = forms[digits.charAt(0)] ?? null;
    return { canonical: written, written, vat: `SE${digits}01`, form, soleTrader: false };
  }
  const person = parsePersonalNumber(plain, currentDay);
  if (!person) return null;
  const vat = `SE${person.short.replace(/\D/g, '')}01`;
  return { canonical: person.canonical, written: person.short, vat, form: 'Enskild firma', soleTrader: true };
};

/** Parses a Swedish VAT number: `SE`, ten digits with a valid check digit, `01`. Spaces and dashes are ignored. */
export const parseVatNumber = (text: string): string | null => {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const digits = VAT_PATTERN.exec(plain)?.[1];
  return digits !== undefined && isLuhn(digits) ? plain : null;
};
