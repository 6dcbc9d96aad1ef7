import { accountingTasks } from '@husrum/api-connections';
import { generateForAccounting, readInvoice, requireInvoice, undoGeneration } from '@husrum/api-invoicing';
import { Problem, problem, type TransactionsContext } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import type { Invoice } from '@husrum/contract/invoice';
import { accountingTaskTexts } from './accounting-task.texts';
import { type AwaitedTasks, awaitTasks, findTaskIdsOfRepeatedCall, toAwaitedTaskDetail } from './await-tasks';

const enqueueGeneration = (
  context: TransactionsContext<Invoice>,
  program: AccountingName,
  id: number,
): Promise<AwaitedTasks> =>
  context.transaction(async (request) => {
    await requireInvoice(request, id);
    const taskIds = await findTaskIdsOfRepeatedCall(request, context, id);
    const [earlierTask] = await accountingTasks.find(request.tx, taskIds);
    if (earlierTask !== undefined)
      return { program, integrationId: earlierTask.integration_id, invoiceId: id, taskIds };
    const queued = await generateForAccounting(request, id, {
      program,
      // It contains the idempotency key, by which a repeated call finds the task.
      detail: toAwaitedTaskDetail(context),
    });
    return { program, invoiceId: id, ...queued };
  });

/** Puts "the invoice could not be created" before the reason. Other problems, such as 424, keep their messages. */
const toGenerationProblem = (error: unknown): unknown =>
  error instanceof Problem && error.key === 'invoiceIncomplete'
    ? problem('invoiceIncomplete', { message: accountingTaskTexts.notGenerated(error.message) })
    : error;

/**
 * Takes an invoice that is still being edited (status EDIT), and creates it in the accounting program of its company. If the
 * program refuses it, the status is EDIT again.
 */
export const generateInvoice = async (
  context: TransactionsContext<Invoice>,
  program: AccountingName,
  id: number,
) => {
  const awaited = await enqueueGeneration(context, program, id).catch((error: unknown) => {
    throw toGenerationProblem(error);
  });
  await awaitTasks(context, awaited, {
    undo: (request) => undoGeneration(request, id),
    refusalMessage: accountingTaskTexts.notGenerated,
  });
  return context.idempotentTransaction((request) => readInvoice(request, id));
};
