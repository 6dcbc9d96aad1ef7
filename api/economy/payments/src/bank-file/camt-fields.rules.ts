import { isLocalDate, type LocalDate } from '@husrum/format';
import { find, textAt, type XmlElement } from './read-xml';

/** Statuses of entries that the bank has not booked. They are in a later file when they are booked, so they are not read now. */
const NOT_BOOKED: ReadonlySet<string> = new Set(['PDNG', 'FUTR', 'INFO']);
export interface Amount {
  readonly ore: number;
  readonly currency: string;
}

/** More digits than an amount of ISO 20022 has, and few enough for an exact number of öre. */
const MAX_DIGITS = 13;

/**
 * Reads a decimal of XML: `8500.00`, `8500.5`, `8500`, `+8500.`, `.50`, also padded with zeros, as in `000000000008500.00`. The result
 * is null for an amount that has parts of an öre.
 */
export const readAmount = (element: XmlElement | undefined): Amount | null => {
  const match = /^\+?0*(\d*)(?:\.(\d*))?$/.exec(element?.text ?? '');
  if (element === undefined || match === null || !/\d/.test(element.text)) return null;
  const [, whole = '', decimals = ''] = match;
  if (whole.length > MAX_DIGITS || /[1-9]/.test(decimals.slice(2))) return null;
  const currency = element.attributes.Ccy ?? '';
  return { ore: Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')), currency };
};

/** The day of a date or of a time, in the time zone in which the bank writes it. */
export const readDay = (element: XmlElement | undefined): LocalDate | null => {
  const day = (textAt(element, 'Dt') ?? textAt(element, 'DtTm') ?? '').slice(0, 10);
  return isLocalDate(day) ? day : null;
};

const readStatus = (entry: XmlElement): string =>
  textAt(entry, 'Sts') ?? textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts', 'Prtry') ?? 'BOOK';

export const isBooked = (entry: XmlElement): boolean => !NOT_BOOKED.has(readStatus(entry));

export const readAccount = (report: XmlElement): string | null => {
  const id = find(report, 'Acct', 'Id');
  return textAt(id, 'IBAN') ?? textAt(id, 'Othr', 'Id');
};
