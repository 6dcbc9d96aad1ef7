import { invoiceKindLabel } from '@husrum/contract/invoice';
import { formatLongDate, formatOre } from '@husrum/format';
import { amountDueOre, type InvoiceDocument } from '../invoice/invoice-pdf/invoice-document';
import type { Mail } from '../platform/outbox';
import { formatPeriod } from '../rent/explanation.texts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type Fact = readonly [label: string, value: string | null];
/** An invoice that is paid by autogiro has no payment numbers, so that the tenant does not pay twice. */
const paymentFacts = (invoice: InvoiceDocument): readonly Fact[] => {
  const due = invoice.due && formatLongDate(invoice.due);
  return invoice.autogiro
    ? [['Dras från ditt konto', due]]
    : [
        ['Förfallodag', due],
        ['OCR-nummer', invoice.ocr],
        ['Bankgiro', invoice.bankgiro],
        ['Plusgiro', invoice.plusgiro],
      ];
};

const mailFacts = (invoice: InvoiceDocument): readonly Fact[] =>
  invoice.kind === 'CREDIT'
    ? [
        ['Krediterat belopp', formatOre(-invoice.payOre)],
        ['Krediterar avi', invoice.creditedReference],
      ]
    : [
        ['Att betala', formatOre(amountDueOre(invoice))],
        ...paymentFacts(invoice),
        ['Objekt', invoice.object?.name ?? null],
        ['Period', formatPeriod(invoice.period)],
      ];

const openingText = (invoice: InvoiceDocument): string => {
  const what = `${invoiceKindLabel[invoice.kind].toLowerCase()} för ${formatPeriod(invoice.period)}`;
  if (invoice.kind === 'CREDIT') return `Här kommer din ${what}. Du behöver inte betala något.`;
  return invoice.autogiro
    ? `Här kommer din ${what}. Beloppet dras från ditt konto på förfallodagen.`
    : `Här kommer din ${what}. Avin finns bifogad som PDF.`;
};

/** The mail that an invoice is attached to. It contains everything needed to pay, also without the PDF. */
export const invoiceMail = (invoice: InvoiceDocument): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const facts = mailFacts(invoice).filter((fact): fact is readonly [string, string] => fact[1] !== null);
  const closing = `Vänliga hälsningar\n${invoice.sender.name}`;
  const opening = openingText(invoice);
  const cells = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 24px 4px 0;color:#55605f">${escapeHtml(label)}</td>` +
        `<td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  return {
    subject: `${invoiceKindLabel[invoice.kind]} ${formatPeriod(invoice.period)} från ${invoice.sender.name}`,
    text: [
      `Hej ${invoice.recipient.name}!`,
      opening,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing,
    ].join('\n\n'),
    html:
      '<div style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c2629;max-width:560px">' +
      `<p>Hej ${escapeHtml(invoice.recipient.name)}!</p><p>${escapeHtml(opening)}</p>` +
      `<table style="border-collapse:collapse;margin:16px 0">${cells}</table>` +
      `<p>${escapeHtml(closing).replace('\n', '<br>')}</p></div>`,
  };
};
