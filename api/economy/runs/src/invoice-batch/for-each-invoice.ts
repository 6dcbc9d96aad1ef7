import { type Invoice, lockInvoice, statusToday } from '@husrum/api-invoicing';
import { Problem, problem, type RequestContext } from '@husrum/api-platform';
import type { BatchOutcome } from '@husrum/contract/invoice-batch';

const sortUnique = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/**
 * Runs `action` for each invoice. A problem with one is reported and does not stop the others, so `action` must throw before
 * it writes. Invoices are locked in the order of their ids, so that two batches cannot deadlock. Invoices that have been
 * removed meanwhile are skipped; 404 when none of them exists.
 */
export const forEachInvoice = async (
  context: RequestContext,
  ids: readonly number[],
  action: (invoice: Invoice) => Promise<void>,
): Promise<BatchOutcome> => {
  const outcome: BatchOutcome = { done: 0, failures: [] };
  for (const id of sortUnique(ids)) {
    const invoice = await lockInvoice(context.tx, id);
    if (invoice === undefined) continue;
    try {
      await action({ ...invoice, status: statusToday(invoice, context.clock.today()) });
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.failures.push({ id, reference: invoice.reference, message: error.message });
    }
  }
  if (outcome.done + outcome.failures.length === 0) throw problem('notFound');
  return outcome;
};
