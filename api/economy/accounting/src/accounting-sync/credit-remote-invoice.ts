import { type AccountingTask, accountingInvoices, findBookingAccounts } from '@husrum/api-connections';
import {
  addInvoiceEvent,
  changeInvoice,
  creditInvoice,
  creditPart,
  findInvoice,
  type Invoice,
  listRows,
  toCreditedPart,
} from '@husrum/api-invoicing';
import { type ActorContext, orNotFound, type Tx } from '@husrum/api-platform';
import type { AccountingInvoice, AccountingInvoiceRow, ExpectedTotals } from '@husrum/api-ports';
import { partialCreditInput, toInvoiceTypeParam } from '@husrum/contract/invoice';
import * as yup from 'yup';
import { toAccountingRows } from './accounting-rows.rules';
import { requireOpenPeriod, requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice, type TaskInvoice } from './find-task-invoice';
import { previewInTransaction } from './preview-in-transaction';
import { toStoredState } from './stored-state.rules';
import type { TaskContext, TaskHandler } from './task-handler';

const detailSchema = yup.object({
  reference: yup.string().required(),
  /** Our credit invoice, when it was created before the task. */
  creditId: yup.number(),
});

interface Credit {
  readonly rows: readonly AccountingInvoiceRow[];
  readonly expected: ExpectedTotals;
  readonly isWhole: boolean;
}

const writeCredit = (actor: ActorContext, task: AccountingTask, invoice: Invoice) => {
  const params = { type: toInvoiceTypeParam(invoice), id: invoice.id };
  if (task.detail.part === undefined) return creditInvoice(actor, params);
  const part = partialCreditInput.validateSync(task.detail.part);
  return creditPart(actor, params, { ...toCreditedPart(part), reason: part.reason });
};

const readCredit = async (tx: Tx, { invoice, record }: TaskInvoice, creditId: number): Promise<Credit> => {
  const credit = orNotFound(await findInvoice(tx, creditId));
  const rows = await listRows(tx, creditId);
  const { accounts, dimension } = await findBookingAccounts(tx, {
    integrationId: record.integration_id ?? 0,
    entityId: invoice.entity_id,
    companyId: invoice.company_id,
  });
  return {
    rows: toAccountingRows(rows, accounts, dimension),
    expected: { payOre: credit.pay_ore, taxOre: credit.tax_ore, roundedOre: credit.rounded_ore },
    isWhole: credit.pay_ore === -invoice.pay_ore && credit.fee_ore === -invoice.fee_ore,
  };
};

/** The rows and totals of our credit invoice. If it is not created yet, it is created in a transaction that is rolled back. */
const planCredit = (
  taskContext: TaskContext,
  task: AccountingTask,
  taskInvoice: TaskInvoice,
): Promise<Credit> => {
  const { creditId } = detailSchema.validateSync(task.detail);
  if (creditId !== undefined)
    return taskContext.transaction(({ tx }) => readCredit(tx, taskInvoice, creditId));
  return previewInTransaction(taskContext.transaction, async (actor) => {
    const { id } = await writeCredit(actor, task, taskInvoice.invoice);
    return readCredit(actor.tx, taskInvoice, id);
  });
};

const saveCredit = async (
  actor: ActorContext,
  taskContext: TaskContext,
  {
    task,
    taskInvoice,
    remoteCredit,
  }: { task: AccountingTask; taskInvoice: TaskInvoice; remoteCredit: AccountingInvoice },
): Promise<void> => {
  const { tx, clock, account } = actor;
  const { reference, creditId } = detailSchema.validateSync(task.detail);
  const now = clock.now().toISOString();
  const id = creditId ?? (await writeCredit(actor, task, taskInvoice.invoice)).id;
  if ((await accountingInvoices.find(tx, id)) === undefined)
    await accountingInvoices.insert(tx, [
      { integrationId: taskContext.connection.id, invoiceId: id, reference },
    ]);
  await accountingInvoices.save(tx, id, toStoredState(remoteCredit, now));
  await changeInvoice(tx, id, { booked_at: now });
  await addInvoiceEvent(tx, id, { kind: 'BOOKED', userId: account.userId, detail: taskContext.programLabel });
};

/** Credits a booked invoice, wholly or in part: the credit invoice in the program has our reference, and is created once. */
export const creditRemoteInvoice: TaskHandler = async ({ tx, clock }, task) => {
  const taskInvoice = await findTaskInvoice(tx, task);
  if (taskInvoice === undefined) return undefined;
  const { reference } = detailSchema.validateSync(task.detail);
  const today = clock.today();
  return async (taskContext) => {
    const { service } = taskContext.connection;
    const credit = await planCredit(taskContext, task, taskInvoice);
    const remoteInvoice = await requireRemoteInvoice(service, taskInvoice.record);
    const earlier = await service.findInvoice(reference);
    if (earlier === undefined) await requireOpenPeriod(service, today);
    const remoteCredit =
      earlier?.isBooked === true
        ? earlier
        : await service.creditInvoice(remoteInvoice.id, {
            ...credit,
            reference,
            customerId: remoteInvoice.customerId,
            invoiceDate: today,
            dueDate: today,
            ocr: null,
            autogiro: false,
          });
    return async (actor) => {
      await saveCredit(actor, taskContext, { task, taskInvoice, remoteCredit });
      return undefined;
    };
  };
};
