import { capitalize, formatEntityName, type LocalDate } from '@husrum/format';
import { contentLeft, contentRight, contentWidth } from '../pdf/page';
import { type PdfCanvas, pdfColors } from '../pdf/pdf-canvas';
import { renderPdf } from '../pdf/render-pdf';
import { receiptTexts } from './receipt.texts';
import type { ReceiptDocument } from './receipt-document.store';

const LINE_HEIGHT = 16;
const VALUE_LEFT = contentLeft + 120;

type Field = readonly [label: string, value: string | null];

const leaseFields = (receipt: ReceiptDocument): readonly Field[] => [
  [receiptTexts.tenant, receipt.tenants.join(', ')],
  [receiptTexts.entity, formatEntityName({ name: receipt.entity_name, house: receipt.house })],
  [receiptTexts.address, `${receipt.entity_address}, ${receipt.entity_postal_code} ${receipt.entity_city}`],
  [receiptTexts.contract, receipt.lease_reference],
];
const receiptFields = (receipt: ReceiptDocument): readonly Field[] => [
  [receiptTexts.name, receipt.name],
  [receiptTexts.type, capitalize(receipt.type)],
  [receiptTexts.quantity, String(receipt.quantity)],
  [receiptTexts.marking, receipt.marking],
  [receiptTexts.description, receipt.description],
  [receiptTexts.handoutDate, receipt.handout_date],
  [receiptTexts.returnDate, receipt.return_date],
];

const drawHeader = (canvas: PdfCanvas, receipt: ReceiptDocument): void => {
  canvas.text(receipt.company_name, contentLeft, 64, {
    size: 15,
    weight: 'strong',
    color: pdfColors.primary,
  });
  const address = `${receipt.company_address}, ${receipt.company_postal_code} ${receipt.company_city}`;
  canvas.text(address, contentLeft, 80, { size: 8.5, color: pdfColors.muted });
  canvas.text(receiptTexts.organisationNumber(receipt.organisation_number), contentLeft, 92, {
    size: 8.5,
    color: pdfColors.muted,
  });
  canvas.text(receiptTexts.receipt, contentRight, 66, { size: 25, weight: 'strong', align: 'right' });
  canvas.text(receiptTexts.number(receipt.id), contentRight, 82, {
    size: 10,
    color: pdfColors.muted,
    align: 'right',
  });
};

/** Draws the fields that have a value. Returns the top of the next section. */
const drawFields = (canvas: PdfCanvas, title: string, fields: readonly Field[], top: number): number => {
  canvas.text(title, contentLeft, top, { size: 12, weight: 'strong' });
  canvas.line(contentLeft, top + 8, contentWidth, { color: pdfColors.primary, weight: 1 });
  let y = top + 28;
  for (const [label, value] of fields) {
    if (value === null || value === '') continue;
    canvas.text(label, contentLeft, y, { color: pdfColors.muted, size: 10 });
    for (const line of canvas.wrap(value, contentRight - VALUE_LEFT, { size: 10 })) {
      canvas.text(line, VALUE_LEFT, y, { size: 10 });
      y += LINE_HEIGHT;
    }
  }
  return y + 24;
};

const drawSignature = (canvas: PdfCanvas, title: string, name: string, x: number, y: number): void => {
  const width = contentWidth / 2 - 20;
  canvas.text(title, x, y, { size: 10, weight: 'strong' });
  canvas.line(x, y + 50, width);
  canvas.text(receiptTexts.placeAndDate, x, y + 62, { size: 8, color: pdfColors.muted });
  canvas.line(x, y + 108, width);
  canvas.text(receiptTexts.signature(name), x, y + 120, { size: 8, color: pdfColors.muted });
};

/** The receipt as a PDF for landlord and tenant to sign. */
export const renderReceiptPdf = (receipt: ReceiptDocument, today: LocalDate): Promise<Buffer> => {
  const fields = [...leaseFields(receipt), ...receiptFields(receipt)];
  const { company_name: author, company_address, company_city } = receipt;
  const textsForFonts = [author, company_address, company_city, ...fields.map(([, value]) => value ?? '')];
  const title = receiptTexts.documentTitle(receipt.id);
  return renderPdf({ title, author, creationDay: today, textsForFonts }, (canvas) => {
    drawHeader(canvas, receipt);
    const nextTop = drawFields(canvas, receiptTexts.lease, leaseFields(receipt), 150);
    const signatureTop = drawFields(
      canvas,
      receipt.return_date === null ? receiptTexts.handedOut : receiptTexts.returned,
      receiptFields(receipt),
      nextTop,
    );
    const [tenant = receiptTexts.unnamedTenant] = receipt.tenants;
    drawSignature(canvas, receiptTexts.landlord, author, contentLeft, signatureTop + 20);
    drawSignature(
      canvas,
      receiptTexts.tenant,
      tenant,
      contentLeft + contentWidth / 2 + 10,
      signatureTop + 20,
    );
  });
};
