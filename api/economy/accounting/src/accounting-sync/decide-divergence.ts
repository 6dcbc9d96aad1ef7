import { accountingInvoices, accountingTasks } from '@husrum/api-connections';
import {
  addInvoiceEvent,
  alreadyDoneHere,
  cancelInvoice,
  changeDueDate,
  changeInvoice,
  creditInvoice,
  enqueueDueDateChange,
  type Invoice,
  requireInvoice,
} from '@husrum/api-invoicing';
import { payInvoice, undoPayment } from '@husrum/api-payments';
import { orNotFound, problem, type RequestContext, type Tx } from '@husrum/api-platform';
import type { DivergenceDecision } from '@husrum/contract/accounting-sync';
import { toInvoiceTypeParam } from '@husrum/contract/invoice';
import { accountingSyncTexts } from './accounting-sync.texts';
import { possibleDecisions } from './divergence.rules';
import { type Divergence, findDivergenceWithInvoice, lockDivergence, saveDecision } from './divergence.store';
import { toSettleTask } from './settle-remote-invoice';
import { changeSharedPayment, findSharedPayment, linkPayment } from './synced-invoice.store';

/** Undoes the payment here. If it was changed in the program, registers it again with the new amount. */
const applyTheirPayment = async (
  context: RequestContext,
  invoice: Invoice,
  { theirs, service_id }: Divergence,
): Promise<void> => {
  const { tx } = context;
  // A shared payment is registered both here and in the program.
  const sharedPayment = orNotFound(await findSharedPayment(tx, invoice.id, service_id ?? ''));
  const params = { type: toInvoiceTypeParam(invoice), id: invoice.id };
  const amountOre = Number(theirs);
  // The shared payment has no payment here until `linkPayment`, or for good if it was removed in the program.
  await changeSharedPayment(tx, sharedPayment.id, { amount_ore: amountOre, payment_id: null });
  if (sharedPayment.payment_id !== null)
    await undoPayment(context, { ...params, paymentId: sharedPayment.payment_id });
  if (amountOre === 0) return;
  const payment = { invoiceId: invoice.id, amountOre, paidAt: sharedPayment.paid_at };
  const { paymentId } = await payInvoice(context, payment);
  await linkPayment(tx, sharedPayment.id, paymentId);
};

/** Credits the invoice here, and links the credit invoice to the one in the program. */
const applyTheirCredit = async (
  context: RequestContext,
  invoice: Invoice,
  { service_id }: Divergence,
): Promise<void> => {
  const { tx, clock } = context;
  const credit = await creditInvoice(context, { type: toInvoiceTypeParam(invoice), id: invoice.id });
  const integrationId = (await accountingInvoices.find(tx, invoice.id))?.integration_id ?? null;
  if (integrationId === null) return;
  await accountingInvoices.insert(tx, [
    { integrationId, invoiceId: credit.id, reference: accountingInvoices.createReference(credit.reference) },
  ]);
  await accountingInvoices.save(tx, credit.id, { service_id, state: 'BOOKED' });
  await changeInvoice(tx, credit.id, { booked_at: clock.now().toISOString() });
};

const applyTheirs = async (
  context: RequestContext,
  invoice: Invoice,
  divergence: Divergence,
): Promise<void> => {
  const params = { type: toInvoiceTypeParam(invoice), id: invoice.id };
  switch (divergence.field) {
    case 'DUE_DATE':
      return changeDueDate(context, invoice, divergence.theirs);
    case 'CANCELLED':
    case 'MISSING':
      if (invoice.sent_at === null) await cancelInvoice(context, params);
      else await creditInvoice(context, params);
      return accountingInvoices.save(context.tx, invoice.id, { state: 'CANCELLED' });
    case 'CREDITED':
      return applyTheirCredit(context, invoice, divergence);
    case 'PAYMENT':
      return applyTheirPayment(context, invoice, divergence);
    default:
      throw problem('conflict', { message: accountingSyncTexts.notPossible });
  }
};

/**
 * Enqueues a task that creates the invoice again in the program. It gets a new accounting reference, because a cancelled invoice in the
 * program keeps the old one.
 */
const enqueueRecreation = async (
  tx: Tx,
  { reference: invoiceNumber }: Pick<Invoice, 'reference'>,
  task: { integrationId: number; invoiceId: number; userId: number },
): Promise<void> => {
  await accountingInvoices.save(tx, task.invoiceId, {
    ...{ service_id: null, number: null, state: 'PENDING' },
    reference: accountingInvoices.createReference(invoiceNumber ?? String(task.invoiceId)),
  });
  await accountingTasks.enqueue(tx, [{ ...task, kind: 'CREATE' }]);
};

/**
 * Enqueues a task that registers the difference in the program: the whole payment if it was removed there, a negative amount if it
 * was raised.
 */
const enqueueOurPayment = async (
  tx: Tx,
  { ours, theirs, service_id }: Divergence,
  task: { integrationId: number; invoiceId: number; userId: number },
): Promise<void> => {
  const sharedPayment = orNotFound(await findSharedPayment(tx, task.invoiceId, service_id ?? ''));
  if (sharedPayment.payment_id === null)
    throw problem('conflict', { message: accountingSyncTexts.notPossible });
  await changeSharedPayment(tx, sharedPayment.id, { amount_ore: Number(theirs) });
  const amountOre = Number(ours) - Number(theirs);
  await accountingTasks.enqueue(tx, [
    toSettleTask({ ...task, paymentId: sharedPayment.payment_id, amountOre, paidAt: sharedPayment.paid_at }),
  ]);
};

/** Enqueues a task that changes the program to our value. */
const enqueueOurs = async (
  { tx, account }: RequestContext,
  invoice: Invoice,
  divergence: Divergence,
): Promise<void> => {
  const { userId } = account;
  const { field, ours } = divergence;
  if (field === 'DUE_DATE' && invoice.due_at !== null)
    return enqueueDueDateChange(tx, invoice, invoice.due_at, userId);
  const integrationId = (await accountingInvoices.find(tx, invoice.id))?.integration_id ?? null;
  if (integrationId === null) throw problem('notConnected');
  const task = { integrationId, invoiceId: invoice.id, userId };
  if (field === 'MISSING' || (field === 'CANCELLED' && ours === 'NO'))
    return enqueueRecreation(tx, invoice, task);
  if (field === 'PAYMENT') return enqueueOurPayment(tx, divergence, task);
  if (field === 'CANCELLED')
    await accountingTasks.enqueue(tx, [{ ...task, kind: 'CANCEL', detail: alreadyDoneHere }]);
  // What remains is AMOUNT, which is ours only for a draft.
  else await accountingTasks.enqueue(tx, [{ ...task, kind: 'UPDATE' }]);
};

/**
 * Applies a decision on a divergence. THEIRS is applied here by the ordinary operations, with their rules. OURS becomes a task that
 * changes the program. Throws 409 when the divergence is decided already, or when the decision is not possible.
 */
export const decideDivergence = async (
  context: RequestContext,
  id: number,
  decision: DivergenceDecision,
): Promise<{ message: string }> => {
  const { tx, clock, account } = context;
  // Invoices are locked before their divergences, in the same order everywhere.
  const { invoice_id } = orNotFound(await findDivergenceWithInvoice(tx, id));
  const invoice = await requireInvoice(context, invoice_id);
  const divergence = orNotFound(await lockDivergence(tx, id));
  const withInvoice = orNotFound(await findDivergenceWithInvoice(tx, id));
  if (divergence.decision !== null)
    throw problem('conflict', { message: accountingSyncTexts.alreadyDecided });
  if (!possibleDecisions(withInvoice).includes(decision))
    throw problem('conflict', { message: accountingSyncTexts.notPossible });
  if (decision === 'THEIRS') await applyTheirs(context, invoice, divergence);
  if (decision === 'OURS') await enqueueOurs(context, invoice, divergence);
  const { userId } = account;
  await saveDecision(tx, id, { decision, user_id: userId, decided_at: clock.now().toISOString() });
  await addInvoiceEvent(tx, invoice.id, {
    kind: 'DIVERGENCE_DECIDED',
    userId,
    detail: accountingSyncTexts.decided(divergence.field, decision),
  });
  return { message: accountingSyncTexts.decidedMessage[decision] };
};
