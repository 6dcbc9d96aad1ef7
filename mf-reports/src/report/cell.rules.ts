import type { ReportField } from '@husrum/contract/report';
import { isDecimalText } from '@husrum/format';
import { reportTexts } from './report.texts';

export type CellValue = string | number | boolean | null;

/** The longest text in characters. */
const MAX_LENGTH = 100;
const MAX_DECIMALS = 4;
/** Amounts have two decimals or none. A price per m² has up to four. */
const MIN_DECIMALS = 2;

const formats = new Map<number | null, Intl.NumberFormat>();
const getNumberFormat = (decimals: number | null): Intl.NumberFormat => {
  const cached = formats.get(decimals);
  if (cached) return cached;
  const created = new Intl.NumberFormat('sv-SE', {
    minimumFractionDigits: decimals === null ? 0 : Math.min(decimals, MIN_DECIMALS),
    maximumFractionDigits: decimals ?? MAX_DECIMALS,
    trailingZeroDisplay: 'stripIfInteger',
    // A number without known decimals can be a year.
    useGrouping: decimals === null ? 'min2' : 'always',
  });
  formats.set(decimals, created);
  return created;
};

/** The properties of a cell's column that decide its format. */
type Column = { readonly type?: string } & Partial<Pick<ReportField, 'decimals'>>;

/** Formats a cell value for display, such as `Ja`, `8 500,50` or `129,516`. An empty cell is `–`. */
export const formatCell = (cell: CellValue, { type, decimals }: Column = {}): string => {
  if (cell === null || cell === '') return '–';
  if (typeof cell === 'boolean') return cell ? reportTexts.yes : reportTexts.no;
  if (typeof cell === 'number') return getNumberFormat(decimals ?? null).format(cell);
  // The API sends a number as text if it has more digits than a binary float can represent.
  return type === 'number' && isDecimalText(cell) ? getNumberFormat(decimals ?? null).format(cell) : cell;
};

/** Truncates long texts, so that a row takes one line. */
export const truncateText = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
