import { plainText } from './blanks';
import { type LocalDate, today } from './local-date';
import { isLuhn } from './luhn';
import { parsePersonalNumber } from './personal-number';

/** An organisationsnummer, or the personnummer of a sole trader. */
export interface OrganisationNumber {
  /** `NNNNNN-NNNN`; for a sole trader `YYYYMMDD-XXXX`. The form in which it is kept and compared. */
  canonical: string;
  /** As printed on an invoice: `NNNNNN-NNNN`, for a sole trader with `+` from the hundredth year. */
  written: string;
  /** The VAT number that belongs to it; whether it is registered only Skatteverket knows. */
  vat: string;
  /** The legal form by the first digit, in Swedish; null when the digit is not given out. */
  form: string | null;
  soleTrader: boolean;
}

const SHAPE = /^(?:16)?(\d{6})-?(\d{4})$/;
const VAT = /^SE(\d{10})01$/;

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
 * Reads an organisationsnummer as people write it (10 digits, with or without `-`, with `16` before, or as a VAT
 * number); a personnummer is taken as a sole trader's. Null when no such number exists. `on` is the day it is read.
 * Rule: Luhn over all ten digits; the third is at least 2.
 */
export const parseOrganisationNumber = (
  text: string,
  on: LocalDate = today(new Date()),
): OrganisationNumber | null => {
  const plain = plainText(text).toUpperCase().replace(VAT, '$1');
  const match = SHAPE.exec(plain);
  const digits = match ? `${match[1]}${match[2]}` : '';
  if (Number(digits[2]) >= 2 && isLuhn(digits)) {
    const written = `${digits.slice(0, 6)}-${digits.slice(6)}`;
    const form = forms[digits.charAt(0)] ?? null;
    return { canonical: written, written, vat: `SE${digits}01`, form, soleTrader: false };
  }
  const person = parsePersonalNumber(plain, on);
  if (!person) return null;
  const vat = `SE${person.short.replace(/\D/g, '')}01`;
  return { canonical: person.canonical, written: person.short, vat, form: 'Enskild firma', soleTrader: true };
};

/** Reads a Swedish VAT number, `SE` + ten digits with a right check digit + `01`; blanks and dashes are taken. */
export const parseVatNumber = (text: string): string | null => {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const digits = VAT.exec(plain)?.[1];
  return digits !== undefined && isLuhn(digits) ? plain : null;
};
