import { usingQr } from '@husrum/format';
import { create } from 'qrcode';
import type { Paper } from '../../pdf/document';
import { contentWidth, left, right } from '../../pdf/page';
import { ink, type PdfCanvas } from '../../pdf/pen';
import { type InvoiceDocument, toPayOre } from './invoice-document';
import { girosOf } from './invoice-words';
import { printedKronor, printedOcr } from './printed';

const TOP = 628;
const QR = 112;

/** Credit invoices and settled ones have nothing to pay by. */
export const hasSlip = (invoice: InvoiceDocument): boolean =>
  invoice.kind !== 'CREDIT' && toPayOre(invoice) > 0;
export const slipTop = TOP;

const accountOf = (invoice: InvoiceDocument) => {
  if (invoice.bankgiro !== null) return { kind: 'BG', number: invoice.bankgiro } as const;
  if (invoice.plusgiro !== null) return { kind: 'PG', number: invoice.plusgiro } as const;
  return undefined;
};

/** The code that bank apps read; none while something it must carry is missing, or when the money is drawn anyway. */
export const qrTextOf = (invoice: InvoiceDocument): string | null => {
  const account = accountOf(invoice);
  if (account === undefined || invoice.ocr === null || invoice.due === null || invoice.autogiro) return null;
  return usingQr({
    payee: invoice.sender.name,
    organisationNumber: invoice.sender.organisationNumber,
    reference: invoice.ocr,
    issued: invoice.issued,
    due: invoice.due,
    amountOre: toPayOre(invoice),
    account,
  });
};

/** As vectors, a run of dark modules at a time: sharp in every print, a tenth of the size of a picture. */
const drawQr = (doc: Paper, text: string, x: number, y: number): void => {
  // As bytes: looking for the shortest mixture of digits and letters takes longer than all the rest, and gains nothing here.
  const segments = [{ data: Buffer.from(text), mode: 'byte' as const }];
  const { size, data } = create(segments, { errorCorrectionLevel: 'M' }).modules;
  // In one piece and in whole modules: the page carries a rectangle as `3 5 2 1 re`.
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
    .scale(QR / size)
    .fillColor('#000000');
  doc.addContent(`${path}f`).restore();
};

const cell = (pen: PdfCanvas, label: string, value: string, x: number, y: number, strong = false): void => {
  pen.text(label, x, y, { size: 8, color: ink.muted });
  pen.text(value, x, y + 17, { size: strong ? 14 : 12, weight: 'strong' });
};

/** The lower part that one pays by. */
export const drawSlip = (doc: Paper, pen: PdfCanvas, invoice: InvoiceDocument): void => {
  pen.rule(left, TOP, contentWidth, { dashed: true });
  const qr = qrTextOf(invoice);
  const x = qr === null ? left : left + QR + 26;
  const second = x + (right - x) * 0.4;
  const third = x + (right - x) * 0.72;
  if (qr !== null) drawQr(doc, qr, left, TOP + 18);

  const how = invoice.autogiro
    ? 'Beloppet dras från ditt konto på förfallodagen. Du behöver inte göra något.'
    : qr === null
      ? 'Ange OCR-numret när du betalar.'
      : 'Skanna koden i din bankapp, eller ange OCR-numret när du betalar.';
  pen.text(how, x, TOP + 28, { size: 9, color: ink.muted });
  cell(pen, 'OCR-nummer', invoice.ocr === null ? '–' : printedOcr(invoice.ocr), x, TOP + 54, true);
  cell(pen, 'Att betala', printedKronor(toPayOre(invoice)), second, TOP + 54, true);
  cell(pen, 'Förfallodag', invoice.due ?? '–', third, TOP + 54, true);
  const known = girosOf(invoice).filter(([, number]) => number !== null);
  known.forEach(([label, number], index) => {
    cell(pen, label, number ?? '', index === 0 ? x : second, TOP + 100);
  });
  const payeeAt = [x, second, third][known.length] ?? x;
  pen.text('Betalningsmottagare', payeeAt, TOP + 100, { size: 8, color: ink.muted });
  pen
    .wrap(invoice.sender.name, right - payeeAt, { size: 10, weight: 'strong' })
    .slice(0, 2)
    .forEach((line, index) => {
      pen.text(line, payeeAt, TOP + 117 + index * 12, { size: 10, weight: 'strong' });
    });
};
