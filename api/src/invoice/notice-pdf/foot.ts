import { contentWidth, left, right } from '../../pdf/page';
import { ink, type Pen } from '../../pdf/pen';
import type { NoticeDocument } from './notice-document';
import { footLines } from './notice-words';

export const drawFoot = (pen: Pen, notice: NoticeDocument, pageNumber: number, pages: number): void => {
  const style = { size: 7.5, color: ink.muted } as const;
  pen.rule(left, 788, contentWidth);
  footLines(notice).forEach((line, index) => {
    pen.text(line, left, 801 + index * 12, style);
  });
  if (pages > 1) pen.text(`Sida ${pageNumber} av ${pages}`, right, 813, { ...style, align: 'right' });
};
