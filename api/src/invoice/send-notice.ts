import { type LocalDate, latest, nextBankDay } from '@husrum/format';
import { problem } from '../platform/errors';
import type { Acting } from '../platform/http';
import { maySend } from '../rent/notice-status.rules';
import { addEvent } from './invoice-event.store';
import { changeNotice, findNotice, type Notice } from './invoicebase.store';
import { readDocument } from './notice-document.store';
import { dueOnSending } from './notice-due.store';
import { keptFile, PDF } from './notice-file';
import { noticeMail } from './notice-mail.texts';
import { noticeEmailOf } from './notice-party.store';
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

/** Turns a ready notice into a sent one: locked, with its final due date and its PDF stored. */
export const markAsSent = async (work: Acting, notice: Notice): Promise<Notice> => {
  const { tx, clock } = work;
  const now = clock.now().toISOString();
  const first = notice.sent_at === null;
  await changeNotice(tx, notice.id, {
    last_sent_at: now,
    send_count: notice.send_count + 1,
    ...(first ? { sent_at: now, due_at: await dueAfterSending(work, notice, clock.today()) } : {}),
  });
  await settleNotices(tx, [notice.id], clock.today());
  const sent = (await findNotice(tx, notice.id)) ?? notice;
  await keptFile(work, sent);
  return (await findNotice(tx, notice.id)) ?? sent;
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
  const sent = await markAsSent(work, notice);
  const document = await readDocument(work.tx, sent, work.clock.today());
  const { name, bytes } = await keptFile(work, sent);
  await work.outbox.mail({
    ...noticeMail(document),
    to,
    from: document.sender.name,
    ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
    attachments: [{ name, mimetype: PDF, bytes }],
  });
  await addEvent(work.tx, notice.id, { what: 'SENT', userId: work.account.userId, detail: to });
};
