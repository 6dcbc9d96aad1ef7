import { lockNotices } from '../invoice/invoicebase.store';
import { addressed, sendNotices } from '../invoice/send-notice';
import type { Acting } from '../platform/http';
import type { TitledNotice } from './notice-titles.store';
import type { NewItem } from './run.store';

/**
 * Sends those that are ready, and gives what a run notes of them; of the others nothing. The lock decides between us
 * and a person who presses the button now.
 */
export const sendTogether = async (work: Acting, tasks: readonly TitledNotice[]): Promise<NewItem[]> => {
  const locked = await lockNotices(
    work.tx,
    tasks.map(({ noticeId }) => noticeId),
  );
  const { sendable, refused } = await addressed(
    work,
    locked.filter(({ status }) => status === 'READY'),
  );
  await sendNotices(work, sendable);
  const sent = new Set(sendable.map(({ notice }) => notice.id));
  const why = new Map(refused.map(({ notice, problem }) => [notice.id, problem.message]));
  return tasks.flatMap((task): NewItem[] => {
    if (sent.has(task.noticeId)) return [{ ...task, outcome: 'MADE' }];
    const message = why.get(task.noticeId);
    return message === undefined ? [] : [{ ...task, outcome: 'FAILED', message }];
  });
};
