import { type LocalDate, latest, nextBankDay } from '@husrum/format';
import { problem } from '../platform/errors';
import type { Acting } from '../platform/http';
import { maySend } from '../rent/notice-status.rules';
import { addEvent } from './invoice-event.store';
import { changeNotice, type Notice } from './invoicebase.store';
import { readDocument } from './notice-document.store';
import { dueOnSending } from './notice-due.store';
import { keptFile, type NoticeFile, PDF } from './notice-file';
import { noticeMail } from './notice-mail.texts';
import { noticeEmailOf } from './notice-party.store';
import type { NoticeDocument } from './notice-pdf/notice-document';
import { settleNotices } from './settle-notices';

/** A due date is never before the day the notice is sent (D-10); one that a person set is kept beyond that. */
const dueAfterSending = async (
  { tx }: Acting,
  notice: Notice,
  today: LocalDate,
): Promise<LocalDate | null> => {
  if (notice.kind === 'CREDIT') return null;
  if (notice.due_by_hand && notice.due_at !== null)
    return notice.due_at < today ? nextBankDay(today) : notice.due_at;
  const due = await dueOnSending(tx, notice, today);
  return notice.due_at === null ? due : latest(notice.due_at, due);
};

/** Turns a ready notice into a sent one: locked, with its final due date and its PDF stored. Gives what it says. */
export const markAsSent = async (
  work: Acting,
  notice: Notice,
): Promise<{ document: NoticeDocument; file: NoticeFile }> => {
  const { tx, clock } = work;
  const today = clock.today();
  const now = clock.now().toISOString();
  const sending = {
    last_sent_at: now,
    send_count: notice.send_count + 1,
    ...(notice.sent_at === null ? { sent_at: now, due_at: await dueAfterSending(work, notice, today) } : {}),
  };
  const sent = { ...notice, ...sending };
  const document = await readDocument(tx, sent, today);
  const { file, kept } = await keptFile(work, sent, document);
  await changeNotice(tx, notice.id, { ...sending, ...kept });
  await settleNotices(tx, [notice.id], today);
  return { document, file };
};

/** Where it goes; refuses a notice that cannot be sent, before anything is written. */
export const recipientOf = async ({ tx }: Acting, notice: Notice): Promise<string> => {
  if (!maySend(notice.status)) throw problem('noticeState');
  if (notice.tenant_id === null) throw problem('noticeWithoutTenant');
  const to = await noticeEmailOf(tx, notice.tenant_id);
  if (to === null) throw problem('noticeWithoutEmail');
  return to;
};

/** Mails a notice with its PDF, the first time or again. The mail leaves only if the transaction does. */
export const sendNotice = async (work: Acting, notice: Notice): Promise<void> => {
  const to = await recipientOf(work, notice);
  const { document, file } = await markAsSent(work, notice);
  await work.outbox.mail({
    ...noticeMail(document),
    to,
    from: document.sender.name,
    ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
    attachments: [{ ...file, mimetype: PDF }],
  });
  await addEvent(work.tx, notice.id, { what: 'SENT', userId: work.account.userId, detail: to });
};
