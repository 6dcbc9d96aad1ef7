import { type LocalDate, latest, nextBankDay } from '@husrum/format';
import { zip } from '../platform/grouped';
import type { Acting } from '../platform/http';
import type { Notice } from './invoicebase.store';
import { readDocuments } from './notice-document.store';
import { dueOnSending } from './notice-due.store';
import type { NoticeDocument } from './notice-pdf/notice-document';

/** A due date is never before the day the notice is sent (D-10); one that a person set is kept beyond that. */
const dueAfterSending = (notice: Notice, byTerms: LocalDate | undefined, today: LocalDate) => {
  if (notice.kind === 'CREDIT') return null;
  if (notice.due_by_hand && notice.due_at !== null)
    return notice.due_at < today ? nextBankDay(today) : notice.due_at;
  if (notice.due_at === null) return byTerms ?? null;
  return byTerms === undefined ? notice.due_at : latest(notice.due_at, byTerms);
};

/** A notice as it is once it has been sent, and what stands on it. */
export interface Sending {
  notice: Notice;
  document: NoticeDocument;
}

/** What some notices become, and say, if they are sent now. Nothing is written. In the same order. */
export const sendingsNow = async (
  { tx, clock }: Pick<Acting, 'tx' | 'clock'>,
  notices: readonly Notice[],
): Promise<Sending[]> => {
  const today = clock.today();
  const now = clock.now().toISOString();
  const terms = await dueOnSending(
    tx,
    notices.map(({ id }) => id),
    today,
  );
  const after = notices.map((notice) => ({
    ...notice,
    last_sent_at: now,
    send_count: notice.send_count + 1,
    ...(notice.sent_at === null
      ? { sent_at: now, due_at: dueAfterSending(notice, terms.get(notice.id), today) }
      : {}),
  }));
  return zip(after, await readDocuments(tx, after, today)).map(([notice, document]) => ({
    notice,
    document,
  }));
};
