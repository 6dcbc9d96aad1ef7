import { type LocalDate, latest, nextBankDay } from '@husrum/format';
import { type Problem, problem } from '../platform/errors';
import { chunksOf, zip } from '../platform/grouped';
import type { Acting } from '../platform/http';
import { maySend } from '../rent/notice-status.rules';
import { addEvents } from './invoice-event.store';
import { type Notice, writeSendings } from './invoicebase.store';
import { readDocuments } from './notice-document.store';
import { dueOnSending } from './notice-due.store';
import { keptFile, type NoticeFile, PDF } from './notice-file';
import { noticeMail } from './notice-mail.texts';
import { noticeEmails } from './notice-party.store';
import type { NoticeDocument } from './notice-pdf/notice-document';
import { keepPrinted } from './notice-print.store';
import { settleNotices } from './settle-notices';

/** A due date is never before the day the notice is sent (D-10); one that a person set is kept beyond that. */
const dueAfterSending = (notice: Notice, byTerms: LocalDate | undefined, today: LocalDate) => {
  if (notice.kind === 'CREDIT') return null;
  if (notice.due_by_hand && notice.due_at !== null)
    return notice.due_at < today ? nextBankDay(today) : notice.due_at;
  if (notice.due_at === null) return byTerms ?? null;
  return byTerms === undefined ? notice.due_at : latest(notice.due_at, byTerms);
};

/** Some are drawn while others are being written to the disk. */
const DRAWN_TOGETHER = 6;

/** A notice as it was sent, what stands on it, and its PDF. */
export interface SentNotice {
  notice: Notice;
  document: NoticeDocument;
  file: NoticeFile;
}

/** Turns ready notices into sent ones: locked, each with its final due date and its PDF stored. In the same order. */
export const markAsSent = async (work: Acting, notices: readonly Notice[]): Promise<SentNotice[]> => {
  const { tx, clock } = work;
  const today = clock.today();
  const now = clock.now().toISOString();
  const ids = notices.map(({ id }) => id);
  const terms = await dueOnSending(tx, ids, today);
  const after = notices.map((notice) => ({
    ...notice,
    last_sent_at: now,
    send_count: notice.send_count + 1,
    ...(notice.sent_at === null
      ? { sent_at: now, due_at: dueAfterSending(notice, terms.get(notice.id), today) }
      : {}),
  }));
  const documents = await readDocuments(tx, after, today);
  const kept = async ([notice, document]: [Notice, NoticeDocument]): Promise<SentNotice> => {
    const { file, key } = await keptFile(work, notice, document);
    return { notice: { ...notice, pdf_key: key, pdf_name: file.name }, document, file };
  };
  const sent: SentNotice[] = [];
  for (const some of chunksOf(zip(after, documents), DRAWN_TOGETHER))
    sent.push(...(await Promise.all(some.map(kept))));
  await writeSendings(
    tx,
    sent.map(({ notice }) => notice),
  );
  await keepPrinted(
    tx,
    sent.map(({ notice: { id }, document }) => ({ id, document })),
  );
  await settleNotices(tx, ids, today);
  return sent;
};

/** A notice that may be sent, and where it goes. */
export interface Addressed {
  notice: Notice;
  to: string;
}

/** A notice that cannot be sent, and why. */
interface Refused {
  notice: Notice;
  problem: Problem;
}

/** Where notices go, and why those that cannot be sent cannot: asked before anything is written, so that one never stops another. */
export const addressed = async (
  { tx }: Acting,
  notices: readonly Notice[],
): Promise<{ sendable: Addressed[]; refused: Refused[] }> => {
  const emails = await noticeEmails(
    tx,
    notices.flatMap(({ tenant_id }) => tenant_id ?? []),
  );
  const sendable: Addressed[] = [];
  const refused: Refused[] = [];
  for (const notice of notices) {
    const { status, tenant_id } = notice;
    const to = tenant_id === null ? undefined : emails.get(tenant_id);
    if (!maySend(status)) refused.push({ notice, problem: problem('noticeState') });
    else if (tenant_id === null) refused.push({ notice, problem: problem('noticeWithoutTenant') });
    else if (to == null) refused.push({ notice, problem: problem('noticeWithoutEmail') });
    else sendable.push({ notice, to });
  }
  return { sendable, refused };
};

/** Mails notices with their PDFs, the first time or again. The mail leaves only if the transaction does. */
export const sendNotices = async (work: Acting, sendable: readonly Addressed[]): Promise<void> => {
  const sent = zip(
    sendable,
    await markAsSent(
      work,
      sendable.map(({ notice }) => notice),
    ),
  );
  await work.outbox.mails(
    sent.map(([{ to }, { document, file }]) => ({
      ...noticeMail(document),
      to,
      from: document.sender.name,
      ...(document.sender.email === null ? {} : { replyTo: document.sender.email }),
      attachments: [{ ...file, mimetype: PDF }],
    })),
  );
  const { userId } = work.account;
  await addEvents(
    work.tx,
    sendable.map(({ notice, to }) => ({ noticeId: notice.id, what: 'SENT', userId, detail: to })),
  );
};

/** One notice, which a person has asked for: what stands in its way is the answer. */
export const sendNotice = async (work: Acting, notice: Notice): Promise<void> => {
  const { sendable, refused } = await addressed(work, [notice]);
  for (const { problem: why } of refused) throw why;
  await sendNotices(work, sendable);
};
