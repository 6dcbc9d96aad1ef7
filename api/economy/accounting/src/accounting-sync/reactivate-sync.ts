import {
  accountingInvoices,
  accountingTasks,
  integrationTexts,
  openAccountingConnection,
} from '@husrum/api-connections';
import {
  accountingTexts,
  addInvoiceEvent,
  changeInvoice,
  findInvoice,
  isAccountingType,
} from '@husrum/api-invoicing';
import { problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import { ServiceError } from '@husrum/api-ports';
import { runAccountingTasks } from './run-accounting-tasks';
import { refreshInvoiceError } from './stop-accounting-task';
import { createSyncContext, type SyncContext } from './sync-context';
import { emptySyncResult, findStopReason, readTheirInvoice, syncInvoice } from './sync-invoice';
import { findSyncedInvoice } from './synced-invoice.store';

/** The reason of a failure, in Swedish. It is undefined on success. */
type Failure = string | undefined;

const syncNow = async (context: SyncContext, invoiceId: number): Promise<Failure> => {
  try {
    const invoice = await context.transaction(({ tx }) => findSyncedInvoice(tx, invoiceId));
    if (invoice === undefined) return integrationTexts.failure.notFound;
    await syncInvoice(context, invoice, await readTheirInvoice(context, invoice), emptySyncResult());
    return undefined;
  } catch (error) {
    const reason = findStopReason(context, error);
    if (reason !== undefined) return reason;
    if (!(error instanceof ServiceError)) throw error;
    return integrationTexts.failure[error.failure];
  }
};

/** The reason why a task of the invoice is not done. The result is undefined without open tasks. */
const findOpenTaskFailure = (context: SyncContext, invoiceId: number): Promise<Failure> =>
  context.transaction(async ({ tx }) => {
    const [task] = await accountingTasks.listOpen(tx, invoiceId);
    return task && (task.error ?? integrationTexts.failure.unreachable);
  });

/**
 * Tries to synchronise an invoice whose sync is stopped, between transactions. Does nothing for an invoice that does not exist
 * or has no connection: `reactivateSync` decides whether that is an error.
 */
export const trySync = async (
  context: Pick<TransactionsContext, 'server' | 'transaction'>,
  invoiceId: number,
): Promise<Failure> => {
  const found = await context.transaction(async (request) => {
    const { tx, account } = request;
    const invoice = await findInvoice(tx, invoiceId);
    const record = await accountingInvoices.find(tx, invoiceId);
    if (invoice === undefined || !isAccountingType(invoice.invoice_type) || record === undefined)
      return undefined;
    await accountingTasks.retry(tx, { invoiceId });
    await refreshInvoiceError(request, invoiceId);
    return { businessId: account.businessId, integrationId: record.integration_id };
  });
  if (found === undefined || found.integrationId === null) return undefined;
  const { businessId, integrationId } = found;
  await runAccountingTasks(context.server, businessId, integrationId, { invoiceId });
  const connection = await openAccountingConnection(context.server, businessId, integrationId);
  if (connection === undefined) return integrationTexts.failure.unauthorized;
  const syncContext = createSyncContext(context.server, businessId, connection);
  return (await findOpenTaskFailure(syncContext, invoiceId)) ?? syncNow(syncContext, invoiceId);
};

/** Turns the sync of the invoice on again, or records in its history why it still fails (product specification, part 1: `sync_active`). */
export const reactivateSync = async (
  { tx, account }: RequestContext,
  invoiceId: number,
  failure: Failure,
): Promise<void> => {
  const invoice = await findInvoice(tx, invoiceId);
  if (invoice === undefined) throw problem('notFound');
  if (isAccountingType(invoice.invoice_type)) {
    const record = await accountingInvoices.find(tx, invoiceId);
    if (record === undefined || record.integration_id === null)
      throw problem('notConnected', {
        message: accountingTexts.connectionGoneSent(invoice.invoice_type),
      });
  }
  const { userId } = account;
  if (failure !== undefined) {
    await changeInvoice(tx, invoiceId, { sync_active: false });
    await accountingInvoices.save(tx, invoiceId, { sync_error: failure });
    await addInvoiceEvent(tx, invoiceId, { kind: 'SYNC_STOPPED', userId, detail: failure });
    return;
  }
  await changeInvoice(tx, invoiceId, { sync_active: true });
  await accountingInvoices.save(tx, invoiceId, { sync_error: null });
  if (!invoice.sync_active) await addInvoiceEvent(tx, invoiceId, { kind: 'SYNC_RESUMED', userId });
};
