import { accountingInvoices, accountingTasks, removeIntegration } from '@husrum/api-connections';
import { addInvoiceEvents, disconnectInvoices, readInvoice, requireInvoice } from '@husrum/api-invoicing';
import { problem, type RequestContext, type Route, serve, serveWithTransactions } from '@husrum/api-platform';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { integrationCalls, integrationLabel } from '@husrum/contract/integration';
import { accountingTaskTexts } from './accounting-task.texts';
import { runAccountingTasks } from './run-accounting-tasks';
import { refreshInvoiceError } from './stop-accounting-task';

/**
 * Retries stopped tasks and clears their errors. With an id, retries the tasks of that invoice, also those that wait for their
 * next attempt. Returns the number of invoices.
 */
const retry = async (request: RequestContext, invoiceId?: number): Promise<number> => {
  const ids = await accountingTasks.retry(request.tx, invoiceId === undefined ? {} : { invoiceId });
  for (const id of ids) {
    await accountingInvoices.save(request.tx, id, { sync_error: null });
    await refreshInvoiceError(request, id);
  }
  return ids.length;
};

export const accountingTaskRoutes: readonly Route[] = [
  serveWithTransactions(accountingSyncCalls.retryInvoice, async ({ params: { id } }, context) => {
    const { integrationId, businessId } = await context.transaction(async (request) => {
      await requireInvoice(request, id);
      const record = await accountingInvoices.find(request.tx, id);
      if (record === undefined || record.integration_id === null) throw problem('notConnected');
      await retry(request, id);
      return { integrationId: record.integration_id, businessId: request.account.businessId };
    });
    await runAccountingTasks(context.server, businessId, integrationId, { invoiceId: id });
    return context.transaction((request) => readInvoice(request, id));
  }),
  // It is served here, because the removal gives invoices that are not booked yet an error that states what to do, and
  // `accounting` cannot import `refreshInvoiceError`.
  serveWithTransactions(integrationCalls.remove, ({ params }, context) =>
    removeIntegration(context, params.id, async (request, { name, ...invoices }) => {
      const { unbookedIds, unfinishedIds } = invoices;
      const manualCreditIds = new Set(await disconnectInvoices(request.tx, invoices));
      const { connectionRemoved, creditConnectionRemoved } = accountingTaskTexts;
      await addInvoiceEvents(
        request.tx,
        unfinishedIds.map((invoiceId) => ({
          invoiceId,
          kind: 'SYNC_STOPPED',
          userId: request.account.userId,
          detail: (manualCreditIds.has(invoiceId) ? creditConnectionRemoved : connectionRemoved)(
            integrationLabel[name],
          ),
        })),
      );
      for (const id of unbookedIds) await refreshInvoiceError(request, id);
    }),
  ),
  serve(accountingSyncCalls.retryAll, async (_input, request) => ({ count: await retry(request) })),
];
