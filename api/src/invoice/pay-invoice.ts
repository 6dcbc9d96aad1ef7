import type { BodyOf } from '@husrum/contract/core';
import { type invoiceActionCalls, payable } from '@husrum/contract/invoice';
import { kronor, toOre } from '@husrum/format';
import { invalid, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { applyPayment } from '../rent/payment.rules';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-invoice';
import { insertAllocations, insertPayment } from './payment.store';
import { settleInvoices } from './settle-invoices';

/** Registers money on an invoice (D-14): what is more than is left becomes the tenant's credit. */
export const payInvoice = async (
  context: RequestContext,
  at: { type: string; id: number },
  { payment, paid_at }: BodyOf<typeof invoiceActionCalls.pay>,
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await openTyped(context, at);
  if (!payable.includes(invoice.status)) throw problem('invoiceState');
  const today = clock.today();
  const paidAt = paid_at ?? today;
  if (paidAt > today) throw invalid({ paid_at: ['Betaldatum kan inte vara i framtiden'] });
  const { appliedOre, surplusOre } = applyPayment(toOre(payment), invoice.left_ore);
  if (surplusOre > 0 && invoice.tenant_id === null)
    throw invalid({ payment: ['Beloppet är större än det som är kvar att betala'] });

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
  await addEvent(tx, invoice.id, { what: 'PAID', userId: account.userId, detail: kronor(payment) });
  await settleInvoices(tx, [invoice.id], today);
};
