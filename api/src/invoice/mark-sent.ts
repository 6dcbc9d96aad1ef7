import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-notice';
import { markAsSent } from './send-notice';

/** For a notice that reached the tenant some other way than by our mail. */
export const markSent = async (work: Work, at: { type: string; id: number }): Promise<void> => {
  const notice = await openTyped(work, at);
  if (notice.status !== 'READY') throw problem('noticeState');
  await markAsSent(work, [notice]);
  await addEvent(work.tx, notice.id, { what: 'MARKED_SENT', userId: work.account.userId });
};
