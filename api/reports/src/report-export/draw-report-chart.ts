import { type PdfCanvas, type PdfDocument, pdfColors } from '@husrum/api-platform';
import {
  type ChartLayout,
  type ChartText,
  chartTexts,
  describeOthers,
  labelChartGroups,
  layoutChart,
  toChartGroups,
} from '@husrum/chart';
import { formatPdfCell } from './report-pdf.rules';
import type { ReportRow, ReportTable } from './report-table.types';

/** The edges of a part of the page, in points. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// All sizes are in points.
const FONT_SIZE = 8;
const TITLE_SIZE = 10;
const LINE_GAP = 3;
const TITLE_GAP = 4;
const BLOCK_GAP = 11;
/** The height that is kept free under the chart for the sentence about the groups that it does not draw. */
const NOTE_HEIGHT = 40;
const DOT_RADIUS = 2;

const drawText = (canvas: PdfCanvas, pdf: PdfDocument, text: ChartText, origin: Area, size: number): void => {
  const x = origin.left + text.x;
  const y = origin.top + text.y;
  const color = text.isMuted ? pdfColors.muted : pdfColors.text;
  const style = { size, color, align: text.align === 'right' ? ('right' as const) : ('left' as const) };
  const start = text.align === 'center' ? x - canvas.textWidth(text.text, style) / 2 : x;
  pdf.save().rotate(text.rotation, { origin: [x, y] });
  canvas.text(text.text, start, y, style);
  pdf.restore();
};

const drawShapes = (canvas: PdfCanvas, pdf: PdfDocument, layout: ChartLayout, area: Area): void => {
  const { left, top } = area;
  for (const { x1, x2, y, isZero } of layout.gridLines)
    canvas.line(left + x1, top + y, x2 - x1, {
      weight: isZero ? 0.8 : 0.4,
      color: isZero ? pdfColors.muted : pdfColors.line,
    });
  for (const { x, y, width, height, kind } of layout.bars)
    pdf
      .save()
      .rect(left + x, top + y, width, height)
      .fill(kind === 'track' ? pdfColors.fill : pdfColors.primary)
      .restore();
  for (const line of layout.lines) {
    pdf.save().lineWidth(1.4).strokeColor(pdfColors.primary);
    line.forEach(({ x, y }, index) => {
      if (index === 0) pdf.moveTo(left + x, top + y);
      else pdf.lineTo(left + x, top + y);
    });
    pdf.stroke().restore();
    for (const { x, y } of line)
      pdf
        .save()
        .circle(left + x, top + y, DOT_RADIUS)
        .fill(pdfColors.primary)
        .restore();
  }
  for (const text of layout.texts) drawText(canvas, pdf, text, area, layout.fontSize);
};

interface Report extends Pick<ReportTable, 'columns' | 'chart'> {
  readonly rows: readonly ReportRow[];
}

/** Draws the chart of a grouped report at the top of the area. Returns where the table begins. */
export const drawReportChart = (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  { columns, chart, rows }: Report,
  area: Area,
): number => {
  const value = chart && columns[chart.valueIndex];
  if (!chart || !value) return area.top;
  const chartGroups = toChartGroups(rows, chart);
  const groups = labelChartGroups(chartGroups, (cell, index) => {
    const column = columns[index];
    return column ? formatPdfCell(cell, column) : '';
  });
  const width = area.right - area.left;
  const layoutWith = (fontSize: number) =>
    layoutChart({ type: chart.type, groups, decimals: value.decimals ?? null, width, fontSize });
  const title = chartTexts.title(
    value.label,
    columns.slice(0, chart.groupColumnCount).map(({ label }) => label),
  );
  let { top } = area;
  const writeLines = (text: string, style: { size: number; weight?: 'strong'; color?: string }): void => {
    for (const line of canvas.wrap(text, width, style)) {
      canvas.text(line, area.left, top + style.size, style);
      top += style.size + LINE_GAP;
    }
  };
  top += BLOCK_GAP;
  writeLines(title, { size: TITLE_SIZE, weight: 'strong' });
  const fullSize = layoutWith(FONT_SIZE);
  const available = area.bottom - top - NOTE_HEIGHT;
  const isTooHigh = fullSize !== null && fullSize.height > available;
  // The height of a chart grows with its font size, so a smaller font makes it fit.
  const layout = isTooHigh ? layoutWith((FONT_SIZE * available) / fullSize.height) : fullSize;
  if (layout) {
    drawShapes(canvas, pdf, layout, { ...area, top: top + TITLE_GAP });
    top += TITLE_GAP + layout.height;
  }
  const missingChartNote = rows.length === 0 ? chartTexts.noGroups : chartTexts.noShares;
  const note = layout ? describeOthers(chartGroups) : missingChartNote;
  if (note !== null) writeLines(note, { size: FONT_SIZE, color: pdfColors.muted });
  return top + BLOCK_GAP;
};
