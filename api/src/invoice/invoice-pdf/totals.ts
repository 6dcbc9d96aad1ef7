import { contentRight } from '../../pdf/page';
import { type PdfCanvas, pdfColors } from '../../pdf/pdf-canvas';
import { formatAmount, formatKronor } from './format';
import type { InvoiceDocument } from './invoice-document';
import { grandTotal, totalLines } from './invoice-document.texts';

const LEFT = contentRight - 235;
const LINE_HEIGHT = 15;

export const totalsHeight = (invoice: InvoiceDocument): number =>
  totalLines(invoice).length * LINE_HEIGHT + 40;

export const drawTotals = (canvas: PdfCanvas, invoice: InvoiceDocument, start: number): void => {
  let y = start + 8;
  for (const [label, amountOre] of totalLines(invoice)) {
    canvas.text(label, LEFT, y, { color: pdfColors.muted });
    canvas.text(formatAmount(amountOre), contentRight, y, { align: 'right' });
    y += LINE_HEIGHT;
  }
  canvas.rule(LEFT, y - 5, contentRight - LEFT, { color: pdfColors.primary, weight: 1 });
  const [label, amountOre] = grandTotal(invoice);
  canvas.text(label, LEFT, y + 12, { size: 11, weight: 'strong' });
  canvas.text(formatKronor(amountOre), contentRight, y + 12, {
    size: 13,
    weight: 'strong',
    color: pdfColors.primary,
    align: 'right',
  });
};
