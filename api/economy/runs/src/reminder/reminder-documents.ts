import { defineDocument } from '@husrum/api-leases';
import type { ActorContext } from '@husrum/api-platform';
import { enqueueFee } from './charge-reminder-fee';
import { type PlannedReminder, planReminderDocuments } from './plan-reminders';
import { lockReminders, type Reminder, saveMailedTo, saveSending } from './reminder.store';
import { reminderTexts } from './reminder.texts';
import type { ReminderDocument } from './reminder-document';
import { reminderMail, renderReminderPdf } from './reminder-letter';
import { recordUndeliveredReminder } from './undelivered-reminder';

interface SentReminder {
  readonly id: number;
  readonly sendCount: number;
  readonly document: ReminderDocument;
  readonly file: { readonly name: string; readonly mimetype: string; readonly bytes: Buffer };
}
type MailedReminder = SentReminder & { readonly to: string };

type PrintedReminder = Pick<PlannedReminder, 'id' | 'document'>;

/** How the PDF of a reminder is made. */
export const printedReminder = {
  fileName: ({ id }: PrintedReminder): string => reminderTexts.fileName(id),
  drawPdf: ({ document }: PrintedReminder): Promise<Buffer> => renderReminderPdf(document),
} as const;

const findVersions = async (
  context: ActorContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const planned = await planReminderDocuments(context, await lockReminders(context.tx, ids));
  return new Map(planned.map(({ id, version }) => [id, version]));
};

/** Reminders as documents: their PDFs, their mails, and what makes them sent. */
export const reminderDocuments = defineDocument<Reminder, PlannedReminder, SentReminder, MailedReminder>({
  name: 'reminder',
  plan: planReminderDocuments,
  ...printedReminder,
  findVersions,
  recordSent: async ({ tx, clock, account }, reminders) => {
    const now = clock.now().toISOString();
    const sent: SentReminder[] = [];
    for (const { row, prepared } of reminders) {
      const { document, stated, pdfKey, file } = prepared;
      await saveSending(tx, { reminderId: row.id, pdfKey, pdfName: file.name, document, stated }, now);
      if (stated !== null && stated.feeOre > 0) await enqueueFee(tx, account.businessId, row.id);
      sent.push({ id: row.id, sendCount: row.send_count + 1, document, file });
    }
    return sent;
  },
  loadMailed: async (_context, sent) => sent,
  toMail: ({ document, to, file }) => ({
    ...reminderMail(document),
    to,
    from: document.sender.name,
    ...(document.replyTo === null ? {} : { replyTo: document.replyTo }),
    attachments: [file],
  }),
  recordMailed: async ({ tx }, mailed) => {
    for (const { id, to } of mailed) await saveMailedTo(tx, id, to);
  },
  toUndelivered: ({ id, sendCount, to }) => ({ reminderId: id, sending: sendCount, to }),
  recordUndelivered: recordUndeliveredReminder,
});

/** Reminders whose PDFs are stored, by id. */
export type RenderedReminders = Awaited<ReturnType<typeof reminderDocuments.prepare>>;
/** The file store, and short transactions. */
export type RenderContext = Parameters<typeof reminderDocuments.prepare>[0];
