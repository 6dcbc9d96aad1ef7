import { type PdfCanvas, pageContent, pdfColors } from '@husrum/api-platform';
import type { InvoiceDocument } from './invoice-document';
import { footerLines } from './invoice-document.texts';
import { invoicePdfTexts } from './invoice-pdf.texts';

export const drawFooter = (
  canvas: PdfCanvas,
  invoice: InvoiceDocument,
  pageNumber: number,
  pages: number,
): void => {
  const style = { size: 7.5, color: pdfColors.muted } as const;
  canvas.line(pageContent.left, 788, pageContent.width);
  footerLines(invoice).forEach((line, index) => {
    canvas.text(line, pageContent.left, 801 + index * 12, style);
  });
  if (pages > 1)
    canvas.text(invoicePdfTexts.pageNumber(pageNumber, pages), pageContent.right, 813, {
      ...style,
      align: 'right',
    });
};
