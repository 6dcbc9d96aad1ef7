import { type PdfCanvas, type PdfDocument, pageContent, pdfColors } from '@husrum/api-platform';
import { createSwishQr, createUsingQr, formatOre, swishEditableFields } from '@husrum/format';
import { formatOcr } from './format';
import { amountDueOre, type InvoiceDocument, isVoid } from './invoice-document';
import { giroNumbers } from './invoice-document.texts';
import { invoicePdfTexts } from './invoice-pdf.texts';
import { drawQr } from './qr-code';

export const PAYMENT_SLIP_TOP = 628;
const QR_SIZE = 112;
const QR_TOP = PAYMENT_SLIP_TOP + 18;
/** The code for Swish has fewer modules. */
const SWISH_QR_SIZE = 92;

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
 * The text of the QR code for Swish: number, amount and OCR number, of which the payer can change nothing, so that the payment is
 * found in the file of the bank. The result is null without a number, and when the invoice is paid by autogiro.
 */
export const swishQrText = (invoice: InvoiceDocument): string | null => {
  const { swish, ocr, autogiro } = invoice;
  if (swish == null || ocr === null || autogiro) return null;
  return createSwishQr(swish, amountDueOre(invoice), ocr, swishEditableFields.nothing);
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

const drawPayee = (
  canvas: PdfCanvas,
  { sender }: InvoiceDocument,
  { x, y, right = pageContent.right }: { x: number; y: number; right?: number },
): void => {
  canvas.text(invoicePdfTexts.payee, x, y, { size: 8, color: pdfColors.muted });
  canvas
    .wrap(sender.name, right - x, { size: 10, weight: 'strong' })
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
  drawPayee(canvas, invoice, { x: thirdColumn, y });
};

/** Draws the code for Swish at the right edge, with the number below it. */
const drawSwish = (doc: PdfDocument, canvas: PdfCanvas, invoice: InvoiceDocument, text: string): void => {
  const x = pageContent.right - SWISH_QR_SIZE;
  drawQr(doc, text, { x, y: QR_TOP, size: SWISH_QR_SIZE });
  const y = QR_TOP + SWISH_QR_SIZE + 18;
  canvas.text(invoicePdfTexts.swish, x, y, { size: 8, color: pdfColors.muted });
  canvas.text(invoice.swish ?? '', x, y + 13, { size: 10, weight: 'strong' });
};

const instructionFor = (bankQr: string | null, swishQr: string | null): string => {
  if (swishQr === null) return bankQr === null ? invoicePdfTexts.payWithOcr : invoicePdfTexts.payWithQr;
  return bankQr === null ? invoicePdfTexts.payWithSwish : invoicePdfTexts.payWithEither;
};

/** The lower part of the page, with everything that is needed to pay. */
export const drawPaymentSlip = (doc: PdfDocument, canvas: PdfCanvas, invoice: InvoiceDocument): void => {
  canvas.line(pageContent.left, PAYMENT_SLIP_TOP, pageContent.width, { dashed: true });
  if (invoice.autogiro) {
    drawAutogiro(canvas, invoice);
    return;
  }
  const qr = paymentQrText(invoice);
  const swish = swishQrText(invoice);
  const hasSwish = swish !== null;
  const right = hasSwish ? pageContent.right - SWISH_QR_SIZE - 22 : pageContent.right;
  const firstColumn = qr === null ? pageContent.left : pageContent.left + QR_SIZE + 26;
  const secondColumn = firstColumn + (right - firstColumn) * 0.4;
  const thirdColumn = firstColumn + (right - firstColumn) * 0.72;
  if (qr !== null) drawQr(doc, qr, { x: pageContent.left, y: QR_TOP, size: QR_SIZE });
  if (swish !== null) drawSwish(doc, canvas, invoice, swish);
  if (hasSwish && qr !== null)
    canvas.text(invoicePdfTexts.bankApp, pageContent.left, QR_TOP + QR_SIZE + 14, {
      size: 8,
      color: pdfColors.muted,
    });

  canvas.text(instructionFor(qr, swish), firstColumn, PAYMENT_SLIP_TOP + 28, {
    size: hasSwish ? 8 : 9,
    color: pdfColors.muted,
  });
  const top = { y: PAYMENT_SLIP_TOP + 54, isLarge: !hasSwish } as const;
  const ocr = invoice.ocr === null ? '–' : formatOcr(invoice.ocr);
  drawField(canvas, [invoicePdfTexts.ocr, ocr], { ...top, x: firstColumn });
  const amountDue = formatOre(amountDueOre(invoice));
  drawField(canvas, [invoicePdfTexts.amountDue, amountDue], { ...top, x: secondColumn });
  drawField(canvas, [invoicePdfTexts.dueDate, invoice.due ?? '–'], { ...top, x: thirdColumn });
  const giros = giroNumbers(invoice).filter(([, number]) => number !== null);
  const y = PAYMENT_SLIP_TOP + (hasSwish ? 88 : 100);
  giros.forEach(([label, number], index) => {
    drawField(canvas, [label, number ?? ''], { x: index === 0 ? firstColumn : secondColumn, y });
  });
  // Beside the code for Swish there is no room for the payee on the line of the giro numbers.
  if (hasSwish) drawPayee(canvas, invoice, { x: firstColumn, y: PAYMENT_SLIP_TOP + 122, right });
  else
    drawPayee(canvas, invoice, {
      x: [firstColumn, secondColumn, thirdColumn][giros.length] ?? firstColumn,
      y,
    });
};
