import type { BodyOf, calls, OkOf } from '@husrum/contract';
import { Problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { lockNotice, type Notice, readyIds } from './invoicebase.store';
import { recipientOf, sendNotice } from './send-notice';

type Answer = OkOf<typeof calls.invoicebase.sendAll>;

/** Why it cannot be sent; undefined when it can. Asked before anything is written, so one never stops the others. */
const refusalOf = async (work: Work, notice: Notice): Promise<string | undefined> => {
  try {
    await recipientOf(work, notice);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};

/** Sends the notices that are ready as the call begins, or those of them that are named (D-22). */
export const sendAll = async (
  work: Work,
  { ids }: BodyOf<typeof calls.invoicebase.sendAll>,
): Promise<Answer> => {
  const wanted = ids ?? (await readyIds(work.tx));
  const answer: Answer = { sent: 0, skipped: 0, failed: 0, failures: [] };
  for (const id of new Set(wanted)) {
    const notice = await lockNotice(work.tx, id);
    if (notice?.status !== 'READY') {
      answer.skipped += 1;
      continue;
    }
    const message = await refusalOf(work, notice);
    if (message === undefined) {
      await sendNotice(work, notice);
      answer.sent += 1;
    } else {
      answer.failed += 1;
      answer.failures.push({ id, reference: notice.reference, message });
    }
  }
  return answer;
};
