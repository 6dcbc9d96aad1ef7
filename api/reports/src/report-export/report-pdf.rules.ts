import type { CellValue } from '@husrum/api-platform';
import { isDecimalText } from '@husrum/format';
import { reportExportTexts } from './report-export.texts';
import type { ReportTable } from './report-table.types';

type Column = Pick<ReportTable['columns'][number], 'type' | 'decimals'>;

const MAX_DECIMALS = 4;
const formats = new Map<number | null, Intl.NumberFormat>();
const getNumberFormat = (decimals: number | null): Intl.NumberFormat => {
  const cached = formats.get(decimals);
  if (cached) return cached;
  const format = new Intl.NumberFormat('sv-SE', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? MAX_DECIMALS,
    // A number without known decimals can be a year.
    useGrouping: decimals === null ? 'min2' : 'always',
  });
  formats.set(decimals, format);
  return format;
};

/** A cell as text, such as `8 500,50` or `Ja`. An empty cell is an empty text. */
export const formatPdfCell = (cell: CellValue, { type, decimals }: Column): string => {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? reportExportTexts.yes : reportExportTexts.no;
  const { format } = getNumberFormat(decimals ?? null);
  if (typeof cell === 'number') return format(cell);
  return type === 'number' && isDecimalText(cell) ? format(cell) : cell;
};

/** The widths that a column needs, in points. */
export interface ColumnNeed {
  /** In a narrower column, words are broken. */
  readonly smallest: number;
  /** In a column of this width, each text fits on one line. */
  readonly preferred: number;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** The number of steps of the bisection that finds the largest width limit at which the columns fit. */
const LIMIT_STEPS = 40;

/**
 * Divides the available width among columns: each gets what it prefers. When that is too little, the widest are narrowed
 * first, but none below its smallest width, unless even those do not fit.
 */
export const shareWidth = (needs: readonly ColumnNeed[], available: number): number[] => {
  const total = sumOf(needs.map(({ preferred }) => preferred));
  if (total <= available) {
    const extra = (available - total) / Math.max(1, needs.length);
    return needs.map(({ preferred }) => preferred + extra);
  }
  const narrow = (limit: number): number[] =>
    needs.map(({ smallest, preferred }) => Math.max(smallest, Math.min(preferred, limit)));
  let [low, high] = [0, available];
  for (let step = 0; step < LIMIT_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(narrow(middle)) > available) high = middle;
    else low = middle;
  }
  const widths = narrow(low);
  const scale = Math.min(1, available / sumOf(widths));
  return widths.map((width) => width * scale);
};

/**
 * Splits a table that is too wide for a page into parts, each a list of column indexes. Each part begins with the first column,
 * which identifies the row.
 */
export const splitColumns = (smallest: readonly number[], available: number): number[][] => {
  const [first = 0, ...others] = smallest;
  const parts: number[][] = [];
  let part = [0];
  let width = first;
  for (const [index, need] of others.entries()) {
    if (width + need > available && part.length > 1) {
      parts.push(part);
      part = [0];
      width = first;
    }
    part.push(index + 1);
    width += need;
  }
  return [...parts, part];
};

/** The average width of a character, as a share of the font size. */
const CHARACTER_WIDTH = 0.52;
/** Longer texts are wrapped, so they do not make the page landscape. */
const MAX_CHARACTERS = 40;

/** Whether these rows, the first of which is the header, are wider than a portrait page. Sizes are in points. */
export const needsLandscape = (
  rows: readonly (readonly string[])[],
  fontSize: number,
  portraitWidth: number,
): boolean => {
  const characters = (rows[0] ?? []).map((_label, index) =>
    rows.reduce((longest, row) => Math.max(longest, Math.min(MAX_CHARACTERS, row[index]?.length ?? 0)), 0),
  );
  // Each column has padding that is as wide as the font size.
  const width = characters.reduce((sum, count) => sum + count * fontSize * CHARACTER_WIDTH + fontSize, 0);
  return width > portraitWidth;
};
