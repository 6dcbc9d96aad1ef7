import { invoiceKindLabel } from '@husrum/contract/invoice';
import { pdfOf } from '../../pdf/document';
import { bottom, left } from '../../pdf/page';
import { ink } from '../../pdf/pen';
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
export const noticePdf = (notice: NoticeDocument): Promise<Buffer> => {
  const about = {
    title: titleOf(notice),
    author: notice.sender.name,
    day: notice.issued,
    texts: textsOf(notice),
  };
  return pdfOf(about, (pen, paper) => {
    const turn = (): number => {
      paper.addPage();
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
    if (hasSlip(notice)) drawSlip(paper, pen, notice);

    const { count } = paper.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      paper.switchToPage(index);
      drawFoot(pen, notice, index + 1, count);
    }
  });
};
