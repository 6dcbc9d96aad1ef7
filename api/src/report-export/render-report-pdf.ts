import { A4 } from '../pdf/page';
import { type PdfCanvas, pdfColors } from '../pdf/pdf-canvas';
import { type PdfDocument, renderPdf } from '../pdf/render-pdf';
import { drawReportChart } from './draw-report-chart';
import {
  drawReportTable,
  formatRow,
  MEASURED_ROWS,
  measureColumns,
  PAGE_MARGIN,
  PAGE_TOP,
  type TableLayout,
} from './draw-report-table';
import { reportExportTexts } from './report-export.texts';
import { needsLandscape, shareWidth } from './report-pdf.rules';
import type { PdfReport } from './report-table.types';

const MANY_COLUMNS = 9;
const MIN_TABLE_HEIGHT = 80;

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

/** The report as a PDF: in portrait, or in landscape when its columns need the width. The header is on every page. */
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
      const right = page.width - PAGE_MARGIN;
      const layout: TableLayout = {
        size,
        lineHeight: size * 1.3,
        widths: shareWidth(measureColumns(canvas, report, texts, size), right - PAGE_MARGIN),
        right,
        bottom: page.height - PAGE_MARGIN,
      };
      let top = PAGE_TOP;
      for (const line of canvas.wrap(title, right - PAGE_MARGIN, { size: 16, weight: 'strong' })) {
        canvas.text(line, PAGE_MARGIN, top + 6, { size: 16, weight: 'strong', color: pdfColors.primary });
        top += 20;
      }
      canvas.text(
        rows.length === 0 ? reportExportTexts.noRows : reportExportTexts.rowCount(rows.length),
        PAGE_MARGIN,
        top + 4,
        {
          size: 9,
          color: pdfColors.muted,
        },
      );
      top = drawReportChart(canvas, pdf, report, {
        left: PAGE_MARGIN,
        right,
        top: top + 16,
        bottom: layout.bottom,
      });
      // The table begins under the chart only if a header and a few rows fit there.
      if (top + MIN_TABLE_HEIGHT > layout.bottom) {
        pdf.addPage();
        top = PAGE_TOP;
      }
      await drawReportTable(canvas, pdf, report, layout, top, texts);
      drawPageNumbers(canvas, pdf, report, page);
    },
  );
};
