import { normalizeText, removeSpaces, type TaxRate, taxRates } from '@husrum/contract/core';
import {
  type NoticeType,
  noticeTypeLabel,
  noticeTypes,
  type PaymentInterval,
  paymentIntervalLabel,
  paymentIntervals,
} from '@husrum/contract/lease';
import { addDays, isLocalDate, type LocalDate, parseAmount, parseDate } from '@husrum/format';
import type { DateCell, ReadCell } from '../spreadsheet/read-sheet.types';
import { importTexts } from './import.texts';
import { normalizeTitle } from './normalize-title.rules';

export type ImportCell = ReadCell;

/** The value of a cell, null for an empty one, or why it cannot be read. */
export type CellResult<T> = { value: T | null; error?: undefined } | { value?: undefined; error: string };

const empty = { value: null } as const;

/** The values with which Excel shows that a formula failed. */
const FORMULA_ERROR =
  /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|VÄRDEFEL!|SAKNAS!|REFERENS!|DIVISION\/0!)$/i;

/** The text of a cell without a known value. */
const UNKNOWN = '#';

/** The text of a cell, empty only for an empty cell. A number is written without grouping. */
export const toText = (cell: ImportCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.date ?? UNKNOWN;
  if (typeof cell === 'boolean') return cell ? 'Ja' : 'Nej';
  return typeof cell === 'number' ? String(cell) : normalizeText(cell);
};

/** A text, as most columns have. A date is none: spreadsheet programs turn a name such as `3-4` into one. */
export const readText = (cell: ImportCell): CellResult<string> => {
  if (cell !== null && typeof cell === 'object')
    return { error: cell.isUncalculated ? importTexts.uncalculated : importTexts.dateInText };
  const value = toText(cell);
  if (FORMULA_ERROR.test(value)) return { error: importTexts.formula };
  return value === '' ? empty : { value };
};

/** A number as Swedes write it: `8 500,50`, `8500.5`, `−200`. */
export const readNumber = (cell: ImportCell): CellResult<number> => {
  if (typeof cell === 'number') return { value: cell };
  const { value: text, error } = readText(cell);
  if (error !== undefined) return { error };
  if (text === null) return empty;
  const value = parseAmount(text);
  return value === null ? { error: importTexts.number } : { value };
};

/** An amount in SEK, without the noise of sums in a spreadsheet: 8500.1000000000004 is 8500.1. */
export const readAmount = (cell: ImportCell): CellResult<number> => {
  const { value, error } = readNumber(cell);
  if (error !== undefined) return { error };
  return value === null ? empty : { value: Number(value.toFixed(4)) };
};

const EXCEL_EPOCH = '1899-12-30';
/** The serial numbers of 1927-05-18 to 2173-10-13: other numbers are not meant as dates. */
const FIRST_SERIAL = 10_000;
const LAST_SERIAL = 99_999;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WITH_SLASHES = /^\d{1,2}\/\d{1,2}[/ -]\d{2,4}$/;
const WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/;
const FULL_YEAR = /\d{4}/;

const isDateCell = (cell: ImportCell): cell is DateCell =>
  cell !== null && typeof cell === 'object' && cell.date !== undefined;

/** A date: `2026-12-01`, `20261201`, `1 december 2026`, or a serial number of Excel. */
export const readDate = (cell: ImportCell, today: LocalDate): CellResult<LocalDate> => {
  const { value: text, error } = readText(isDateCell(cell) ? cell.date : cell);
  if (error !== undefined) return { error };
  if (text === null) return empty;
  if (typeof cell === 'number' && cell >= FIRST_SERIAL && cell < LAST_SERIAL + 1)
    return { value: addDays(EXCEL_EPOCH, Math.floor(cell)) };
  const compact = COMPACT.exec(text);
  const plain = compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : (WITH_TIME.exec(text)?.[1] ?? text);
  if (isLocalDate(plain)) return { value: plain };
  if (WITH_SLASHES.test(text)) return { error: importTexts.dayMonthYear };
  const value = FULL_YEAR.test(text) && typeof cell !== 'number' ? parseDate(text, today) : null;
  return value === null ? { error: importTexts.date } : { value };
};

const yesWords = ['ja', 'j', 'x', 'sant', 'true', 'yes', '1'];
const noWords = ['nej', 'n', 'falskt', 'false', 'no', '0'];
export const readFlag = (cell: ImportCell): CellResult<boolean> => {
  const { value: text, error } = readText(cell);
  if (error !== undefined) return { error };
  if (text === null) return empty;
  const word = text.toLowerCase();
  if (yesWords.includes(word)) return { value: true };
  return noWords.includes(word) ? { value: false } : { error: importTexts.yesOrNo };
};

const intervalWords: Readonly<Record<PaymentInterval, readonly string[]>> = {
  MONTHLY: ['mån', 'månadsvis', 'per månad', 'varje månad', 'månatligen', '1'],
  QUARTERLY: ['kvartalsvis', 'per kvartal', 'varje kvartal', 'kv', '3'],
  YEARLY: ['årsvis', 'per år', 'varje år', 'årligen', 'helår', '12'],
};
/** How often rent is paid: `Månad`, `månadsvis`, `per kvartal`, `År`. */
export const readInterval = (cell: ImportCell): CellResult<PaymentInterval> => {
  const { value: text, error } = readText(cell);
  if (error !== undefined) return { error };
  const word = normalizeTitle(text ?? '');
  if (word === '') return empty;
  const value = paymentIntervals.find(
    (interval) =>
      intervalWords[interval].includes(word) || normalizeTitle(paymentIntervalLabel[interval]) === word,
  );
  return value === undefined ? { error: importTexts.interval } : { value };
};

/** VAT: `25`, `25 %`, `0,25` (a cell that Excel shows as 25 %), `momsfri`. */
export const readTaxRate = (cell: ImportCell): CellResult<TaxRate> => {
  const { value: written, error } = readText(cell);
  if (error !== undefined) return { error };
  if (written === null) return empty;
  const text = written.toLowerCase();
  const number = /^(?:nej|ingen|momsfri|momsfritt)$/.test(text) ? 0 : parseAmount(text.replace(/\s*%$/, ''));
  const percent =
    typeof cell === 'number' && number !== null && number < 1 ? Math.round(number * 100) : number;
  const value = taxRates.find((rate) => rate === percent);
  return value === undefined ? { error: importTexts.taxRate } : { value };
};

export interface NoticePeriod {
  readonly notice_length: number;
  readonly notice_type: NoticeType;
}

const unitWords: Readonly<Record<NoticeType, readonly string[]>> = {
  DAY: ['dag', 'd', 'dygn'],
  MONTH: ['månad', 'mån', 'm', 'mnd'],
  YEAR: ['år', 'års'],
};
const findUnit = (text: string): NoticeType | undefined => {
  const word = normalizeTitle(text);
  return noticeTypes.find(
    (type) => unitWords[type].includes(word) || normalizeTitle(noticeTypeLabel[type]) === word,
  );
};

const NOTICE = /^(\d{1,4})(?:[,.]0+)?\s*([^\d\s].*)?$/;
/** The notice period: `3 månader`, or `3` with the unit in a cell of its own. Without a unit, the number is months. */
export const readNoticePeriod = (length: ImportCell, unit: ImportCell): CellResult<NoticePeriod> => {
  const [lengthResult, unitResult] = [readText(length), readText(unit)];
  const error = lengthResult.error ?? unitResult.error;
  if (error !== undefined) return { error };
  const text = lengthResult.value ?? '';
  const unitText = unitResult.value ?? '';
  if (text === '') return unitText === '' ? empty : { error: importTexts.noticePeriod };
  const match = NOTICE.exec(text);
  const writtenUnit = match?.[2] ?? unitText;
  const type = writtenUnit === '' ? 'MONTH' : findUnit(writtenUnit);
  return match && type !== undefined
    ? { value: { notice_length: Number(match[1]), notice_type: type } }
    : { error: importTexts.noticePeriod };
};

/** A personnummer or organisationsnummer as text. As a number in Excel it has lost its first zero. */
export const readIdentifier = (cell: ImportCell): CellResult<string> =>
  typeof cell === 'number' ? { value: String(cell).padStart(10, '0') } : readText(cell);

/** A phone number as text. As a number in Excel it has lost its first zero, or its plus sign. */
export const readPhone = (cell: ImportCell): CellResult<string> => {
  if (typeof cell !== 'number') return readText(cell);
  const digits = String(cell);
  return { value: digits.startsWith('46') && digits.length > 10 ? `+${digits}` : `0${digits}` };
};

/**
 * The option that the text means, without regard to case and spaces; `2` means `2 rok` if no other option begins with 2. Another
 * text is returned unchanged: the schema of the field refuses it.
 */
export const matchOption = (text: string, options: readonly string[]): string => {
  const plain = removeSpaces(text).toLocaleLowerCase('sv').replace('.', ',');
  const toPlain = (option: string) => removeSpaces(option).toLocaleLowerCase('sv');
  const exact = options.find((option) => toPlain(option) === plain);
  if (exact !== undefined) return exact;
  const beginning = options.filter((option) => option.split(' ')[0]?.toLocaleLowerCase('sv') === plain);
  const [only] = beginning;
  return beginning.length === 1 && only !== undefined ? only : text;
};
