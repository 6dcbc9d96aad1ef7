import { pageContent, pdfColors, renderPdf } from '@husrum/api-platform';
import { invoiceKindLabel } from '@husrum/contract/invoice';
import { drawFooter } from './footer';
import { drawHeader, HEADER_BOTTOM } from './header';
import type { InvoiceDocument } from './invoice-document';
import { invoicePdfTexts } from './invoice-pdf.texts';
import { drawPaymentSlip, hasPaymentSlip, PAYMENT_SLIP_TOP } from './payment-slip';
import { drawRows } from './row-table';
import { drawTotals, totalsHeight } from './totals';

const HEADER_MARGIN = 30;

/** The texts that users have written: they decide which fonts are needed. */
const listUserTexts = (invoice: InvoiceDocument): string[] => [
  invoice.sender.name,
  invoice.sender.address,
  invoice.sender.city,
  invoice.recipient.name,
  ...invoice.recipient.lines,
  invoice.object?.name ?? '',
  invoice.object?.address ?? '',
  invoice.leaseReference ?? '',
  invoice.reference ?? '',
  invoice.creditReason ?? '',
  ...invoice.rows.flatMap(({ name, unit }) => [name, unit]),
];

const documentTitle = (invoice: InvoiceDocument): string =>
  [invoiceKindLabel[invoice.kind], invoice.reference].filter((part) => part !== null).join(' ');

/** The same document always gives the same bytes, so that a sent invoice can be compared with its copy. */
export const renderInvoicePdf = (invoice: InvoiceDocument): Promise<Buffer> => {
  const metadata = {
    title: documentTitle(invoice),
    author: invoice.sender.name,
    creationDay: invoice.issued,
    textsForFonts: listUserTexts(invoice),
  };
  return renderPdf(metadata, (canvas, pdf) => {
    /** Returns the y below the title of the new page. */
    const addPage = (): number => {
      pdf.addPage();
      canvas.text(invoicePdfTexts.continued(documentTitle(invoice)), pageContent.left, 64, {
        size: 11,
        weight: 'strong',
        color: pdfColors.primary,
      });
      return 96;
    };
    drawHeader(canvas, invoice);
    let y = drawRows(canvas, invoice, HEADER_BOTTOM + HEADER_MARGIN, { bottom: pageContent.bottom, addPage });
    const limit = hasPaymentSlip(invoice) ? PAYMENT_SLIP_TOP - 14 : pageContent.bottom;
    if (y + totalsHeight(invoice) > limit) y = addPage();
    drawTotals(canvas, invoice, y);
    if (hasPaymentSlip(invoice)) drawPaymentSlip(pdf, canvas, invoice);

    const { count } = pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      pdf.switchToPage(index);
      drawFooter(canvas, invoice, index + 1, count);
    }
  });
};
