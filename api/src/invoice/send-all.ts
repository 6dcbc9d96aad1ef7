import type { BodyOf, calls, OkOf } from '@husrum/contract';
import { chunksOf } from '../platform/grouped';
import type { Work } from '../platform/http';
import { lockNotices, readyIds } from './invoicebase.store';
import { addressed, sendNotices } from './send-notice';

/** Their PDFs are in memory at once. */
const TOGETHER = 50;

type Answer = OkOf<typeof calls.invoicebase.sendAll>;

/** Sends the notices that are ready as the call begins, or those of them that are named (D-22). */
export const sendAll = async (
  work: Work,
  { ids }: BodyOf<typeof calls.invoicebase.sendAll>,
): Promise<Answer> => {
  const wanted = [...new Set(ids ?? (await readyIds(work.tx)))];
  const ready = (await lockNotices(work.tx, wanted)).filter(({ status }) => status === 'READY');
  const { sendable, refused } = await addressed(work, ready);
  for (const some of chunksOf(sendable, TOGETHER)) await sendNotices(work, some);
  return {
    sent: sendable.length,
    skipped: wanted.length - ready.length,
    failed: refused.length,
    failures: refused.map(({ notice, problem }) => ({
      id: notice.id,
      reference: notice.reference,
      message: problem.message,
    })),
  };
};
