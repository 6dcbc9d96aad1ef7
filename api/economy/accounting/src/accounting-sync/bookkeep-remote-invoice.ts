import { accountingInvoices } from '@husrum/api-connections';
import { addInvoiceEvent, changeInvoice, refreshInvoiceStatuses } from '@husrum/api-invoicing';
import type { ActorContext } from '@husrum/api-platform';
import { type AccountingInvoice, AccountingRefusal, type ExpectedTotals } from '@husrum/api-ports';
import { accountingRules } from '@husrum/contract/accounting';
import { hasOurContent } from './draft-content';
import { requireOpenPeriod, requireRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice, type TaskInvoice } from './find-task-invoice';
import { ensureCustomer, type InvoiceSource, readInvoiceSource } from './read-invoice-source';
import { toStoredState } from './stored-state.rules';
import type { TaskContext, TaskHandler } from './task-handler';

const requireTotals = (booked: AccountingInvoice, { payOre }: ExpectedTotals): AccountingInvoice => {
  if (booked.payOre !== payOre)
    throw new AccountingRefusal('totalsDiffer', `Booked ${booked.payOre}, expected ${payOre}`);
  return booked;
};

/** Books the invoice with the dates of the document that the tenant gets, unless an earlier attempt has booked it. */
const bookOnce = async (
  taskContext: TaskContext,
  { record }: TaskInvoice,
  source: InvoiceSource,
): Promise<AccountingInvoice> => {
  const { service } = taskContext.connection;
  const remoteInvoice = await requireRemoteInvoice(service, record);
  if (remoteInvoice.isBooked) return requireTotals(remoteInvoice, source.totals);
  await requireOpenPeriod(service, source.input.invoiceDate);
  const { invoiceDate, dueDate } = source.input;
  const isCurrent =
    remoteInvoice.invoiceDate === invoiceDate &&
    remoteInvoice.dueDate === dueDate &&
    remoteInvoice.payOre === source.totals.payOre &&
    hasOurContent(record, source);
  const draft = isCurrent
    ? remoteInvoice
    : await service.updateInvoice(remoteInvoice.id, {
        ...source.input,
        customerId: await ensureCustomer(taskContext, source),
      });
  return requireTotals(await service.bookkeepInvoice(draft.id, source.totals), source.totals);
};

/** Locks the invoice here after booking, and saves the OCR number that the program has created. */
const saveBooked = async (
  { tx, clock, account }: ActorContext,
  taskContext: TaskContext,
  { invoice }: TaskInvoice,
  booked: AccountingInvoice,
): Promise<void> => {
  const now = clock.now().toISOString();
  await accountingInvoices.save(tx, invoice.id, toStoredState(booked, now));
  const takesOcr = accountingRules[taskContext.connection.name].ocr === 'SERVICE' && booked.ocr !== null;
  await changeInvoice(tx, invoice.id, {
    booked_at: now,
    error: null,
    // The stored PDF, if any, has the earlier number.
    ...(takesOcr ? { ocr: booked.ocr, pdf_key: null } : {}),
  });
  await addInvoiceEvent(tx, invoice.id, {
    kind: 'BOOKED',
    userId: account.userId,
    detail: taskContext.programLabel,
  });
  await refreshInvoiceStatuses(tx, [invoice.id], clock.today());
};

export const bookkeepRemoteInvoice: TaskHandler = async (context, task) => {
  const taskInvoice = await findTaskInvoice(context.tx, task);
  if (
    taskInvoice === undefined ||
    taskInvoice.invoice.booked_at !== null ||
    taskInvoice.invoice.cancelled_at !== null
  )
    return undefined;
  const source = await readInvoiceSource(context, taskInvoice.invoice, taskInvoice.record, {
    isBooking: true,
  });
  return async (taskContext) => {
    const booked = await bookOnce(taskContext, taskInvoice, source);
    return async (actor) => {
      await saveBooked(actor, taskContext, taskInvoice, booked);
      return undefined;
    };
  };
};
