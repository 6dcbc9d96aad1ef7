import {
  addInvoiceEvent,
  insertAllocations,
  lockInvoices,
  refreshInvoiceStatuses,
  requireTypedInvoice,
} from '@husrum/api-invoicing';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { formatOre } from '@husrum/format';
import { isOverdrawn } from '../deposit/deposit.store';
import { depositTexts } from '../deposit/deposit.texts';
import { sumPaidBack } from '../payout/payout.store';
import { restoreWriteOffs } from '../write-off/recover-write-off';
import { insertPayment, listPaymentAllocations, listPaymentsOfDivision, lockPayment } from './payment.store';
import { paymentTexts } from './payment.texts';

type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Reverses a payment on every invoice that it was allocated to. Returns the ids of the invoices. */
const reversePayment = async (context: RequestContext, payment: LockedPayment): Promise<number[]> => {
  const { tx, clock, account } = context;
  // They are read after the invoices are locked.
  const allocations = await listPaymentAllocations(tx, payment.id);
  await insertAllocations(
    tx,
    allocations.map(({ invoiceId, ore }) => ({
      payment_id: payment.id,
      invoicebase_id: invoiceId,
      kind: 'REVERSAL',
      amount_ore: -ore,
    })),
  );
  await insertPayment(tx, {
    tenant_id: payment.tenant_id,
    company_id: payment.company_id,
    invoicebase_id: payment.invoicebase_id,
    amount_ore: -payment.amount_ore,
    paid_at: clock.today(),
    reverses_id: payment.id,
    user_id: account.userId,
  });
  const ownIds = payment.invoicebase_id === null ? [] : [payment.invoicebase_id];
  const invoiceIds = [...new Set([...ownIds, ...allocations.map(({ invoiceId }) => invoiceId)])];
  const detail = formatOre(payment.amount_ore);
  for (const id of invoiceIds)
    await addInvoiceEvent(tx, id, { kind: 'UNDONE', userId: account.userId, detail });
  await restoreWriteOffs(context, payment.id, allocations);
  return invoiceIds;
};

/**
 * Undoes a payment that was registered on the invoice (docs/domain-rules.md, D-14). An entry reverses it on every invoice it
 * was allocated to, including those it was offset on as credit. Nothing of it becomes the tenant's credit, and what it recovered of a
 * write-off is written off again. A payment of the bank that
 * was divided among several invoices is undone on all of them.
 */
export const undoPayment = async (
  context: RequestContext,
  params: { type: string; id: number; paymentId: number },
): Promise<void> => {
  const { tx, clock } = context;
  // Invoices are locked before payments, and in one order, as when a payment is registered.
  const division = await listPaymentsOfDivision(tx, params.paymentId);
  const allocated: number[] = [];
  for (const { id, invoiceId } of division) {
    if (invoiceId !== null) allocated.push(invoiceId);
    allocated.push(...(await listPaymentAllocations(tx, id)).map((allocation) => allocation.invoiceId));
  }
  await lockInvoices(tx, [params.id, ...allocated]);
  const invoice = await requireTypedInvoice(context, params);
  const payments: LockedPayment[] = [];
  for (const { id } of division) payments.push(orNotFound(await lockPayment(tx, id)));
  const payment = orNotFound(payments.find(({ id }) => id === params.paymentId));
  if (payment.invoicebase_id !== invoice.id) throw problem('notFound');
  if (payment.isUndone) throw problem('paymentUndone');
  if (
    (await sumPaidBack(
      tx,
      payments.map(({ id }) => id),
    )) > 0
  )
    throw problem('conflict', { message: paymentTexts.paidBack });

  const invoiceIds: number[] = [];
  for (const part of payments) if (!part.isUndone) invoiceIds.push(...(await reversePayment(context, part)));
  await refreshInvoiceStatuses(tx, [...new Set(invoiceIds)], clock.today());
  if (await isOverdrawn(tx, invoiceIds)) throw problem('conflict', { message: depositTexts.tooLittleHeld });
};
