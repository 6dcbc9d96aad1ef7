import type { LocalDate } from '@husrum/format';
import { pdfOf } from '../pdf/document';
import { contentWidth, left, right } from '../pdf/page';
import { ink, type PdfCanvas } from '../pdf/pen';
import type { ReceiptDocument } from './receipt-document.store';

const LINE = 16;
const VALUE = left + 120;

type Fact = readonly [label: string, value: string | null];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const aboutLease = (receipt: ReceiptDocument): readonly Fact[] => [
  ['Hyresgäst', receipt.tenants.join(', ')],
  ['Objekt', receipt.object_name],
  ['Adress', `${receipt.object_address}, ${receipt.object_postal_code} ${receipt.object_city}`],
  ['Kontrakt', receipt.lease_reference],
];
const aboutThing = (receipt: ReceiptDocument): readonly Fact[] => [
  ['Benämning', receipt.name],
  ['Typ', capital(receipt.type)],
  ['Antal', String(receipt.quantity)],
  ['Märkning', receipt.marking],
  ['Beskrivning', receipt.description],
  ['Utlämnad', receipt.handout_date],
  ['Återlämnad', receipt.return_date],
];

const drawHead = (pen: PdfCanvas, receipt: ReceiptDocument): void => {
  pen.text(receipt.company_name, left, 64, { size: 15, weight: 'strong', color: ink.primary });
  const place = `${receipt.company_address}, ${receipt.company_postal_code} ${receipt.company_city}`;
  pen.text(place, left, 80, { size: 8.5, color: ink.muted });
  pen.text(`Org.nr ${receipt.organisation_number}`, left, 92, { size: 8.5, color: ink.muted });
  pen.text('Kvittens', right, 66, { size: 25, weight: 'strong', align: 'right' });
  pen.text(`Nr ${receipt.id}`, right, 82, { size: 10, color: ink.muted, align: 'right' });
};

/** Draws what is known, and answers where the next thing goes. */
const drawFacts = (pen: PdfCanvas, title: string, facts: readonly Fact[], top: number): number => {
  pen.text(title, left, top, { size: 12, weight: 'strong' });
  pen.rule(left, top + 8, contentWidth, { color: ink.primary, weight: 1 });
  let y = top + 28;
  for (const [label, value] of facts) {
    if (value === null || value === '') continue;
    pen.text(label, left, y, { color: ink.muted, size: 10 });
    for (const line of pen.wrap(value, right - VALUE, { size: 10 })) {
      pen.text(line, VALUE, y, { size: 10 });
      y += LINE;
    }
  }
  return y + 24;
};

const drawSignature = (pen: PdfCanvas, title: string, name: string, x: number, y: number): void => {
  const width = contentWidth / 2 - 20;
  pen.text(title, x, y, { size: 10, weight: 'strong' });
  pen.rule(x, y + 50, width);
  pen.text('Ort och datum', x, y + 62, { size: 8, color: ink.muted });
  pen.rule(x, y + 108, width);
  pen.text(`Namnteckning, ${name}`, x, y + 120, { size: 8, color: ink.muted });
};

/** The receipt on paper, to be signed by whoever hands over and whoever takes. */
export const receiptPdf = (receipt: ReceiptDocument, today: LocalDate): Promise<Buffer> => {
  const facts = [...aboutLease(receipt), ...aboutThing(receipt)];
  const { company_name: author, company_address, company_city } = receipt;
  const texts = [author, company_address, company_city, ...facts.map(([, value]) => value ?? '')];
  return pdfOf({ title: `Kvittens ${receipt.id}`, author, day: today, texts }, (pen) => {
    drawHead(pen, receipt);
    const below = drawFacts(pen, 'Uthyrning', aboutLease(receipt), 150);
    const sign = drawFacts(
      pen,
      receipt.return_date === null ? 'Utlämnat' : 'Återlämnat',
      aboutThing(receipt),
      below,
    );
    const [tenant = 'hyresgästen'] = receipt.tenants;
    drawSignature(pen, 'Hyresvärd', author, left, sign + 20);
    drawSignature(pen, 'Hyresgäst', tenant, left + contentWidth / 2 + 10, sign + 20);
  });
};
