import type { DrawnNotices } from '../invoice/draw-notices';
import { lockNotices } from '../invoice/invoicebase.store';
import { addressed, drawToMail, isReady, sendNotices } from '../invoice/send-notice';
import type { Acting } from '../platform/http';
import { acting, type Night } from './night';
import type { TitledNotice } from './notice-titles.store';
import type { NewItem } from './run.store';

const idsOf = (tasks: readonly TitledNotice[]): number[] => tasks.map(({ noticeId }) => noticeId);

/** Draws those that are ready to be sent, before the transaction in which they are. */
export const drawTogether = (night: Night, tasks: readonly TitledNotice[]): Promise<DrawnNotices> =>
  drawToMail({ files: night.files, step: (work) => acting(night, work) }, idsOf(tasks), isReady);

/**
 * Sends those that are ready, and gives what a run notes of them; of the others nothing. The lock decides between us
 * and a person who presses the button now. None is sent when one has changed since it was drawn: all are tried again.
 */
export const sendTogether = async (
  work: Acting,
  tasks: readonly TitledNotice[],
  drawn: DrawnNotices,
): Promise<NewItem[]> => {
  const locked = await lockNotices(work.tx, idsOf(tasks));
  const { sendable, refused } = await addressed(work, locked.filter(isReady));
  for (const { problem: changed } of await sendNotices(work, sendable, drawn)) throw changed;
  const sent = new Set(sendable.map(({ notice }) => notice.id));
  const why = new Map(refused.map(({ notice, problem }) => [notice.id, problem.message]));
  return tasks.flatMap((task): NewItem[] => {
    if (sent.has(task.noticeId)) return [{ ...task, outcome: 'MADE' }];
    const message = why.get(task.noticeId);
    return message === undefined ? [] : [{ ...task, outcome: 'FAILED', message }];
  });
};
