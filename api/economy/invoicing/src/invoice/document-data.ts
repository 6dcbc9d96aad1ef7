import type { InvoiceDocumentData } from '@husrum/contract/invoice';
import { fromOre } from '@husrum/format';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import {
  creditReason,
  documentFacts,
  documentHeading,
  footerLines,
  grandTotal,
  type LabelledAmount,
  paymentFacts,
  periodText,
  senderLines,
  totalLines,
} from './invoice-pdf/invoice-document.texts';

const toLine = ([label, amountOre]: LabelledAmount) => ({ label, amount: fromOre(amountOre) });

/** The texts of the PDF, for the screen. Without the rows, which are part of the invoice. */
export const toDocumentData = (document: InvoiceDocument): InvoiceDocumentData => ({
  heading: documentHeading(document),
  period: periodText(document),
  draft: document.draft,
  cancelled: document.cancelled === true,
  credited: document.credited != null,
  sender: { name: document.sender.name, lines: senderLines(document) },
  recipient: { name: document.recipient.name, lines: [...document.recipient.lines] },
  facts: [...documentFacts(document), creditReason(document)].flatMap((fact) =>
    fact === null ? [] : [{ label: fact[0], value: fact[1] }],
  ),
  payment: paymentFacts(document).map(([label, value]) => ({ label, value })),
  sums: totalLines(document).map(toLine),
  total: toLine(grandTotal(document)),
  foot: footerLines(document),
});
