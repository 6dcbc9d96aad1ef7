import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { Problem, problem } from '../../platform/errors';
import type { Work } from '../../platform/http';
import { lockNotice, type Notice } from '../invoicebase.store';
import { statusToday } from '../open-notice';

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);

/**
 * Does the same to each notice. A refusal of one is told and never stops the others: so `act` refuses before it writes.
 * Locked in the order of their ids, so that two batches wait for each other instead of standing still.
 * What has been removed meanwhile is passed over; 404 when none of them exists.
 */
export const eachNotice = async (
  work: Work,
  ids: readonly number[],
  act: (notice: Notice) => Promise<void>,
): Promise<BatchOutcome> => {
  const outcome: BatchOutcome = { done: 0, failures: [] };
  for (const id of inOrder(ids)) {
    const notice = await lockNotice(work.tx, id);
    if (notice === undefined) continue;
    try {
      await act({ ...notice, status: statusToday(notice, work.clock.today()) });
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.failures.push({ id, reference: notice.reference, message: error.message });
    }
  }
  if (outcome.done + outcome.failures.length === 0) throw problem('notFound');
  return outcome;
};
