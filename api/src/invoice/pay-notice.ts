import type { BodyOf } from '@husrum/contract/core';
import { type invoiceActionCalls, payable } from '@husrum/contract/invoice';
import { kronor, toOre } from '@husrum/format';
import { invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { applyPayment } from '../rent/payment.rules';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-notice';
import { insertAllocations, insertPayment } from './payment.store';
import { settleNotices } from './settle-notices';

/** Registers money on a notice (D-14): what is more than is left becomes the tenant's credit. */
export const payNotice = async (
  work: Work,
  at: { type: string; id: number },
  { payment, paid_at }: BodyOf<typeof invoiceActionCalls.pay>,
): Promise<void> => {
  const { tx, clock, account } = work;
  const notice = await openTyped(work, at);
  if (!payable.includes(notice.status)) throw problem('noticeState');
  const today = clock.today();
  const paidAt = paid_at ?? today;
  if (paidAt > today) throw invalid({ paid_at: ['Betaldatum kan inte vara i framtiden'] });
  const { appliedOre, surplusOre } = applyPayment(toOre(payment), notice.left_ore);
  if (surplusOre > 0 && notice.tenant_id === null)
    throw invalid({ payment: ['Beloppet är större än det som är kvar att betala'] });

  const paymentId = await insertPayment(tx, {
    tenant_id: notice.tenant_id,
    invoicebase_id: notice.id,
    amount_ore: toOre(payment),
    paid_at: paidAt,
    user_id: account.userId,
  });
  await insertAllocations(tx, [
    {
      payment_id: paymentId,
      invoicebase_id: notice.id,
      kind: 'PAYMENT',
      amount_ore: appliedOre,
      allocated_at: paidAt,
    },
  ]);
  await addEvent(tx, notice.id, { what: 'PAID', userId: account.userId, detail: kronor(payment) });
  await settleNotices(tx, [notice.id], today);
};
