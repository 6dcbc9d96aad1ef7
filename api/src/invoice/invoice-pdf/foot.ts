import { contentWidth, left, right } from '../../pdf/page';
import { ink, type PdfCanvas } from '../../pdf/pen';
import type { InvoiceDocument } from './invoice-document';
import { footLines } from './invoice-words';

export const drawFoot = (
  pen: PdfCanvas,
  invoice: InvoiceDocument,
  pageNumber: number,
  pages: number,
): void => {
  const style = { size: 7.5, color: ink.muted } as const;
  pen.rule(left, 788, contentWidth);
  footLines(invoice).forEach((line, index) => {
    pen.text(line, left, 801 + index * 12, style);
  });
  if (pages > 1) pen.text(`Sida ${pageNumber} av ${pages}`, right, 813, { ...style, align: 'right' });
};
