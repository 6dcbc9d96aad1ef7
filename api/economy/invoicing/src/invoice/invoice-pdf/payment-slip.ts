import { type PdfCanvas, type PdfDocument, pageContent, pdfColors } from '@husrum/api-platform';
import { createUsingQr, formatOre } from '@husrum/format';
import { create } from 'qrcode';
import { formatOcr } from './format';
import { amountDueOre, type InvoiceDocument, isVoid } from './invoice-document';
import { giroNumbers } from './invoice-document.texts';
import { invoicePdfTexts } from './invoice-pdf.texts';

export const PAYMENT_SLIP_TOP = 628;
const QR_SIZE = 112;

/** There is no payment slip when there is nothing to pay, as on a cancelled or credited invoice. */
export const hasPaymentSlip = (invoice: InvoiceDocument): boolean =>
  invoice.kind !== 'CREDIT' && !isVoid(invoice) && amountDueOre(invoice) > 0;

const giroAccount = (invoice: InvoiceDocument) => {
  if (invoice.bankgiro !== null) return { kind: 'BG', number: invoice.bankgiro } as const;
  if (invoice.plusgiro !== null) return { kind: 'PG', number: invoice.plusgiro } as const;
  return undefined;
};

/** The text of the QR code for bank apps. The result is null when some of it is missing, or when the invoice is paid by autogiro. */
export const paymentQrText = (invoice: InvoiceDocument): string | null => {
  const account = giroAccount(invoice);
  if (account === undefined || invoice.ocr === null || invoice.due === null || invoice.autogiro) return null;
  return createUsingQr({
    payee: invoice.sender.name,
    organisationNumber: invoice.sender.organisationNumber,
    reference: invoice.ocr,
    issued: invoice.issued,
    due: invoice.due,
    amountOre: amountDueOre(invoice),
    account,
  });
};

/**
 * Draws the QR code as vectors, with one rectangle for adjacent dark modules of a line: sharp in print, and a tenth of the size of an
 * image.
 */
const drawQr = (doc: PdfDocument, text: string, x: number, y: number): void => {
  // Byte mode: finding the shortest mix of modes takes longer than everything else here, and saves nothing.
  const segments = [{ data: Buffer.from(text), mode: 'byte' as const }];
  const { size, data } = create(segments, { errorCorrectionLevel: 'M' }).modules;
  // It is one path with integer module coordinates, where a rectangle takes only `3 5 2 1 re`.
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      const first = column;
      while (column + 1 < size && data[row * size + column + 1]) column += 1;
      path += `${first} ${row} ${column - first + 1} 1 re `;
    }
  }
  doc
    .save()
    .translate(x, y)
    .scale(QR_SIZE / size)
    .fillColor('#000000');
  doc.addContent(`${path}f`).restore();
};

/** Draws a label with its value below. */
const drawField = (
  canvas: PdfCanvas,
  [label, value]: readonly [label: string, value: string],
  { x, y, isLarge = false }: { x: number; y: number; isLarge?: boolean },
): void => {
  canvas.text(label, x, y, { size: 8, color: pdfColors.muted });
  canvas.text(value, x, y + 17, { size: isLarge ? 14 : 12, weight: 'strong' });
};

const drawPayee = (canvas: PdfCanvas, { sender }: InvoiceDocument, x: number, y: number): void => {
  canvas.text(invoicePdfTexts.payee, x, y, { size: 8, color: pdfColors.muted });
  canvas
    .wrap(sender.name, pageContent.right - x, { size: 10, weight: 'strong' })
    .slice(0, 2)
    .forEach((line, index) => {
      canvas.text(line, x, y + 17 + index * 12, { size: 10, weight: 'strong' });
    });
};

/** Draws the amount and the day of the direct debit. No payment numbers, so that the tenant does not pay twice. */
const drawAutogiro = (canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  const secondColumn = pageContent.left + pageContent.width * 0.28;
  const thirdColumn = pageContent.left + pageContent.width * 0.58;
  const y = PAYMENT_SLIP_TOP + 76;
  canvas.text(invoicePdfTexts.autogiroTitle, pageContent.left, PAYMENT_SLIP_TOP + 28, {
    size: 12,
    weight: 'strong',
  });
  canvas.text(invoicePdfTexts.autogiro, pageContent.left, PAYMENT_SLIP_TOP + 46, {
    size: 9,
    color: pdfColors.muted,
  });
  const amount = formatOre(amountDueOre(invoice));
  drawField(canvas, [invoicePdfTexts.amountDrawn, amount], { x: pageContent.left, y, isLarge: true });
  drawField(canvas, [invoicePdfTexts.drawnOn, invoice.due ?? '–'], { x: secondColumn, y, isLarge: true });
  drawPayee(canvas, invoice, thirdColumn, y);
};

/** The lower part of the page, with everything that is needed to pay. */
export const drawPaymentSlip = (doc: PdfDocument, canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  canvas.line(pageContent.left, PAYMENT_SLIP_TOP, pageContent.width, { dashed: true });
  if (invoice.autogiro) {
    drawAutogiro(canvas, invoice);
    return;
  }
  const qr = paymentQrText(invoice);
  const firstColumn = qr === null ? pageContent.left : pageContent.left + QR_SIZE + 26;
  const secondColumn = firstColumn + (pageContent.right - firstColumn) * 0.4;
  const thirdColumn = firstColumn + (pageContent.right - firstColumn) * 0.72;
  if (qr !== null) drawQr(doc, qr, pageContent.left, PAYMENT_SLIP_TOP + 18);

  const instruction = qr === null ? invoicePdfTexts.payWithOcr : invoicePdfTexts.payWithQr;
  canvas.text(instruction, firstColumn, PAYMENT_SLIP_TOP + 28, { size: 9, color: pdfColors.muted });
  const large = { y: PAYMENT_SLIP_TOP + 54, isLarge: true } as const;
  const ocr = invoice.ocr === null ? '–' : formatOcr(invoice.ocr);
  drawField(canvas, [invoicePdfTexts.ocr, ocr], { ...large, x: firstColumn });
  const amountDue = formatOre(amountDueOre(invoice));
  drawField(canvas, [invoicePdfTexts.amountDue, amountDue], { ...large, x: secondColumn });
  drawField(canvas, [invoicePdfTexts.dueDate, invoice.due ?? '–'], { ...large, x: thirdColumn });
  const giros = giroNumbers(invoice).filter(([, number]) => number !== null);
  const y = PAYMENT_SLIP_TOP + 100;
  giros.forEach(([label, number], index) => {
    drawField(canvas, [label, number ?? ''], { x: index === 0 ? firstColumn : secondColumn, y });
  });
  drawPayee(canvas, invoice, [firstColumn, secondColumn, thirdColumn][giros.length] ?? firstColumn, y);
};
