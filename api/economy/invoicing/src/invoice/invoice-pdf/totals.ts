import { type PdfCanvas, pageContent, pdfColors } from '@husrum/api-platform';
import { formatOre } from '@husrum/format';
import { formatAmount } from './format';
import type { InvoiceDocument } from './invoice-document';
import { creditReason, grandTotal, totalLines } from './invoice-document.texts';

const LEFT = pageContent.right - 235;
const LINE_HEIGHT = 15;

const REASON_WIDTH = LEFT - pageContent.left - 25;
const REASON_LINE_HEIGHT = 12;

export const totalsHeight = (invoice: InvoiceDocument): number =>
  Math.max(totalLines(invoice).length * LINE_HEIGHT + 40, creditReason(invoice) === null ? 0 : 90);

const drawReason = (canvas: PdfCanvas, invoice: InvoiceDocument, y: number): void => {
  const reason = creditReason(invoice);
  if (reason === null) return;
  const [label, text] = reason;
  canvas.text(label, pageContent.left, y, { size: 8.5, color: pdfColors.muted });
  canvas.wrap(text ?? '', REASON_WIDTH).forEach((line, index) => {
    canvas.text(line, pageContent.left, y + (index + 1) * REASON_LINE_HEIGHT + 1);
  });
};

export const drawTotals = (canvas: PdfCanvas, invoice: InvoiceDocument, start: number): void => {
  let y = start + 8;
  drawReason(canvas, invoice, y);
  for (const [label, amountOre] of totalLines(invoice)) {
    canvas.text(label, LEFT, y, { color: pdfColors.muted });
    canvas.text(formatAmount(amountOre), pageContent.right, y, { align: 'right' });
    y += LINE_HEIGHT;
  }
  canvas.line(LEFT, y - 5, pageContent.right - LEFT, { color: pdfColors.primary, weight: 1 });
  const [label, amountOre] = grandTotal(invoice);
  canvas.text(label, LEFT, y + 12, { size: 11, weight: 'strong' });
  canvas.text(formatOre(amountOre), pageContent.right, y + 12, {
    size: 13,
    weight: 'strong',
    color: pdfColors.primary,
    align: 'right',
  });
};
