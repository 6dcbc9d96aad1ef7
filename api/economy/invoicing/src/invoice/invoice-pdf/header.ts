import { type PdfCanvas, pageContent, pdfColors } from '@husrum/api-platform';
import { type InvoiceDocument, isVoid } from './invoice-document';
import {
  documentFacts,
  documentHeading,
  paymentFacts,
  periodText,
  senderLines,
} from './invoice-document.texts';
import { invoicePdfTexts } from './invoice-pdf.texts';

const drawSender = (canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  const { sender } = invoice;
  canvas
    .wrap(sender.name, 250, { size: 15, weight: 'strong' })
    .slice(0, 2)
    .forEach((line, index) => {
      canvas.text(line, pageContent.left, 64 + index * 17, {
        size: 15,
        weight: 'strong',
        color: pdfColors.primary,
      });
    });
  const below = canvas.wrap(sender.name, 250, { size: 15, weight: 'strong' }).length > 1 ? 98 : 80;
  senderLines(invoice).forEach((text, index) => {
    canvas.text(text, pageContent.left, below + index * 12, { size: 8.5, color: pdfColors.muted });
  });
};

const documentMark = ({ cancelled, credited, draft }: InvoiceDocument): string | false => {
  if (cancelled) return invoicePdfTexts.cancelled;
  return credited ? invoicePdfTexts.credited : draft && invoicePdfTexts.draft;
};

const drawHeading = (canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  canvas.text(documentHeading(invoice), pageContent.right, 66, {
    size: 25,
    weight: 'strong',
    align: 'right',
  });
  canvas.text(periodText(invoice), pageContent.right, 82, {
    size: 10,
    color: pdfColors.muted,
    align: 'right',
  });
  const mark = documentMark(invoice);
  if (mark) {
    canvas.text(mark, pageContent.right, isVoid(invoice) ? 101 : 97, {
      size: isVoid(invoice) ? 14 : 9,
      weight: 'strong',
      color: pdfColors.warning,
      align: 'right',
    });
  }
};

const drawFacts = (canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  let y = 146;
  for (const [label, value] of documentFacts(invoice)) {
    canvas.text(label, pageContent.left, y, { size: 8.5, color: pdfColors.muted });
    for (const line of canvas.wrap(value, pageContent.windowLeft - pageContent.left - 90).slice(0, 2)) {
      canvas.text(line, pageContent.left + 72, y, { size: 9 });
      y += 13;
    }
    y += 1;
  }
};

const drawRecipient = (canvas: PdfCanvas, { recipient }: InvoiceDocument): void => {
  const style = { size: 10.5 } as const;
  [recipient.name, ...recipient.lines]
    .flatMap((line) => canvas.wrap(line, pageContent.right - pageContent.windowLeft, style))
    .slice(0, 6)
    .forEach((line, index) => {
      canvas.text(line, pageContent.windowLeft, 146 + index * 14, style);
    });
};

const PAYMENT_PANEL = { top: 252, height: 60 } as const;
export const HEADER_BOTTOM = PAYMENT_PANEL.top + PAYMENT_PANEL.height;

const drawPaymentPanel = (canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  const facts = paymentFacts(invoice);
  if (facts.length === 0) return;
  canvas.filledBox(
    pageContent.left,
    PAYMENT_PANEL.top,
    pageContent.width,
    PAYMENT_PANEL.height,
    pdfColors.fill,
  );
  const columns = [
    pageContent.left + 16,
    pageContent.left + 146,
    pageContent.left + 282,
    pageContent.left + 406,
  ];
  // A second giro number has room only on the payment slip.
  facts.slice(0, columns.length).forEach(([label, value], index) => {
    const x = columns[index] ?? pageContent.left;
    const size = index === 0 ? 17 : 12;
    canvas.text(label, x, PAYMENT_PANEL.top + 22, { size: 8.5, color: pdfColors.muted });
    canvas.text(value ?? '–', x, PAYMENT_PANEL.top + 43, {
      size,
      weight: 'strong',
      color: index === 0 ? pdfColors.primary : pdfColors.text,
    });
  });
};

/** Sender, recipient, facts about the invoice, and a panel with what is needed to pay, if anything is. */
export const drawHeader = (canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  drawSender(canvas, invoice);
  drawHeading(canvas, invoice);
  drawFacts(canvas, invoice);
  drawRecipient(canvas, invoice);
  drawPaymentPanel(canvas, invoice);
};
