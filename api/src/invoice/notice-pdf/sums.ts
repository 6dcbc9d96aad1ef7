import { right } from '../../paper/page';
import { ink, type Pen } from '../../paper/pen';
import { type NoticeDocument, toPayOre } from './notice-document';
import { printedAmount, printedKronor } from './printed';

const LEFT = right - 235;
const LINE = 15;

type Line = readonly [label: string, amountOre: number];

const linesOf = (notice: NoticeDocument): readonly Line[] => {
  const taxed = notice.vat.filter(({ taxRate }) => taxRate > 0);
  const exempt = notice.vat.find(({ taxRate }) => taxRate === 0);
  return [
    ['Summa exklusive moms', notice.feeOre],
    ...(exempt !== undefined && taxed.length > 0 ? [['varav momsfritt', exempt.netOre] as const] : []),
    ...taxed.map(
      ({ taxRate, netOre, taxOre }): Line => [`Moms ${taxRate} % på ${printedAmount(netOre)}`, taxOre],
    ),
    ...(notice.roundedOre === 0 ? [] : [['Öresavrundning', notice.roundedOre] as const]),
    ...(notice.offsetOre === 0 ? [] : [['Avräknat tillgodohavande', -notice.offsetOre] as const]),
  ];
};

export const sumsHeight = (notice: NoticeDocument): number => linesOf(notice).length * LINE + 40;

export const drawSums = (pen: Pen, notice: NoticeDocument, start: number): void => {
  let y = start + 8;
  for (const [label, amountOre] of linesOf(notice)) {
    pen.text(label, LEFT, y, { color: ink.muted });
    pen.text(printedAmount(amountOre), right, y, { align: 'right' });
    y += LINE;
  }
  pen.rule(LEFT, y - 5, right - LEFT, { color: ink.primary, weight: 1 });
  const credit = notice.kind === 'CREDIT';
  pen.text(credit ? 'Summa att kreditera' : 'Att betala', LEFT, y + 12, { size: 11, weight: 'strong' });
  pen.text(printedKronor(credit ? -notice.payOre : toPayOre(notice)), right, y + 12, {
    size: 13,
    weight: 'strong',
    color: ink.primary,
    align: 'right',
  });
};
