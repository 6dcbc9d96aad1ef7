import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PdfCanvas, pdfColors } from '../pdf/pdf-canvas';
import type { PdfDocument } from '../pdf/render-pdf';
import { formatPdfCell } from './report-pdf.rules';
import { toTotalRows } from './report-sheet.rules';
import type { PdfReport, ReportRow, ReportTable } from './report-table.types';

/** The edges of a page, in points. */
export const PAGE_MARGIN = 40;
export const PAGE_TOP = 50;
const PADDING = 4;
const HEADER_FILL = pdfColors.fill;
/** A column needs no more than this: longer texts are wrapped. */
const MAX_NEEDED_WIDTH = 190;
/** Rows between two turns of the event loop. */
const ROWS_PER_TURN = 40;
/** Rows that decide the widths of the columns. */
export const MEASURED_ROWS = 300;

export interface TableLayout {
  readonly size: number;
  readonly lineHeight: number;
  readonly widths: readonly number[];
  readonly right: number;
  readonly bottom: number;
}

const isRightAligned = (column: ReportTable['columns'][number]): boolean => column.type === 'number';

/** The width that each column needs, by its title and the first rows. */
export const measureColumns = (
  canvas: PdfCanvas,
  { columns }: PdfReport,
  texts: readonly (readonly string[])[],
  size: number,
): number[] =>
  columns.map(({ label }, index) => {
    const longestWord = label
      .split(/\s+/)
      .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
    const header = canvas.width(longestWord, { size, weight: 'strong' });
    const widest = texts
      .slice(0, MEASURED_ROWS)
      .reduce(
        (width, row) => Math.max(width, canvas.width(row[index] ?? '', { size, weight: 'strong' })),
        header,
      );
    return Math.min(MAX_NEEDED_WIDTH, widest) + 2 * PADDING;
  });

/** The cells of a row as texts. */
export const formatRow = ({ columns }: PdfReport, row: ReportRow): string[] =>
  columns.map((column, index) => formatPdfCell(row[index] ?? null, column));

/** Draws one row, whose cells are wrapped beforehand, and returns the top of the next. */
const drawRow = (
  canvas: PdfCanvas,
  { columns }: PdfReport,
  layout: TableLayout,
  cells: readonly (readonly string[])[],
  top: number,
  weight: 'regular' | 'strong' = 'regular',
): void => {
  let left = PAGE_MARGIN;
  columns.forEach((column, index) => {
    const width = layout.widths[index] ?? 0;
    const isRight = isRightAligned(column);
    (cells[index] ?? []).forEach((line, number) => {
      canvas.text(
        line,
        isRight ? left + width - PADDING : left + PADDING,
        top + PADDING + layout.size + number * layout.lineHeight,
        { size: layout.size, weight, align: isRight ? 'right' : 'left' },
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
          .flatMap((line) => canvas.wrap(line, width - 2 * PADDING, { size: layout.size, weight }));
  });

/** The lines of a page's height at most, so that a cell of ten thousand characters still ends. */
const splitRow = (cells: readonly (readonly string[])[], maxLines: number): string[][][] => {
  const lines = Math.max(1, ...cells.map((cell) => cell.length));
  const parts = Math.ceil(lines / maxLines);
  return Array.from({ length: parts }, (_part, index) =>
    cells.map((cell) => cell.slice(index * maxLines, (index + 1) * maxLines)),
  );
};

/** Draws the header, the rows and the totals, with the header on each page. */
export const drawReportTable = async (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  report: PdfReport,
  layout: TableLayout,
  firstTop: number,
  texts: readonly (readonly string[])[],
) => {
  const header = wrapCells(
    canvas,
    layout,
    report.columns.map(({ label }) => label),
    'strong',
  );
  const headerHeight = rowHeight(layout, header);
  const drawHeader = (top: number): number => {
    pdf
      .save()
      .rect(PAGE_MARGIN, top, layout.right - PAGE_MARGIN, headerHeight)
      .fill(HEADER_FILL)
      .restore();
    drawRow(canvas, report, layout, header, top, 'strong');
    return top + headerHeight;
  };
  let top = drawHeader(firstTop);
  const maxLines = Math.floor((layout.bottom - PAGE_TOP - headerHeight - 2 * PADDING) / layout.lineHeight);
  const draw = (cells: readonly (readonly string[])[], weight: 'regular' | 'strong'): void => {
    for (const part of splitRow(cells, maxLines)) {
      const height = rowHeight(layout, part);
      if (top + height > layout.bottom) {
        pdf.addPage();
        top = drawHeader(PAGE_TOP);
      }
      drawRow(canvas, report, layout, part, top, weight);
      top += height;
      canvas.rule(PAGE_MARGIN, top, layout.right - PAGE_MARGIN, { weight: 0.4 });
    }
  };
  for (const [index, row] of texts.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
    draw(wrapCells(canvas, layout, row), 'regular');
  }
  for (const row of toTotalRows(report))
    draw(wrapCells(canvas, layout, formatRow(report, row), 'strong'), 'strong');
};
