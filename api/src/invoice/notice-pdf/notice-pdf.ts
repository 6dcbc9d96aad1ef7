import { finished } from 'node:stream/promises';
import { invoiceKindLabel } from '@husrum/contract';
import PDFDocument from 'pdfkit';
import { facesFor } from '../../paper/faces';
import { bottom, left } from '../../paper/page';
import { ink, penOn } from '../../paper/pen';
import { drawFoot } from './foot';
import { drawHead, headBottom } from './head';
import type { NoticeDocument } from './notice-document';
import { drawRows } from './rows';
import { drawSlip, hasSlip, slipTop } from './slip';
import { drawSums, sumsHeight } from './sums';

const SPACE = 30;

const textsOf = (notice: NoticeDocument): string[] => [
  notice.sender.name,
  notice.sender.address,
  notice.sender.city,
  notice.recipient.name,
  ...notice.recipient.lines,
  notice.object?.name ?? '',
  notice.object?.address ?? '',
  notice.leaseReference ?? '',
  notice.reference ?? '',
  ...notice.rows.flatMap(({ name, unit }) => [name, unit]),
];

const titleOf = (notice: NoticeDocument): string =>
  [invoiceKindLabel[notice.kind], notice.reference].filter((part) => part !== null).join(' ');

/** The notice on paper. The same document always gives the same bytes: a sent notice can be held against its copy. */
export const noticePdf = async (notice: NoticeDocument): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'sv-SE',
    displayTitle: true,
    info: {
      Title: titleOf(notice),
      Author: notice.sender.name,
      CreationDate: new Date(`${notice.issued}T12:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pen = penOn(doc, facesFor(doc, textsOf(notice)));

  const turn = (): number => {
    doc.addPage();
    pen.text(`${titleOf(notice)}, fortsättning`, left, 64, {
      size: 11,
      weight: 'strong',
      color: ink.primary,
    });
    return 96;
  };
  drawHead(pen, notice);
  let y = drawRows(pen, notice, headBottom + SPACE, { limit: bottom, turn });
  const limit = hasSlip(notice) ? slipTop - 14 : bottom;
  if (y + sumsHeight(notice) > limit) y = turn();
  drawSums(pen, notice, y);
  if (hasSlip(notice)) drawSlip(doc, pen, notice);

  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    drawFoot(pen, notice, index + 1, count);
  }
  doc.end();
  await finished(doc);
  return Buffer.concat(chunks);
};
