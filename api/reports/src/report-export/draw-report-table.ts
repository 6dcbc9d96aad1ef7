import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PdfCanvas, type PdfDocument, pdfColors } from '@husrum/api-platform';
import { type ColumnNeed, formatPdfCell } from './report-pdf.rules';
import { toTotalTexts } from './report-sheet.rules';
import type { PdfReport, ReportRow, ReportTable } from './report-table.types';

// All sizes are in points.
/** The margin of a page to the left, to the right and below. */
export const PAGE_MARGIN = 40;
/** Where the content of a page begins. */
export const PAGE_TOP = 50;
/** The space between a cell's text and its edges. */
const PADDING = 4;
/** The widest text that a column is made wide enough for. Longer texts are wrapped. */
const MAX_PREFERRED_WIDTH = 190;
/** The widest word that a column is always wide enough for. Longer words are broken if the column is narrower. */
const MAX_SMALLEST_WIDTH = 120;
/** The number of rows that are drawn before other requests get a turn of the event loop. */
const ROWS_PER_TURN = 40;
/** The number of rows, from the first, whose texts decide the widths of the columns. */
export const MEASURED_ROWS = 300;

export interface TableLayout {
  readonly fontSize: number;
  readonly lineHeight: number;
  /** The width of each column. */
  readonly widths: readonly number[];
  /** The right edge of the table. */
  readonly right: number;
  /** The lower edge of the table on each page. */
  readonly bottom: number;
}

/** A report whose cells are formatted as texts. */
export interface TextTable {
  readonly columns: ReportTable['columns'];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (readonly string[])[];
}

const formatRow = ({ columns }: PdfReport, row: ReportRow): string[] =>
  columns.map((column, index) => formatPdfCell(row[index] ?? null, column));

export const toTextTable = (report: PdfReport): TextTable => ({
  columns: report.columns,
  rows: report.rows.map((row) => formatRow(report, row)),
  totals: toTotalTexts(report),
});

const hasOnlyLabel = ([, ...others]: readonly string[]): boolean => others.every((text) => text === '');

/** A table with some of its columns. */
export const pickColumns = ({ columns, rows, totals }: TextTable, indexes: readonly number[]): TextTable => {
  const pick = (row: readonly string[]): string[] => indexes.map((index) => row[index] ?? '');
  return {
    columns: indexes.flatMap((index) => columns[index] ?? []),
    rows: rows.map(pick),
    // A row of totals is left out if all of its values are in columns that are not picked.
    totals: totals.filter((row) => hasOnlyLabel(row) || !hasOnlyLabel(pick(row))).map(pick),
  };
};

const isRightAligned = (column: ReportTable['columns'][number]): boolean => column.type === 'number';

/** The widths of a column's texts, as multiples of the font size. */
export interface ColumnMeasure {
  readonly longestWord: number;
  readonly longestText: number;
}

const MEASURED_FONT_SIZE = 100;

/** Measures the title, the first rows and the totals of each column. */
export const measureColumns = (canvas: PdfCanvas, { columns, rows, totals }: TextTable): ColumnMeasure[] =>
  columns.map((column, index) => {
    const longestOf = (texts: readonly string[]): number =>
      texts.reduce(
        (longest, text) =>
          Math.max(
            longest,
            canvas.textWidth(text, { size: MEASURED_FONT_SIZE, weight: 'strong' }) / MEASURED_FONT_SIZE,
          ),
        0,
      );
    const wordsOf = (text: string): string[] => text.split(/\s+/);
    const cells = [...new Set([...rows.slice(0, MEASURED_ROWS), ...totals].map((row) => row[index] ?? ''))];
    // The spaces inside a number are no places to break it.
    const words = isRightAligned(column) ? cells : [...new Set(cells.flatMap(wordsOf))];
    const longestTitleWord = longestOf(wordsOf(column.label));
    return {
      longestWord: Math.max(longestTitleWord, longestOf(words)),
      longestText: Math.max(longestTitleWord, longestOf(cells)),
    };
  });

/** It is added to each width, because rounding could otherwise break a word that fits. */
const SLACK = 0.5;

export const toColumnNeed = ({ longestWord, longestText }: ColumnMeasure, fontSize: number): ColumnNeed => ({
  smallest: Math.min(MAX_SMALLEST_WIDTH, longestWord * fontSize) + 2 * PADDING + SLACK,
  preferred: Math.min(MAX_PREFERRED_WIDTH, longestText * fontSize) + 2 * PADDING + SLACK,
});

/** Draws one row, whose cells are already wrapped into lines. */
const drawRow = (
  canvas: PdfCanvas,
  { columns }: TextTable,
  layout: TableLayout,
  cells: readonly (readonly string[])[],
  top: number,
  weight: 'regular' | 'strong' = 'regular',
): void => {
  let left = PAGE_MARGIN;
  columns.forEach((column, index) => {
    const width = layout.widths[index] ?? 0;
    const isRight = isRightAligned(column);
    (cells[index] ?? []).forEach((line, lineIndex) => {
      canvas.text(
        line,
        isRight ? left + width - PADDING : left + PADDING,
        top + PADDING + layout.fontSize + lineIndex * layout.lineHeight,
        { size: layout.fontSize, weight, align: isRight ? 'right' : 'left' },
      );
    });
    left += width;
  });
};

const rowHeight = (layout: TableLayout, cells: readonly (readonly string[])[]): number =>
  Math.max(1, ...cells.map((lines) => lines.length)) * layout.lineHeight + 2 * PADDING;

const wrapCells = (
  canvas: PdfCanvas,
  layout: TableLayout,
  texts: readonly string[],
  weight: 'regular' | 'strong' = 'regular',
): string[][] =>
  layout.widths.map((width, index) => {
    const text = texts[index] ?? '';
    return text === ''
      ? []
      : text
          .split(/\r?\n/)
          .flatMap((line) => canvas.wrap(line, width - 2 * PADDING, { size: layout.fontSize, weight }));
  });

/** Splits a row into parts of at most `maxLines` lines, because a row with a long text can be higher than a page. */
const splitRow = (cells: readonly (readonly string[])[], maxLines: number): string[][][] => {
  const lines = Math.max(1, ...cells.map((cell) => cell.length));
  const parts = Math.ceil(lines / maxLines);
  return Array.from({ length: parts }, (_part, index) =>
    cells.map((cell) => cell.slice(index * maxLines, (index + 1) * maxLines)),
  );
};

/** Draws the header, the rows and the totals. Each page begins with the header. */
export const drawReportTable = async (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  table: TextTable,
  layout: TableLayout,
  firstTop: number,
): Promise<void> => {
  const header = wrapCells(
    canvas,
    layout,
    table.columns.map(({ label }) => label),
    'strong',
  );
  const headerHeight = rowHeight(layout, header);
  const drawHeader = (top: number): number => {
    pdf
      .save()
      .rect(PAGE_MARGIN, top, layout.right - PAGE_MARGIN, headerHeight)
      .fill(pdfColors.fill)
      .restore();
    drawRow(canvas, table, layout, header, top, 'strong');
    return top + headerHeight;
  };
  let top = drawHeader(firstTop);
  const maxLines = Math.floor((layout.bottom - PAGE_TOP - headerHeight - 2 * PADDING) / layout.lineHeight);
  const drawOnPages = (cells: readonly (readonly string[])[], weight: 'regular' | 'strong'): void => {
    for (const part of splitRow(cells, maxLines)) {
      const height = rowHeight(layout, part);
      if (top + height > layout.bottom) {
        pdf.addPage();
        top = drawHeader(PAGE_TOP);
      }
      drawRow(canvas, table, layout, part, top, weight);
      top += height;
      canvas.line(PAGE_MARGIN, top, layout.right - PAGE_MARGIN, { weight: 0.4 });
    }
  };
  for (const [index, row] of table.rows.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
    drawOnPages(wrapCells(canvas, layout, row), 'regular');
  }
  for (const row of table.totals) drawOnPages(wrapCells(canvas, layout, row, 'strong'), 'strong');
};
