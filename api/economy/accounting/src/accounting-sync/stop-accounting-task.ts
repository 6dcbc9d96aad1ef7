import {
  type AccountingTask,
  accountingInvoices,
  accountingTasks,
  findShowingInvoiceId,
} from '@husrum/api-connections';
import {
  addInvoiceEvent,
  changeInvoice,
  findInvoiceProblem,
  lockInvoice,
  refreshInvoiceStatuses,
} from '@husrum/api-invoicing';
import type { ActorContext } from '@husrum/api-platform';
import { AccountingRefusal } from '@husrum/api-ports';
import { failInvoiceItem } from '@husrum/api-runs';
import type { AccountingName } from '@husrum/contract/accounting';
import { unlinkCustomer } from '../accounting-customer/accounting-customer.store';

/** Finds out again whether an unsent invoice can be sent, and updates its error and status. */
export const refreshInvoiceError = async (
  { tx, clock }: Pick<ActorContext, 'tx' | 'clock'>,
  invoiceId: number,
): Promise<void> => {
  const invoice = await lockInvoice(tx, invoiceId);
  if (invoice === undefined || invoice.sent_at !== null || invoice.cancelled_at !== null) return;
  const error = await findInvoiceProblem(tx, invoice);
  if (error !== invoice.error) await changeInvoice(tx, invoiceId, { error });
  await refreshInvoiceStatuses(tx, [invoiceId], clock.today());
};

/**
 * Records the refusal, so that the invoice shows it. An unsent invoice gets the status ERROR. A sent one is no longer synchronised. Returns
 * whether it stopped the sync of the invoice.
 */
const recordRefusal = async (actor: ActorContext, task: AccountingTask, text: string): Promise<boolean> => {
  const { tx } = actor;
  const invoiceId = findShowingInvoiceId(task);
  if (invoiceId === null) return false;
  await addInvoiceEvent(tx, invoiceId, { kind: 'REFUSED', userId: null, detail: text });
  await accountingInvoices.save(tx, invoiceId, { sync_error: text });
  const invoice = await lockInvoice(tx, invoiceId);
  const isSyncStopped = invoice?.sent_at != null && invoice.sync_active;
  if (isSyncStopped) await changeInvoice(tx, invoiceId, { sync_active: false });
  await refreshInvoiceError(actor, invoiceId);
  if ((await accountingTasks.listOpen(tx, invoiceId)).some(({ kind }) => kind === 'SEND'))
    await failInvoiceItem(tx, invoiceId, text);
  return isSyncStopped;
};

/**
 * Stops a task that the accounting program refused, until it is retried: by a user, or after a change of the invoice. Shows the
 * refusal on the invoice, unless a user waits for the task and gets it in the response. Returns whether it stopped the sync of
 * the invoice.
 */
export const stopAccountingTask = async (
  actor: ActorContext,
  task: AccountingTask,
  { text, error, program }: { text: string; error: unknown; program: AccountingName },
): Promise<boolean> => {
  const { tx } = actor;
  await accountingTasks.saveOutcome(tx, task.id, { stoppedBy: text });
  const { invoicebase_id: invoiceId, integration_id } = task;
  if (error instanceof AccountingRefusal && error.reason === 'customerMissing' && invoiceId !== null) {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice?.tenant_id != null)
      await unlinkCustomer(tx, { id: integration_id, name: program }, invoice.tenant_id);
  }
  return task.detail.isAwaited === true ? false : recordRefusal(actor, task, text);
};
