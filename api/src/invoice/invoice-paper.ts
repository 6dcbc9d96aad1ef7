import type { InvoicePaper } from '@husrum/contract/invoice';
import { fromOre } from '@husrum/format';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import {
  factsOf,
  footLines,
  headingOf,
  payWords,
  periodInWords,
  type SumLine,
  senderLines,
  sumLines,
  totalLine,
} from './invoice-pdf/invoice-words';

const lineOf = ([label, amountOre]: SumLine) => ({ label, amount: fromOre(amountOre) });

/** What the PDF says, for the screen; the rows stand on the invoice itself. */
export const paperOf = (document: InvoiceDocument): InvoicePaper => ({
  heading: headingOf(document),
  period: periodInWords(document),
  draft: document.draft,
  sender: { name: document.sender.name, lines: senderLines(document) },
  recipient: { name: document.recipient.name, lines: [...document.recipient.lines] },
  facts: factsOf(document).map(([label, value]) => ({ label, value })),
  payment: payWords(document).map(([label, value]) => ({ label, value })),
  sums: sumLines(document).map(lineOf),
  total: lineOf(totalLine(document)),
  foot: footLines(document),
});
