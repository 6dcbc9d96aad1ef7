import { invoiceKindLabel } from '@husrum/contract/invoice';
import { kronorOfOre, longDate } from '@husrum/format';
import type { Mail } from '../platform/outbox';
import { periodLabel } from '../rent/explanation.rules';
import { type NoticeDocument, toPayOre } from './notice-pdf/notice-document';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type Fact = readonly [label: string, value: string | null];
const factsOf = (notice: NoticeDocument): readonly Fact[] =>
  notice.kind === 'CREDIT'
    ? [
        ['Krediterat belopp', kronorOfOre(-notice.payOre)],
        ['Krediterar avi', notice.creditedReference],
      ]
    : [
        ['Att betala', kronorOfOre(toPayOre(notice))],
        ['Förfallodag', notice.due && longDate(notice.due)],
        ['OCR-nummer', notice.ocr],
        ['Bankgiro', notice.bankgiro],
        ['Plusgiro', notice.plusgiro],
        ['Objekt', notice.object?.name ?? null],
        ['Period', periodLabel(notice.period)],
      ];

const openingOf = (notice: NoticeDocument): string => {
  const what = `${invoiceKindLabel[notice.kind].toLowerCase()} för ${periodLabel(notice.period)}`;
  if (notice.kind === 'CREDIT') return `Här kommer din ${what}. Du behöver inte betala något.`;
  return notice.autogiro
    ? `Här kommer din ${what}. Beloppet dras från ditt konto på förfallodagen.`
    : `Här kommer din ${what}. Avin finns bifogad som PDF.`;
};

/** What a tenant gets with the notice: everything needed to pay, also without opening the PDF. */
export const noticeMail = (notice: NoticeDocument): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const facts = factsOf(notice).filter((fact): fact is readonly [string, string] => fact[1] !== null);
  const closing = `Vänliga hälsningar\n${notice.sender.name}`;
  const opening = openingOf(notice);
  const cells = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 24px 4px 0;color:#55605f">${escaped(label)}</td>` +
        `<td style="padding:4px 0;font-weight:600">${escaped(value)}</td></tr>`,
    )
    .join('');
  return {
    subject: `${invoiceKindLabel[notice.kind]} ${periodLabel(notice.period)} från ${notice.sender.name}`,
    text: [
      `Hej ${notice.recipient.name}!`,
      opening,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing,
    ].join('\n\n'),
    html:
      '<div style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c2629;max-width:560px">' +
      `<p>Hej ${escaped(notice.recipient.name)}!</p><p>${escaped(opening)}</p>` +
      `<table style="border-collapse:collapse;margin:16px 0">${cells}</table>` +
      `<p>${escaped(closing).replace('\n', '<br>')}</p></div>`,
  };
};
