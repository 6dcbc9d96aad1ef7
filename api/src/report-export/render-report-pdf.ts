import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocalDate } from '@husrum/format';
import { A4 } from '../pdf/page';
import { type PdfCanvas, pdfColors } from '../pdf/pdf-canvas';
import { type PdfDocument, renderPdf } from '../pdf/render-pdf';
import { drawReportChart } from './draw-report-chart';
import { reportExportTexts } from './report-export.texts';
import { formatPdfCell, needsLandscape, shareWidth } from './report-pdf.rules';
import { toTotalRows } from './report-sheet.rules';
import type { ReportRow, ReportTable } from './report-table.types';

export interface PdfReport extends Pick<ReportTable, 'columns' | 'chart' | 'totals'> {
  readonly title: string;
  /** The name of the business. */
  readonly author: string;
  readonly rows: readonly ReportRow[];
  readonly today: LocalDate;
}

const MARGIN = 40;
const TOP = 50;
const PADDING = 4;
const HEADER_FILL = pdfColors.fill;
/** A column needs no more than this: longer texts are wrapped. */
const MAX_NEEDED_WIDTH = 190;
const MANY_COLUMNS = 9;
const MIN_TABLE_HEIGHT = 80;
/** Rows between two turns of the event loop. */
const ROWS_PER_TURN = 40;
/** Rows that decide the widths of the columns. */
const MEASURED_ROWS = 300;

interface Layout {
  readonly size: number;
  readonly lineHeight: number;
  readonly widths: readonly number[];
  readonly right: number;
  readonly bottom: number;
}

const isRightAligned = (column: ReportTable['columns'][number]): boolean => column.type === 'number';

const neededWidths = (
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

/** Draws one row, whose cells are wrapped beforehand, and returns the top of the next. */
const drawRow = (
  canvas: PdfCanvas,
  { columns }: PdfReport,
  layout: Layout,
  cells: readonly (readonly string[])[],
  top: number,
  weight: 'regular' | 'strong' = 'regular',
): void => {
  let left = MARGIN;
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

const rowHeight = (layout: Layout, cells: readonly (readonly string[])[]): number =>
  Math.max(1, ...cells.map((lines) => lines.length)) * layout.lineHeight + 2 * PADDING;

const wrapCells = (
  canvas: PdfCanvas,
  layout: Layout,
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

const drawTable = async (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  report: PdfReport,
  layout: Layout,
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
      .rect(MARGIN, top, layout.right - MARGIN, headerHeight)
      .fill(HEADER_FILL)
      .restore();
    drawRow(canvas, report, layout, header, top, 'strong');
    return top + headerHeight;
  };
  let top = drawHeader(firstTop);
  const maxLines = Math.floor((layout.bottom - TOP - headerHeight - 2 * PADDING) / layout.lineHeight);
  const draw = (cells: readonly (readonly string[])[], weight: 'regular' | 'strong'): void => {
    for (const part of splitRow(cells, maxLines)) {
      const height = rowHeight(layout, part);
      if (top + height > layout.bottom) {
        pdf.addPage();
        top = drawHeader(TOP);
      }
      drawRow(canvas, report, layout, part, top, weight);
      top += height;
      canvas.rule(MARGIN, top, layout.right - MARGIN, { weight: 0.4 });
    }
  };
  for (const [index, row] of texts.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn();
    draw(wrapCells(canvas, layout, row), 'regular');
  }
  for (const row of toTotalRows(report))
    draw(wrapCells(canvas, layout, formatRow(report, row), 'strong'), 'strong');
};

const formatRow = ({ columns }: PdfReport, row: ReportRow): string[] =>
  columns.map((column, index) => formatPdfCell(row[index] ?? null, column));

const drawPageNumbers = (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  { title, author, today }: PdfReport,
  { width, height }: { width: number; height: number },
): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const y = height - 24;
    canvas.text(`${author} · ${today}${page > 0 ? ` · ${title}` : ''}`, MARGIN, y, {
      size: 8,
      color: pdfColors.muted,
    });
    canvas.text(reportExportTexts.page(page + 1, count), width - MARGIN, y, {
      size: 8,
      color: pdfColors.muted,
      align: 'right',
    });
  }
};

const PORTRAIT_WIDTH = A4.width - 2 * MARGIN;

/** The report as a PDF: upright, or lying when its columns need the width. The header is on every page. */
export const renderReportPdf = async (report: PdfReport): Promise<Buffer> => {
  const { title, author, today, columns, rows } = report;
  const texts = rows.map((row) => formatRow(report, row));
  const allTexts = [title, author, ...columns.map(({ label }) => label), ...texts.flat()];
  const size = columns.length > MANY_COLUMNS ? 7 : 8.5;
  const isWide = needsLandscape(
    [columns.map(({ label }) => label), ...texts.slice(0, MEASURED_ROWS)],
    size,
    PORTRAIT_WIDTH,
  );
  const page = isWide ? { width: A4.height, height: A4.width } : { width: A4.width, height: A4.height };
  return renderPdf(
    { title, author, day: today, texts: allTexts, layout: isWide ? 'landscape' : 'portrait' },
    async (canvas, pdf) => {
      const right = page.width - MARGIN;
      const layout: Layout = {
        size,
        lineHeight: size * 1.3,
        widths: shareWidth(neededWidths(canvas, report, texts, size), right - MARGIN),
        right,
        bottom: page.height - MARGIN,
      };
      let top = TOP;
      for (const line of canvas.wrap(title, right - MARGIN, { size: 16, weight: 'strong' })) {
        canvas.text(line, MARGIN, top + 6, { size: 16, weight: 'strong', color: pdfColors.primary });
        top += 20;
      }
      canvas.text(
        rows.length === 0 ? reportExportTexts.noRows : reportExportTexts.rowCount(rows.length),
        MARGIN,
        top + 4,
        {
          size: 9,
          color: pdfColors.muted,
        },
      );
      top = drawReportChart(canvas, pdf, report, {
        left: MARGIN,
        right,
        top: top + 16,
        bottom: layout.bottom,
      });
      // A header and a few rows under the chart, or none.
      if (top + MIN_TABLE_HEIGHT > layout.bottom) {
        pdf.addPage();
        top = TOP;
      }
      await drawTable(canvas, pdf, report, layout, top, texts);
      drawPageNumbers(canvas, pdf, report, page);
    },
  );
};
