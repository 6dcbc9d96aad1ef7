import { invoiceKindLabel } from '@husrum/contract/invoice';
import { kronorOfOre, longDate } from '@husrum/format';
import type { Mail } from '../platform/outbox';
import { periodLabel } from '../rent/explanation.rules';
import { type InvoiceDocument, toPayOre } from './invoice-pdf/invoice-document';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type Fact = readonly [label: string, value: string | null];
const factsOf = (invoice: InvoiceDocument): readonly Fact[] =>
  invoice.kind === 'CREDIT'
    ? [
        ['Krediterat belopp', kronorOfOre(-invoice.payOre)],
        ['Krediterar avi', invoice.creditedReference],
      ]
    : [
        ['Att betala', kronorOfOre(toPayOre(invoice))],
        ['Förfallodag', invoice.due && longDate(invoice.due)],
        ['OCR-nummer', invoice.ocr],
        ['Bankgiro', invoice.bankgiro],
        ['Plusgiro', invoice.plusgiro],
        ['Objekt', invoice.object?.name ?? null],
        ['Period', periodLabel(invoice.period)],
      ];

const openingOf = (invoice: InvoiceDocument): string => {
  const what = `${invoiceKindLabel[invoice.kind].toLowerCase()} för ${periodLabel(invoice.period)}`;
  if (invoice.kind === 'CREDIT') return `Här kommer din ${what}. Du behöver inte betala något.`;
  return invoice.autogiro
    ? `Här kommer din ${what}. Beloppet dras från ditt konto på förfallodagen.`
    : `Här kommer din ${what}. Avin finns bifogad som PDF.`;
};

/** What a tenant gets with the invoice: everything needed to pay, also without opening the PDF. */
export const invoiceMail = (invoice: InvoiceDocument): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const facts = factsOf(invoice).filter((fact): fact is readonly [string, string] => fact[1] !== null);
  const closing = `Vänliga hälsningar\n${invoice.sender.name}`;
  const opening = openingOf(invoice);
  const cells = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 24px 4px 0;color:#55605f">${escaped(label)}</td>` +
        `<td style="padding:4px 0;font-weight:600">${escaped(value)}</td></tr>`,
    )
    .join('');
  return {
    subject: `${invoiceKindLabel[invoice.kind]} ${periodLabel(invoice.period)} från ${invoice.sender.name}`,
    text: [
      `Hej ${invoice.recipient.name}!`,
      opening,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing,
    ].join('\n\n'),
    html:
      '<div style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c2629;max-width:560px">' +
      `<p>Hej ${escaped(invoice.recipient.name)}!</p><p>${escaped(opening)}</p>` +
      `<table style="border-collapse:collapse;margin:16px 0">${cells}</table>` +
      `<p>${escaped(closing).replace('\n', '<br>')}</p></div>`,
  };
};
