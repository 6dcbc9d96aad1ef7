import type { AccountingName } from '@husrum/contract/accounting';
import type { Invoice } from '@husrum/contract/invoice';
import { findTasks } from '../accounting/accounting-task.store';
import { generateForAccounting, undoGeneration } from '../invoice/generate-accounting';
import { readInvoice } from '../invoice/read-invoice';
import { requireInvoice } from '../invoice/require-invoice';
import { Problem, problem } from '../platform/errors';
import type { TransactionsContext } from '../platform/http';
import { accountingTaskTexts } from './accounting-task.texts';
import { type AwaitedTasks, awaitTasks, findRepeatedTasks, markAsAwaited } from './await-tasks';

const begin = (
  context: TransactionsContext<Invoice>,
  name: AccountingName,
  id: number,
): Promise<AwaitedTasks> =>
  context.transaction(async (request) => {
    await requireInvoice(request, id);
    const taskIds = await findRepeatedTasks(request, context, id);
    const [repeated] = await findTasks(request.tx, taskIds);
    if (repeated !== undefined)
      return { name, integrationId: repeated.integration_id, invoiceId: id, taskIds };
    const queued = await generateForAccounting(request, id, { name, detail: markAsAwaited(context) });
    return { name, invoiceId: id, ...queued };
  });

/** Adds the usual introduction before the reason. Other problems, such as 424, keep their messages. */
const explain = (error: unknown): unknown =>
  error instanceof Problem && error.key === 'invoiceIncomplete'
    ? problem('invoiceIncomplete', { message: accountingTaskTexts.notGenerated(error.message) })
    : error;

/** Creates an edited invoice in the accounting program of its company. If the program refuses it, the user can edit it and try again. */
export const generateInvoice = async (
  context: TransactionsContext<Invoice>,
  name: AccountingName,
  id: number,
) => {
  const awaited = await begin(context, name, id).catch((error: unknown) => {
    throw explain(error);
  });
  await awaitTasks(context, awaited, {
    undo: (request) => undoGeneration(request, id),
    refusalMessage: accountingTaskTexts.notGenerated,
  });
  return context.idempotentTransaction((request) => readInvoice(request, id));
};
