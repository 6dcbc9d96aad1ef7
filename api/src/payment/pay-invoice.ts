import type { BodyOf } from '@husrum/contract/core';
import { type invoiceActionCalls, payableStatuses } from '@husrum/contract/invoice';
import { formatKronor, toOre } from '@husrum/format';
import { insertAllocations } from '../invoice/allocation.store';
import { addInvoiceEvent } from '../invoice/invoice-event.store';
import { refreshInvoiceStatuses } from '../invoice/refresh-invoice-status';
import { requireTypedInvoice } from '../invoice/require-invoice';
import { invalid, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { applyPayment } from '../rent/payment.rules';
import { insertPayment } from './payment.store';
import { paymentTexts } from './payment.texts';

/** Registers a payment of an invoice (D-14). What exceeds the amount left becomes the tenant's credit. */
export const payInvoice = async (
  context: RequestContext,
  params: { type: string; id: number },
  { payment, paid_at }: BodyOf<typeof invoiceActionCalls.pay>,
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await requireTypedInvoice(context, params);
  if (!payableStatuses.includes(invoice.status)) throw problem('invoiceState');
  const today = clock.today();
  const paidAt = paid_at ?? today;
  if (paidAt > today) throw invalid({ paid_at: [paymentTexts.paidInFuture] });
  const { appliedOre, surplusOre } = applyPayment(toOre(payment), invoice.left_ore);
  if (surplusOre > 0 && invoice.tenant_id === null) throw invalid({ payment: [paymentTexts.moreThanLeft] });

  const paymentId = await insertPayment(tx, {
    tenant_id: invoice.tenant_id,
    invoicebase_id: invoice.id,
    amount_ore: toOre(payment),
    paid_at: paidAt,
    user_id: account.userId,
  });
  await insertAllocations(tx, [
    {
      payment_id: paymentId,
      invoicebase_id: invoice.id,
      kind: 'PAYMENT',
      amount_ore: appliedOre,
      allocated_at: paidAt,
    },
  ]);
  await addInvoiceEvent(tx, invoice.id, {
    what: 'PAID',
    userId: account.userId,
    detail: formatKronor(payment),
  });
  await refreshInvoiceStatuses(tx, [invoice.id], today);
};
