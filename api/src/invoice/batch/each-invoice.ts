import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { Problem, problem } from '../../platform/errors';
import type { RequestContext } from '../../platform/http';
import { type Invoice, lockInvoice } from '../invoice.store';
import { statusToday } from '../open-invoice';

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);

/**
 * Does the same to each invoice. A refusal of one is told and never stops the others: so `act` refuses before it writes.
 * Locked in the order of their ids, so that two batches wait for each other instead of standing still.
 * What has been removed meanwhile is passed over; 404 when none of them exists.
 */
export const eachInvoice = async (
  context: RequestContext,
  ids: readonly number[],
  act: (invoice: Invoice) => Promise<void>,
): Promise<BatchOutcome> => {
  const outcome: BatchOutcome = { done: 0, failures: [] };
  for (const id of inOrder(ids)) {
    const invoice = await lockInvoice(context.tx, id);
    if (invoice === undefined) continue;
    try {
      await act({ ...invoice, status: statusToday(invoice, context.clock.today()) });
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.failures.push({ id, reference: invoice.reference, message: error.message });
    }
  }
  if (outcome.done + outcome.failures.length === 0) throw problem('notFound');
  return outcome;
};
