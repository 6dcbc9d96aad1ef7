import { A4, type PdfCanvas, type PdfDocument, pdfColors, renderPdf } from '@husrum/api-platform';
import { drawReportChart } from './draw-report-chart';
import {
  drawReportTable,
  MEASURED_ROWS,
  measureColumns,
  PAGE_MARGIN,
  PAGE_TOP,
  pickColumns,
  type TextTable,
  toColumnNeed,
  toTextTable,
} from './draw-report-table';
import { reportExportTexts } from './report-export.texts';
import { needsLandscape, shareWidth, splitColumns } from './report-pdf.rules';
import type { PdfReport } from './report-table.types';

/** Sizes in points. The table is drawn in the first of them in which all its columns fit beside each other. */
const FONT_SIZES = [8.5, 7, 6] as const;
/** The size in points of a table whose columns fit in none of `FONT_SIZES`, so that it is split into parts. */
const SPLIT_FONT_SIZE = 7;
/** The height of a line, as a multiple of the font size. */
const LINE_HEIGHT = 1.3;
/** A height in points. With less room under the chart, the table begins on the next page. */
const MIN_TABLE_HEIGHT = 80;
/** The height in points of the line above a part that says which part it is. */
const PART_NOTE_HEIGHT = 14;

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
    canvas.text(`${author} · ${today}${page > 0 ? ` · ${title}` : ''}`, PAGE_MARGIN, y, {
      size: 8,
      color: pdfColors.muted,
    });
    canvas.text(reportExportTexts.page(page + 1, count), width - PAGE_MARGIN, y, {
      size: 8,
      color: pdfColors.muted,
      align: 'right',
    });
  }
};

const PORTRAIT_WIDTH = A4.width - 2 * PAGE_MARGIN;

/** Columns that fit beside each other on a page. */
interface TablePart {
  readonly table: TextTable;
  readonly fontSize: number;
  readonly widths: readonly number[];
}

/** The whole table in the largest font in which its columns fit, or else the table split into parts with some of its columns each. */
const layoutTable = (canvas: PdfCanvas, table: TextTable, available: number): TablePart[] => {
  const measures = measureColumns(canvas, table);
  for (const fontSize of FONT_SIZES) {
    const needs = measures.map((measure) => toColumnNeed(measure, fontSize));
    if (needs.reduce((sum, { smallest }) => sum + smallest, 0) <= available)
      return [{ table, fontSize, widths: shareWidth(needs, available) }];
  }
  const needs = measures.map((measure) => toColumnNeed(measure, SPLIT_FONT_SIZE));
  const parts = splitColumns(
    needs.map(({ smallest }) => smallest),
    available,
  );
  return parts.map((indexes) => ({
    table: pickColumns(table, indexes),
    fontSize: SPLIT_FONT_SIZE,
    widths: shareWidth(
      indexes.flatMap((index) => needs[index] ?? []),
      available,
    ),
  }));
};

/**
 * The report as a PDF, in landscape when its columns do not fit on a portrait page. If they do not fit on a landscape page either,
 * the remaining columns follow after the last row, on pages of their own.
 */
export const renderReportPdf = async (report: PdfReport): Promise<Buffer> => {
  const { title, author, today } = report;
  const table = toTextTable(report);
  const labels = table.columns.map(({ label }) => label);
  const textsForFonts = [title, author, ...labels, ...table.rows.flat()];
  const isWide = needsLandscape(
    [labels, ...table.rows.slice(0, MEASURED_ROWS)],
    FONT_SIZES[0],
    PORTRAIT_WIDTH,
  );
  const page = isWide ? { width: A4.height, height: A4.width } : { width: A4.width, height: A4.height };
  return renderPdf(
    { title, author, creationDay: today, textsForFonts, layout: isWide ? 'landscape' : 'portrait' },
    async (canvas, pdf) => {
      const right = page.width - PAGE_MARGIN;
      const bottom = page.height - PAGE_MARGIN;
      const parts = layoutTable(canvas, table, right - PAGE_MARGIN);
      const writeNote = (note: string, y: number): void =>
        canvas.text(note, PAGE_MARGIN, y, { size: 9, color: pdfColors.muted });
      let top = PAGE_TOP;
      for (const line of canvas.wrap(title, right - PAGE_MARGIN, { size: 16, weight: 'strong' })) {
        canvas.text(line, PAGE_MARGIN, top + 6, { size: 16, weight: 'strong', color: pdfColors.primary });
        top += 20;
      }
      writeNote(reportExportTexts.tableNote(table.rows.length, parts.length), top + 4);
      top = drawReportChart(canvas, pdf, report, { left: PAGE_MARGIN, right, top: top + 16, bottom });
      for (const [index, { table: part, fontSize, widths }] of parts.entries()) {
        if (index > 0) {
          pdf.addPage();
          writeNote(reportExportTexts.columnPart(index + 1, parts.length), PAGE_TOP);
          top = PAGE_TOP + PART_NOTE_HEIGHT;
        } else if (top + MIN_TABLE_HEIGHT > bottom) {
          pdf.addPage();
          top = PAGE_TOP;
        }
        const layout = { fontSize, lineHeight: fontSize * LINE_HEIGHT, widths, right, bottom };
        await drawReportTable(canvas, pdf, part, layout, top);
      }
      drawPageNumbers(canvas, pdf, report, page);
    },
  );
};
