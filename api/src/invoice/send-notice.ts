import { isDeepStrictEqual } from 'node:util';
import { type Problem, problem } from '../platform/errors';
import type { Acting } from '../platform/http';
import { maySend } from '../rent/notice-status.rules';
import { type DrawnNotices, drawNotices, type Steps } from './draw-notices';
import { addEvents } from './invoice-event.store';
import { lockNotices, type Notice, writeSendings } from './invoicebase.store';
import { type NoticeFile, PDF } from './notice-file';
import { noticeMail } from './notice-mail.texts';
import { noticeEmails } from './notice-party.store';
import { keepPrinted } from './notice-print.store';
import { type Sending, sendingsNow } from './sending';
import { settleNotices } from './settle-notices';

/** A notice as it was sent, what stands on it, and its PDF. */
interface SentNotice extends Sending {
  file: NoticeFile;
}

/** The notice with the PDF that was drawn of it; without one, or one that says something else by now, undefined. */
const asDrawn = ({ notice, document }: Sending, drawn: DrawnNotices): SentNotice | undefined => {
  const before = drawn.get(notice.id);
  if (before?.notice.pdf_key !== notice.pdf_key || !isDeepStrictEqual(before.document, document))
    return undefined;
  const { key, file } = before;
  return { notice: { ...notice, pdf_key: key, pdf_name: file.name }, document, file };
};

/**
 * Turns ready notices, locked, into sent ones, each with its final due date and the PDF that was drawn of it. Those that
 * have changed since they were drawn are left as they are. In the same order.
 */
export const markAsSent = async (
  work: Acting,
  notices: readonly Notice[],
  drawn: DrawnNotices,
): Promise<SentNotice[]> => {
  const { tx, clock } = work;
  const sent = (await sendingsNow(work, notices)).flatMap((sending) => asDrawn(sending, drawn) ?? []);
  const after = sent.map(({ notice }) => notice);
  await writeSendings(tx, after);
  await keepPrinted(
    tx,
    sent.map(({ notice: { id }, document }) => ({ id, document })),
  );
  await settleNotices(
    tx,
    after.map(({ id }) => id),
    clock.today(),
  );
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

export const isReady = ({ status }: Pick<Notice, 'status'>): boolean => status === 'READY';

/** Draws those of some notices that can be mailed; why others cannot, the transaction says that is to send them. */
export const drawToMail = (
  steps: Steps,
  ids: readonly number[],
  isWanted: (notice: Notice) => boolean,
): Promise<DrawnNotices> =>
  drawNotices(steps, async (work) => {
    const wanted = (await lockNotices(work.tx, ids)).filter(isWanted);
    return (await addressed(work, wanted)).sendable.map(({ notice }) => notice);
  });

/**
 * Mails notices with the PDFs that were drawn of them, the first time or again, but for those that have changed since,
 * which it gives. The mail leaves only if the transaction does.
 */
export const sendNotices = async (
  work: Acting,
  sendable: readonly Addressed[],
  drawn: DrawnNotices,
): Promise<Refused[]> => {
  const notices = sendable.map(({ notice }) => notice);
  const byId = new Map((await markAsSent(work, notices, drawn)).map((one) => [one.notice.id, one]));
  const sent = sendable.flatMap(({ notice, to }) => {
    const one = byId.get(notice.id);
    return one ? [{ ...one, to }] : [];
  });
  await work.outbox.mails(
    sent.map(({ to, document, file }) => ({
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
    sent.map(({ notice, to }) => ({ noticeId: notice.id, what: 'SENT', userId, detail: to })),
  );
  return notices
    .filter(({ id }) => !byId.has(id))
    .map((notice) => ({ notice, problem: problem('noticeChanged') }));
};

/** One notice, which a person has asked for: what stands in its way is the answer. */
export const sendNotice = async (work: Acting, notice: Notice, drawn: DrawnNotices): Promise<void> => {
  const { sendable, refused } = await addressed(work, [notice]);
  for (const { problem: why } of [...refused, ...(await sendNotices(work, sendable, drawn))]) throw why;
};
