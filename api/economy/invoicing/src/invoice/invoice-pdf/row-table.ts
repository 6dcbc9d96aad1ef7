import { type PdfCanvas, pageContent, pdfColors } from '@husrum/api-platform';
import { formatAmount, formatQuantity, formatTaxRate } from './format';
import type { DocumentRow, InvoiceDocument } from './invoice-document';
import { invoicePdfTexts } from './invoice-pdf.texts';

const NAME_WIDTH = 225;
const LINE_HEIGHT = 12;
const columns = {
  quantity: pageContent.left + 285,
  fee: pageContent.left + 355,
  rate: pageContent.left + 415,
  total: pageContent.right,
} as const;

const drawTableHeader = (canvas: PdfCanvas, y: number): number => {
  const style = { size: 8.5, color: pdfColors.muted } as const;
  canvas.text(invoicePdfTexts.rowName, pageContent.left, y, style);
  canvas.text(invoicePdfTexts.quantity, columns.quantity, y, { ...style, align: 'right' });
  canvas.text(invoicePdfTexts.unitPrice, columns.fee, y, { ...style, align: 'right' });
  canvas.text(invoicePdfTexts.vat, columns.rate, y, { ...style, align: 'right' });
  canvas.text(invoicePdfTexts.amount, columns.total, y, { ...style, align: 'right' });
  canvas.line(pageContent.left, y + 7, pageContent.width, { color: pdfColors.primary, weight: 1 });
  return y + 23;
};

const drawRow = (canvas: PdfCanvas, row: DocumentRow, lines: readonly string[], y: number): void => {
  lines.forEach((line, index) => {
    canvas.text(line, pageContent.left, y + index * LINE_HEIGHT);
  });
  canvas.text(formatQuantity(row.quantity, row.unit), columns.quantity, y, { align: 'right' });
  canvas.text(formatAmount(row.feeOre), columns.fee, y, { align: 'right' });
  canvas.text(formatTaxRate(row.taxRate), columns.rate, y, { align: 'right', color: pdfColors.muted });
  canvas.text(formatAmount(row.totalOre), columns.total, y, { align: 'right' });
};

/**
 * Draws the rows from `start` down, on more pages if needed. `addPage` returns the y of the first row on the new page. Returns
 * the y below the table.
 */
export const drawRows = (
  canvas: PdfCanvas,
  { rows }: InvoiceDocument,
  start: number,
  { bottom, addPage }: { bottom: number; addPage: () => number },
): number => {
  let y = drawTableHeader(canvas, start);
  for (const row of rows) {
    const lines = canvas.wrap(row.name, NAME_WIDTH);
    const height = lines.length * LINE_HEIGHT + 9;
    if (y + height > bottom) y = drawTableHeader(canvas, addPage());
    drawRow(canvas, row, lines, y);
    canvas.line(pageContent.left, y + height - 15, pageContent.width, { weight: 0.5 });
    y += height;
  }
  return y;
};
