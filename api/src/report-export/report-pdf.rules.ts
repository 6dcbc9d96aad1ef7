import { isDecimalText } from '@husrum/format';
import type { CellValue } from '../spreadsheet/sheet.types';
import { reportExportTexts } from './report-export.texts';
import type { ReportTable } from './report-table.types';

type Column = Pick<ReportTable['columns'][number], 'type' | 'decimals'>;

const MAX_DECIMALS = 4;
const formats = new Map<number, Intl.NumberFormat>();
const numberFormat = (decimals: number, isFixed: boolean): Intl.NumberFormat => {
  const key = decimals + (isFixed ? 100 : 0);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat('sv-SE', {
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
};

/** A cell as text: `8 500,50`, `Ja`, and nothing for an empty one. */
export const formatPdfCell = (cell: CellValue, { type, decimals }: Column): string => {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? reportExportTexts.yes : reportExportTexts.no;
  const { format } = numberFormat(decimals ?? MAX_DECIMALS, decimals !== null && decimals !== undefined);
  if (typeof cell === 'number') return format(cell);
  return type === 'number' && isDecimalText(cell) ? format(cell) : cell;
};

/** Shares the width among columns: each gets what it needs, and the widest are narrowed first when there is too little. */
export const shareWidth = (needed: readonly number[], available: number): number[] => {
  const total = needed.reduce((sum, width) => sum + width, 0);
  if (total <= available) {
    const extra = (available - total) / Math.max(1, needed.length);
    return needed.map((width) => width + extra);
  }
  // The limit at which the columns fit: all that are narrower keep their width.
  const sorted = [...needed].sort((a, b) => a - b);
  let rest = available;
  let limit = 0;
  for (const [index, width] of sorted.entries()) {
    limit = rest / (sorted.length - index);
    if (width > limit) break;
    rest -= width;
  }
  return needed.map((width) => Math.min(width, limit));
};

/** The average width of a character, as a share of the font size. */
const CHARACTER_WIDTH = 0.52;
/** A column that needs more is wrapped, and does not make the page landscape. */
const MAX_CHARACTERS = 40;

/** Whether rows of these texts, the header among them, are wider than a portrait page. */
export const needsLandscape = (
  rows: readonly (readonly string[])[],
  size: number,
  portraitWidth: number,
): boolean => {
  const characters = (rows[0] ?? []).map((_label, index) =>
    rows.reduce((longest, row) => Math.max(longest, Math.min(MAX_CHARACTERS, row[index]?.length ?? 0)), 0),
  );
  return characters.reduce((sum, count) => sum + count * size * CHARACTER_WIDTH + size, 0) > portraitWidth;
};
