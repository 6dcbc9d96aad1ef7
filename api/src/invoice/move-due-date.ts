import { dueAtFixed } from '@husrum/contract/invoice';
import { type LocalDate, localDate } from '@husrum/format';
import { invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { addEvent } from './invoice-event.store';
import { changeNotice, type Notice } from './invoicebase.store';
import { settleNotices } from './settle-notices';

/** A due date that a person sets; it is kept as it is, also when it is no bank day. */
export const moveDueDate = async (
  { tx, clock, account }: Work,
  notice: Notice,
  due_at: LocalDate,
): Promise<void> => {
  if (dueAtFixed.includes(notice.status) || notice.kind === 'CREDIT') throw problem('noticeState');
  const earliest = notice.sent_at === null ? clock.today() : localDate(new Date(notice.sent_at));
  if (due_at < earliest) {
    const why = notice.sent_at === null ? 'har passerat' : `är före dagen då avin skickades, ${earliest}`;
    throw invalid({ due_at: [`Förfallodagen ${why}`] });
  }
  // The paper that was sent says the day before: the next one to leave is drawn anew.
  await changeNotice(tx, notice.id, { due_at, due_by_hand: true, pdf_key: null });
  await addEvent(tx, notice.id, { what: 'DUE_MOVED', userId: account.userId, detail: due_at });
  await settleNotices(tx, [notice.id], clock.today());
};
