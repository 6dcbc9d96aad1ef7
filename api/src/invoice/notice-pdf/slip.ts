import { usingQr } from '@husrum/format';
import { create } from 'qrcode';
import type { Paper } from '../../pdf/document';
import { contentWidth, left, right } from '../../pdf/page';
import { ink, type Pen } from '../../pdf/pen';
import { type NoticeDocument, toPayOre } from './notice-document';
import { girosOf } from './notice-words';
import { printedKronor, printedOcr } from './printed';

const TOP = 628;
const QR = 112;

/** Credit notices and settled ones have nothing to pay by. */
export const hasSlip = (notice: NoticeDocument): boolean => notice.kind !== 'CREDIT' && toPayOre(notice) > 0;
export const slipTop = TOP;

const accountOf = (notice: NoticeDocument) => {
  if (notice.bankgiro !== null) return { kind: 'BG', number: notice.bankgiro } as const;
  if (notice.plusgiro !== null) return { kind: 'PG', number: notice.plusgiro } as const;
  return undefined;
};

/** The code that bank apps read; none while something it must carry is missing, or when the money is drawn anyway. */
export const qrTextOf = (notice: NoticeDocument): string | null => {
  const account = accountOf(notice);
  if (account === undefined || notice.ocr === null || notice.due === null || notice.autogiro) return null;
  return usingQr({
    payee: notice.sender.name,
    organisationNumber: notice.sender.organisationNumber,
    reference: notice.ocr,
    issued: notice.issued,
    due: notice.due,
    amountOre: toPayOre(notice),
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

const cell = (pen: Pen, label: string, value: string, x: number, y: number, strong = false): void => {
  pen.text(label, x, y, { size: 8, color: ink.muted });
  pen.text(value, x, y + 17, { size: strong ? 14 : 12, weight: 'strong' });
};

/** The lower part that one pays by. */
export const drawSlip = (doc: Paper, pen: Pen, notice: NoticeDocument): void => {
  pen.rule(left, TOP, contentWidth, { dashed: true });
  const qr = qrTextOf(notice);
  const x = qr === null ? left : left + QR + 26;
  const second = x + (right - x) * 0.4;
  const third = x + (right - x) * 0.72;
  if (qr !== null) drawQr(doc, qr, left, TOP + 18);

  const how = notice.autogiro
    ? 'Beloppet dras från ditt konto på förfallodagen. Du behöver inte göra något.'
    : qr === null
      ? 'Ange OCR-numret när du betalar.'
      : 'Skanna koden i din bankapp, eller ange OCR-numret när du betalar.';
  pen.text(how, x, TOP + 28, { size: 9, color: ink.muted });
  cell(pen, 'OCR-nummer', notice.ocr === null ? '–' : printedOcr(notice.ocr), x, TOP + 54, true);
  cell(pen, 'Att betala', printedKronor(toPayOre(notice)), second, TOP + 54, true);
  cell(pen, 'Förfallodag', notice.due ?? '–', third, TOP + 54, true);
  const known = girosOf(notice).filter(([, number]) => number !== null);
  known.forEach(([label, number], index) => {
    cell(pen, label, number ?? '', index === 0 ? x : second, TOP + 100);
  });
  const payeeAt = [x, second, third][known.length] ?? x;
  pen.text('Betalningsmottagare', payeeAt, TOP + 100, { size: 8, color: ink.muted });
  pen
    .wrap(notice.sender.name, right - payeeAt, { size: 10, weight: 'strong' })
    .slice(0, 2)
    .forEach((line, index) => {
      pen.text(line, payeeAt, TOP + 117 + index * 12, { size: 10, weight: 'strong' });
    });
};
