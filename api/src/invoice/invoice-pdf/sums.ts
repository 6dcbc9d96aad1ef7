import { right } from '../../pdf/page';
import { ink, type PdfCanvas } from '../../pdf/pen';
import type { InvoiceDocument } from './invoice-document';
import { sumLines, totalLine } from './invoice-words';
import { printedAmount, printedKronor } from './printed';

const LEFT = right - 235;
const LINE = 15;

export const sumsHeight = (invoice: InvoiceDocument): number => sumLines(invoice).length * LINE + 40;

export const drawSums = (pen: PdfCanvas, invoice: InvoiceDocument, start: number): void => {
  let y = start + 8;
  for (const [label, amountOre] of sumLines(invoice)) {
    pen.text(label, LEFT, y, { color: ink.muted });
    pen.text(printedAmount(amountOre), right, y, { align: 'right' });
    y += LINE;
  }
  pen.rule(LEFT, y - 5, right - LEFT, { color: ink.primary, weight: 1 });
  const [label, amountOre] = totalLine(invoice);
  pen.text(label, LEFT, y + 12, { size: 11, weight: 'strong' });
  pen.text(printedKronor(amountOre), right, y + 12, {
    size: 13,
    weight: 'strong',
    color: ink.primary,
    align: 'right',
  });
};
