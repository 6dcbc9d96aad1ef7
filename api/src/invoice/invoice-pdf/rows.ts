import { contentWidth, left, right } from '../../pdf/page';
import { ink, type PdfCanvas } from '../../pdf/pen';
import type { InvoiceDocument, PrintedRow } from './invoice-document';
import { printedAmount, printedQuantity, printedRate } from './printed';

const NAME_WIDTH = 225;
const LINE = 12;
const columns = { quantity: left + 285, fee: left + 355, rate: left + 415, total: right } as const;

const drawTableHead = (pen: PdfCanvas, y: number): number => {
  const style = { size: 8.5, color: ink.muted } as const;
  pen.text('Benämning', left, y, style);
  pen.text('Antal', columns.quantity, y, { ...style, align: 'right' });
  pen.text('À-pris', columns.fee, y, { ...style, align: 'right' });
  pen.text('Moms', columns.rate, y, { ...style, align: 'right' });
  pen.text('Belopp', columns.total, y, { ...style, align: 'right' });
  pen.rule(left, y + 7, contentWidth, { color: ink.primary, weight: 1 });
  return y + 23;
};

const drawRow = (pen: PdfCanvas, row: PrintedRow, lines: readonly string[], y: number): void => {
  lines.forEach((line, index) => {
    pen.text(line, left, y + index * LINE);
  });
  pen.text(printedQuantity(row.quantity, row.unit), columns.quantity, y, { align: 'right' });
  pen.text(printedAmount(row.feeOre), columns.fee, y, { align: 'right' });
  pen.text(printedRate(row.taxRate), columns.rate, y, { align: 'right', color: ink.muted });
  pen.text(printedAmount(row.totalOre), columns.total, y, { align: 'right' });
};

/** Draws the rows from `y` on, further pages included, and answers where they ended. */
export const drawRows = (
  pen: PdfCanvas,
  { rows }: InvoiceDocument,
  start: number,
  { limit, turn }: { limit: number; turn: () => number },
): number => {
  let y = drawTableHead(pen, start);
  for (const row of rows) {
    const lines = pen.wrap(row.name, NAME_WIDTH);
    const height = lines.length * LINE + 9;
    if (y + height > limit) y = drawTableHead(pen, turn());
    drawRow(pen, row, lines, y);
    pen.rule(left, y + height - 15, contentWidth, { weight: 0.5 });
    y += height;
  }
  return y;
};
