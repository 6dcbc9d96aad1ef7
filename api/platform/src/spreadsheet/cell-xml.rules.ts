import { isDecimalText, removeBidiControls } from '@husrum/format';
import { type CellValue, isNumeric, type SheetColumn } from './sheet.types';
import { cellStyle, numberStyle } from './styles-xml';

/** The limit of Excel, in characters. */
const MAX_TEXT_LENGTH = 32_767;

/** Characters that XML 1.0 forbids, lone surrogates included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
/** Excel reads `_x0041_` as a character code; its first underscore is escaped in the same way. */
const CHARACTER_CODE = /_(?=x[0-9a-f]{4}_)/gi;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (char) => entities[char] ?? char);

const truncateText = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;

/** The letters of a column: 0 gives `A`, 26 gives `AA`. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const DAY_MS = 86_400_000;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
/** Excel treats 1900 as a leap year: programs disagree about the serial numbers of earlier dates. */
const FIRST_SAFE_DATE = '1900-03-01';
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The serial number of a date in Excel: 2026-11-23 gives 46349. The result is undefined for a text that Excel cannot show as
 * a date.
 */
export const dateSerial = (date: string): number | undefined => {
  if (!DATE.test(date) || date < FIRST_SAFE_DATE) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : (time - EXCEL_EPOCH) / DAY_MS;
};

const textCell = (reference: string, text: string, bold: boolean): string =>
  `<c r="${reference}" t="inlineStr" s="${cellStyle('text', bold)}"><is><t xml:space="preserve">${escapeXml(
    truncateText(removeBidiControls(text).replace(CHARACTER_CODE, '_x005F_')),
  )}</t></is></c>`;

/** A decimal text as Swedish Excel shows it. Numbers of more than 15 digits are written as text, because Excel would round them. */
const withDecimalComma = (value: string, column: Pick<SheetColumn, 'kind'>): string =>
  isNumeric(column) && isDecimalText(value) ? value.replace('.', ',') : value;

/** A cell as SpreadsheetML: its type follows the value, its format the kind of the column. An empty cell is left out, unless bold. */
export const cellXml = (
  reference: string,
  value: CellValue,
  { kind, decimals }: Pick<SheetColumn, 'kind' | 'decimals'>,
  { bold = false }: { bold?: boolean } = {},
): string => {
  if (value === null || value === '')
    return bold ? `<c r="${reference}" s="${cellStyle('text', true)}"/>` : '';
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? `<c r="${reference}" s="${kind === 'kr' ? cellStyle('kr', bold) : numberStyle(value, decimals, bold)}"><v>${value}</v></c>`
      : '';
  if (typeof value === 'boolean')
    return `<c r="${reference}" t="b" s="${cellStyle('boolean', bold)}"><v>${value ? 1 : 0}</v></c>`;
  const serial = kind === 'date' ? dateSerial(value) : undefined;
  return serial === undefined
    ? textCell(reference, withDecimalComma(value, { kind }), bold)
    : `<c r="${reference}" s="${cellStyle('date', bold)}"><v>${serial}</v></c>`;
};
