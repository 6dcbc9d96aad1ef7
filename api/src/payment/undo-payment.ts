import { formatOre } from '@husrum/format';
import { insertAllocations } from '../invoice/allocation.store';
import { lockInvoices } from '../invoice/invoice.store';
import { addInvoiceEvent } from '../invoice/invoice-event.store';
import { refreshInvoiceStatuses } from '../invoice/refresh-invoice-status';
import { requireTypedInvoice } from '../invoice/require-invoice';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { insertPayment, listPaymentAllocations, lockPayment } from './payment.store';

/**
 * Undoes a payment that was registered on the invoice (docs/domain-rules.md, D-14). An entry reverses it on every invoice it
 * was allocated to, including those it was offset on as credit. Nothing of it becomes the tenant's credit.
 */
export const undoPayment = async (
  context: RequestContext,
  params: { type: string; id: number; paymentId: number },
): Promise<void> => {
  const { tx, clock, account } = context;
  // Invoices are locked before payments, and in one order, as when a payment is registered.
  const allocated = await listPaymentAllocations(tx, params.paymentId);
  await lockInvoices(tx, [params.id, ...allocated.map(({ invoiceId }) => invoiceId)]);
  const invoice = await requireTypedInvoice(context, params);
  const payment = orNotFound(await lockPayment(tx, params.paymentId));
  if (payment.invoicebase_id !== invoice.id) throw problem('notFound');
  if (payment.isUndone) throw problem('paymentUndone');

  // Read again, now that the invoices are locked.
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
    invoicebase_id: invoice.id,
    amount_ore: -payment.amount_ore,
    paid_at: clock.today(),
    reverses_id: payment.id,
    user_id: account.userId,
  });
  const invoiceIds = [...new Set([invoice.id, ...allocations.map(({ invoiceId }) => invoiceId)])];
  const detail = formatOre(payment.amount_ore);
  for (const id of invoiceIds)
    await addInvoiceEvent(tx, id, { kind: 'UNDONE', userId: account.userId, detail });
  await refreshInvoiceStatuses(tx, invoiceIds, clock.today());
};
