import { amountDueOre, type InvoiceDocument } from '@husrum/api-invoicing';
import type { Mail } from '@husrum/api-platform';
import { formatPeriod } from '@husrum/api-rent';
import { invoiceKindLabel } from '@husrum/contract/invoice';
import { formatLongDate, formatOre } from '@husrum/format';

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
        ['Swish', invoice.swish ?? null],
      ];
};

/** What the mail says about an invoice besides its document, which stays as it was when it was first sent. */
export interface MailedInvoiceState {
  /** Whether the tenant has received it before. */
  isResend: boolean;
  /** What is left to pay today, in öre: of the invoice, or of the one that a credit invoice credits. */
  leftOre: number;
}

/** Whether payments or credits have changed what is left to pay, so that the document shows another amount. */
const differsFromDocument = (invoice: InvoiceDocument, { leftOre }: MailedInvoiceState): boolean =>
  leftOre !== amountDueOre(invoice);

const amountFacts = (invoice: InvoiceDocument, state: MailedInvoiceState): readonly Fact[] => {
  if (!differsFromDocument(invoice, state)) return [['Att betala', formatOre(state.leftOre)]];
  return [
    ['Avins belopp', formatOre(invoice.payOre)],
    ['Betalt och krediterat', formatOre(invoice.payOre - state.leftOre)],
    ['Kvar att betala', formatOre(state.leftOre)],
  ];
};

const mailFacts = (invoice: InvoiceDocument, state: MailedInvoiceState): readonly Fact[] =>
  invoice.kind === 'CREDIT'
    ? [
        ['Krediterat belopp', formatOre(-invoice.payOre)],
        ['Krediterar avi', invoice.creditedReference],
      ]
    : [
        ...amountFacts(invoice, state),
        // Without payment numbers nobody pays a settled invoice again.
        ...(state.leftOre === 0 ? [] : paymentFacts(invoice)),
        ['Objekt', invoice.object?.name ?? null],
        ['Period', formatPeriod(invoice.period)],
      ];

const creditText = (invoice: InvoiceDocument, { leftOre }: MailedInvoiceState): string => {
  if (leftOre === 0) return 'Du behöver inte betala något.';
  const credited = invoice.creditedReference === null ? 'avin' : `avi ${invoice.creditedReference}`;
  return (
    `Krediteringen drar av ${formatOre(-invoice.payOre)} från ${credited}. ` +
    `Kvar att betala på den: ${formatOre(leftOre)}.`
  );
};

const paymentText = (invoice: InvoiceDocument, state: MailedInvoiceState): string => {
  if (state.leftOre === 0)
    return invoice.payOre > 0
      ? 'Avin är betald, du behöver inte betala något.'
      : 'Du behöver inte betala något.';
  const isOtherAmount = differsFromDocument(invoice, state);
  if (invoice.autogiro)
    return `${isOtherAmount ? 'Det som är kvar att betala' : 'Beloppet'} dras från ditt konto på förfallodagen.`;
  return `Avin finns bifogad som PDF.${isOtherAmount ? ' I den står det ursprungliga beloppet.' : ''}`;
};

const openingText = (invoice: InvoiceDocument, state: MailedInvoiceState): string => {
  const what = `${invoiceKindLabel[invoice.kind].toLowerCase()} för ${formatPeriod(invoice.period)}`;
  const explain = invoice.kind === 'CREDIT' ? creditText : paymentText;
  return `Här kommer din ${what}${state.isResend ? ' igen' : ''}. ${explain(invoice, state)}`;
};

/**
 * The mail that an invoice is attached to. It contains everything needed to pay what is left today, also without the PDF. The PDF
 * is that of the first sending.
 */
export const invoiceMail = (
  invoice: InvoiceDocument,
  state: MailedInvoiceState,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const facts = mailFacts(invoice, state).filter(
    (fact): fact is readonly [string, string] => fact[1] !== null,
  );
  const closing = `Vänliga hälsningar\n${invoice.sender.name}`;
  const opening = openingText(invoice, state);
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
