import { type Letter, renderLetters } from '@husrum/api-leases';
import { type Mail, renderMailBody } from '@husrum/api-platform';
import { formatOre } from '@husrum/format';
import { reminderTexts as texts } from './reminder.texts';
import type { ReminderDocument } from './reminder-document';

/** An OCR number in groups of four, as an invoice shows it. */
const formatOcr = (ocr: string | null): string => ocr?.replace(/(?=(\d{4})+$)/g, ' ').trim() ?? '';

const invoiceTable = ({ invoices, owedOre, day }: ReminderDocument) => ({
  columns: [
    { title: texts.columns.invoice, width: 12 },
    { title: texts.columns.what, width: 31 },
    { title: texts.columns.due, width: 15 },
    { title: texts.columns.late, width: 12 },
    { title: texts.columns.ocr, width: 16 },
    { title: texts.columns.left, width: 16, align: 'right' as const },
  ],
  rows: [
    ...invoices.map((invoice) => [
      invoice.reference ?? '',
      texts.what(invoice),
      invoice.due,
      texts.late(invoice.due, day),
      formatOcr(invoice.ocr),
      formatOre(invoice.leftOre),
    ]),
    ...(invoices.length > 1 ? [[texts.sum, '', '', '', '', formatOre(owedOre)]] : []),
  ],
});

export const toReminderLetter = (document: ReminderDocument): Letter => ({
  sender: document.sender,
  recipient: document.recipient,
  day: document.day,
  heading: texts.title(document),
  paragraphs: [
    texts.opening(document),
    invoiceTable(document),
    ...texts.demands(document),
    texts.regards(document),
  ],
});

/** The letter, for a window envelope. */
export const renderReminderPdf = (document: ReminderDocument): Promise<Buffer> =>
  renderLetters(
    {
      title: `${texts.title(document)} ${document.id}`,
      author: document.sender.name,
      creationDay: document.day,
    },
    [toReminderLetter(document)],
  );

/** The mail says everything that the letter says, also without the PDF. */
export const reminderMail = (document: ReminderDocument): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject: texts.subject(document),
  ...renderMailBody({
    name: document.recipient.name,
    paragraphs: [
      `${texts.opening(document)}\n${document.invoices.map(texts.mailLine).join('\n')}`,
      ...texts.demands(document),
      texts.attached,
    ],
    from: document.sender.name,
  }),
});
