import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import type { DrawnNotices } from './draw-notices';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-notice';
import { isReady, markAsSent } from './send-notice';

/** For a notice that reached the tenant some other way than by our mail. */
export const markSent = async (
  work: Work,
  at: { type: string; id: number },
  drawn: DrawnNotices,
): Promise<void> => {
  const notice = await openTyped(work, at);
  if (!isReady(notice)) throw problem('noticeState');
  const sent = await markAsSent(work, [notice], drawn);
  if (sent.length === 0) throw problem('noticeChanged');
  await addEvent(work.tx, notice.id, { what: 'MARKED_SENT', userId: work.account.userId });
};
