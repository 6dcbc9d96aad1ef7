import { contentWidth, left, right, windowLeft } from '../../pdf/page';
import { ink, type PdfCanvas } from '../../pdf/pen';
import type { InvoiceDocument } from './invoice-document';
import { factsOf, headingOf, payWords, periodInWords, senderLines } from './invoice-words';

const drawSender = (pen: PdfCanvas, invoice: InvoiceDocument): void => {
  const { sender } = invoice;
  pen
    .wrap(sender.name, 250, { size: 15, weight: 'strong' })
    .slice(0, 2)
    .forEach((line, index) => {
      pen.text(line, left, 64 + index * 17, { size: 15, weight: 'strong', color: ink.primary });
    });
  const below = pen.wrap(sender.name, 250, { size: 15, weight: 'strong' }).length > 1 ? 98 : 80;
  senderLines(invoice).forEach((text, index) => {
    pen.text(text, left, below + index * 12, { size: 8.5, color: ink.muted });
  });
};

const drawHeading = (pen: PdfCanvas, invoice: InvoiceDocument): void => {
  pen.text(headingOf(invoice), right, 66, { size: 25, weight: 'strong', align: 'right' });
  pen.text(periodInWords(invoice), right, 82, { size: 10, color: ink.muted, align: 'right' });
  if (invoice.draft) {
    pen.text('Utkast – inte skickad', right, 97, {
      size: 9,
      weight: 'strong',
      color: ink.warning,
      align: 'right',
    });
  }
};

const drawFacts = (pen: PdfCanvas, invoice: InvoiceDocument): void => {
  let y = 146;
  for (const [label, value] of factsOf(invoice)) {
    pen.text(label, left, y, { size: 8.5, color: ink.muted });
    for (const line of pen.wrap(value, windowLeft - left - 90).slice(0, 2)) {
      pen.text(line, left + 72, y, { size: 9 });
      y += 13;
    }
    y += 1;
  }
};

const drawRecipient = (pen: PdfCanvas, { recipient }: InvoiceDocument): void => {
  const style = { size: 10.5 } as const;
  [recipient.name, ...recipient.lines]
    .flatMap((line) => pen.wrap(line, right - windowLeft, style))
    .slice(0, 6)
    .forEach((line, index) => {
      pen.text(line, windowLeft, 146 + index * 14, style);
    });
};

const BAND = { top: 252, height: 60 } as const;
export const headBottom = BAND.top + BAND.height;

const drawBand = (pen: PdfCanvas, invoice: InvoiceDocument): void => {
  pen.panel(left, BAND.top, contentWidth, BAND.height, ink.fill);
  const columns = [left + 16, left + 146, left + 282, left + 406];
  // The slip below names a second giro.
  payWords(invoice)
    .slice(0, columns.length)
    .forEach(([label, value], index) => {
      const x = columns[index] ?? left;
      const size = index === 0 ? 17 : 12;
      pen.text(label, x, BAND.top + 22, { size: 8.5, color: ink.muted });
      pen.text(value ?? '–', x, BAND.top + 43, {
        size,
        weight: 'strong',
        color: index === 0 ? ink.primary : ink.text,
      });
    });
};

/** Who asks whom for what, and the four facts one pays by. */
export const drawHead = (pen: PdfCanvas, invoice: InvoiceDocument): void => {
  drawSender(pen, invoice);
  drawHeading(pen, invoice);
  drawFacts(pen, invoice);
  drawRecipient(pen, invoice);
  drawBand(pen, invoice);
};
