import { type PdfCanvas, type PdfDocument, pageContent, pdfColors, renderPdf } from '@husrum/api-platform';
import type { ReceiptEvent } from '@husrum/contract/receipt';
import { capitalize, formatEntityName, type LocalDate } from '@husrum/format';
import { receiptTexts } from './receipt.texts';
import type { ReceiptItem, ReceiptLease } from './receipt-document.store';

/** The receipts that are signed together: one, or all that were handed out or returned on a day. */
interface ReceiptDocument {
  readonly lease: ReceiptLease;
  readonly event: ReceiptEvent;
  readonly items: readonly ReceiptItem[];
}

// Heights and positions are in points, from the top left corner of the page.
const LINE_HEIGHT = 16;
const VALUE_LEFT = pageContent.left + 120;
const PAGE_TOP = 64;
const SIGNATURE_HEIGHT = 140;

type Field = readonly [label: string, value: string | null];

const leaseFields = (lease: ReceiptLease): readonly Field[] => [
  [receiptTexts.tenant, lease.tenants.join(', ')],
  [receiptTexts.entity, formatEntityName({ name: lease.entity_name, house: lease.house })],
  [receiptTexts.address, `${lease.entity_address}, ${lease.entity_postal_code} ${lease.entity_city}`],
  [receiptTexts.contract, lease.lease_reference],
];
const receiptFields = (receipt: ReceiptItem): readonly Field[] => [
  [receiptTexts.name, receipt.name],
  [receiptTexts.type, capitalize(receipt.type)],
  [receiptTexts.quantity, String(receipt.quantity)],
  [receiptTexts.marking, receipt.marking],
  [receiptTexts.description, receipt.description],
  [receiptTexts.handoutDate, receipt.handout_date],
  [receiptTexts.returnDate, receipt.return_date],
];

const drawHeader = (canvas: PdfCanvas, { lease, items }: ReceiptDocument): void => {
  canvas.text(lease.company_name, pageContent.left, 64, {
    size: 15,
    weight: 'strong',
    color: pdfColors.primary,
  });
  const address = `${lease.company_address}, ${lease.company_postal_code} ${lease.company_city}`;
  canvas.text(address, pageContent.left, 80, { size: 8.5, color: pdfColors.muted });
  canvas.text(receiptTexts.organisationNumber(lease.organisation_number), pageContent.left, 92, {
    size: 8.5,
    color: pdfColors.muted,
  });
  canvas.text(receiptTexts.receipt, pageContent.right, 66, { size: 25, weight: 'strong', align: 'right' });
  const [first] = items;
  const number =
    first !== undefined && items.length === 1
      ? receiptTexts.number(first.id)
      : receiptTexts.count(items.length);
  canvas.text(number, pageContent.right, 82, { size: 10, color: pdfColors.muted, align: 'right' });
};

const drawHeading = (canvas: PdfCanvas, title: string, top: number): number => {
  canvas.text(title, pageContent.left, top, { size: 12, weight: 'strong' });
  canvas.line(pageContent.left, top + 8, pageContent.width, { color: pdfColors.primary, weight: 1 });
  return top + 28;
};

/** Draws the fields that have a value. Returns the top of the next section. */
const drawFields = (canvas: PdfCanvas, title: string, fields: readonly Field[], top: number): number => {
  let y = drawHeading(canvas, title, top);
  for (const [label, value] of fields) {
    if (value === null || value === '') continue;
    canvas.text(label, pageContent.left, y, { color: pdfColors.muted, size: 10 });
    for (const line of canvas.wrap(value, pageContent.right - VALUE_LEFT, { size: 10 })) {
      canvas.text(line, VALUE_LEFT, y, { size: 10 });
      y += LINE_HEIGHT;
    }
  }
  return y + 24;
};

interface ItemColumn {
  readonly title: string;
  readonly left: number;
  readonly width: number;
  readonly value: (item: ReceiptItem) => string | null;
}
const itemColumns: readonly ItemColumn[] = [
  { title: receiptTexts.receiptNumber, left: 0, width: 45, value: ({ id }) => String(id) },
  { title: receiptTexts.name, left: 50, width: 190, value: ({ name }) => name },
  { title: receiptTexts.type, left: 250, width: 80, value: ({ type }) => capitalize(type) },
  { title: receiptTexts.quantity, left: 340, width: 35, value: ({ quantity }) => String(quantity) },
  { title: receiptTexts.marking, left: 385, width: pageContent.width - 385, value: ({ marking }) => marking },
];
const [, nameColumn = { left: 0 }] = itemColumns;

/**
 * The lines below the row of an item: its description and, in a document of a handout, the day on which the item was returned.
 */
const listNotes = ({ description, return_date }: ReceiptItem, event: ReceiptEvent): string[] => [
  ...(description ? [description] : []),
  ...(event === 'handout' && return_date !== null ? [receiptTexts.alreadyReturnedNote(return_date)] : []),
];

/** Draws a row per receipt, on as many pages as they need. Returns the top of the next section. */
const drawItems = (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  { items, event }: ReceiptDocument,
  top: number,
): number => {
  let y = top;
  for (const { title, left } of itemColumns)
    canvas.text(title, pageContent.left + left, y, { color: pdfColors.muted, size: 9 });
  y += LINE_HEIGHT + 2;
  for (const item of items) {
    const cells = itemColumns.map(({ value, left, width }) => ({
      left,
      lines: canvas.wrap(value(item) ?? '', width, { size: 10 }),
    }));
    const notes = listNotes(item, event).flatMap((note) =>
      canvas.wrap(note, pageContent.width - nameColumn.left, { size: 9 }),
    );
    const rowLines = Math.max(1, ...cells.map(({ lines }) => lines.length));
    if (y + (rowLines + notes.length) * LINE_HEIGHT > pageContent.bottom) {
      pdf.addPage();
      y = PAGE_TOP;
    }
    for (const { left, lines } of cells)
      for (const [index, line] of lines.entries())
        canvas.text(line, pageContent.left + left, y + index * LINE_HEIGHT, { size: 10 });
    y += rowLines * LINE_HEIGHT;
    for (const note of notes) {
      canvas.text(note, pageContent.left + nameColumn.left, y - 2, { size: 9, color: pdfColors.muted });
      y += LINE_HEIGHT;
    }
    canvas.line(pageContent.left, y - 10, pageContent.width);
    y += 6;
  }
  return y + 18;
};

const drawSignature = (canvas: PdfCanvas, title: string, name: string, x: number, y: number): void => {
  const width = pageContent.width / 2 - 20;
  canvas.text(title, x, y, { size: 10, weight: 'strong' });
  canvas.line(x, y + 50, width);
  canvas.text(receiptTexts.placeAndDate, x, y + 62, { size: 8, color: pdfColors.muted });
  canvas.line(x, y + 108, width);
  canvas.text(receiptTexts.signature(name), x, y + 120, { size: 8, color: pdfColors.muted });
};

const drawReceipts = (
  canvas: PdfCanvas,
  pdf: PdfDocument,
  document: ReceiptDocument,
  top: number,
): number => {
  const { items, event } = document;
  const [first] = items;
  const title = event === 'handout' ? receiptTexts.handedOut : receiptTexts.returned;
  if (first !== undefined && items.length === 1) return drawFields(canvas, title, receiptFields(first), top);
  const day = event === 'handout' ? first?.handout_date : first?.return_date;
  return drawItems(canvas, pdf, document, drawHeading(canvas, receiptTexts.onDay(title, day ?? null), top));
};

const getTitle = ({ items, event }: ReceiptDocument): string => {
  const [first] = items;
  if (first === undefined) return receiptTexts.receipt;
  if (items.length === 1) return receiptTexts.documentTitle(first.id);
  return receiptTexts.documentTitleOfDay(
    (event === 'handout' ? first.handout_date : first.return_date) ?? '',
  );
};

/** The receipts as a PDF for landlord and tenant to sign. */
export const renderReceiptPdf = (document: ReceiptDocument, today: LocalDate): Promise<Buffer> => {
  const { lease, items } = document;
  const fields = [...leaseFields(lease), ...items.flatMap(receiptFields)];
  const { company_name: author, company_address, company_city } = lease;
  const textsForFonts = [author, company_address, company_city, ...fields.map(([, value]) => value ?? '')];
  return renderPdf(
    { title: getTitle(document), author, creationDay: today, textsForFonts },
    (canvas, pdf) => {
      drawHeader(canvas, document);
      const nextTop = drawFields(canvas, receiptTexts.lease, leaseFields(lease), 150);
      let signatureTop = drawReceipts(canvas, pdf, document, nextTop) + 20;
      if (signatureTop + SIGNATURE_HEIGHT > pageContent.bottom + LINE_HEIGHT) {
        pdf.addPage();
        signatureTop = PAGE_TOP;
      }
      const [tenant = receiptTexts.unnamedTenant] = lease.tenants;
      drawSignature(canvas, receiptTexts.landlord, author, pageContent.left, signatureTop);
      drawSignature(
        canvas,
        receiptTexts.tenant,
        tenant,
        pageContent.left + pageContent.width / 2 + 10,
        signatureTop,
      );
    },
  );
};
