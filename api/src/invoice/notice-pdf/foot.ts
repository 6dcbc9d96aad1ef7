import { contentWidth, left, right } from '../../paper/page';
import { ink, type Pen } from '../../paper/pen';
import type { NoticeDocument } from './notice-document';

const LATE =
  'Betalas avin efter förfallodagen tas dröjsmålsränta ut enligt räntelagen: Riksbankens referensränta plus åtta procentenheter.';

export const senderLine = ({ sender }: NoticeDocument): string =>
  [
    sender.name,
    `Org.nr ${sender.organisationNumber}`,
    sender.vatNumber === null ? null : `Momsreg.nr ${sender.vatNumber}`,
    sender.fTax ? 'Godkänd för F-skatt' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

export const drawFoot = (pen: Pen, notice: NoticeDocument, pageNumber: number, pages: number): void => {
  const style = { size: 7.5, color: ink.muted } as const;
  pen.rule(left, 788, contentWidth);
  if (notice.kind !== 'CREDIT') pen.text(LATE, left, 801, style);
  pen.text(senderLine(notice), left, notice.kind === 'CREDIT' ? 801 : 813, style);
  if (pages > 1) pen.text(`Sida ${pageNumber} av ${pages}`, right, 813, { ...style, align: 'right' });
};
