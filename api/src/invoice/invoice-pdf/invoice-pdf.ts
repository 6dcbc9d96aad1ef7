import { invoiceKindLabel } from '@husrum/contract/invoice';
import { pdfOf } from '../../pdf/document';
import { bottom, left } from '../../pdf/page';
import { ink } from '../../pdf/pen';
import { drawFoot } from './foot';
import { drawHead, headBottom } from './head';
import type { InvoiceDocument } from './invoice-document';
import { drawRows } from './rows';
import { drawSlip, hasSlip, slipTop } from './slip';
import { drawSums, sumsHeight } from './sums';

const SPACE = 30;

const textsOf = (invoice: InvoiceDocument): string[] => [
  invoice.sender.name,
  invoice.sender.address,
  invoice.sender.city,
  invoice.recipient.name,
  ...invoice.recipient.lines,
  invoice.object?.name ?? '',
  invoice.object?.address ?? '',
  invoice.leaseReference ?? '',
  invoice.reference ?? '',
  ...invoice.rows.flatMap(({ name, unit }) => [name, unit]),
];

const titleOf = (invoice: InvoiceDocument): string =>
  [invoiceKindLabel[invoice.kind], invoice.reference].filter((part) => part !== null).join(' ');

/** The invoice on paper. The same document always gives the same bytes: a sent invoice can be held against its copy. */
export const invoicePdf = (invoice: InvoiceDocument): Promise<Buffer> => {
  const about = {
    title: titleOf(invoice),
    author: invoice.sender.name,
    day: invoice.issued,
    texts: textsOf(invoice),
  };
  return pdfOf(about, (pen, paper) => {
    const turn = (): number => {
      paper.addPage();
      pen.text(`${titleOf(invoice)}, fortsättning`, left, 64, {
        size: 11,
        weight: 'strong',
        color: ink.primary,
      });
      return 96;
    };
    drawHead(pen, invoice);
    let y = drawRows(pen, invoice, headBottom + SPACE, { limit: bottom, turn });
    const limit = hasSlip(invoice) ? slipTop - 14 : bottom;
    if (y + sumsHeight(invoice) > limit) y = turn();
    drawSums(pen, invoice, y);
    if (hasSlip(invoice)) drawSlip(paper, pen, invoice);

    const { count } = paper.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      paper.switchToPage(index);
      drawFoot(pen, invoice, index + 1, count);
    }
  });
};
