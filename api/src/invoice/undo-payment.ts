import { kronorOfOre } from '@husrum/format';
import { found, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { addEvent } from './invoice-event.store';
import { lockNotice } from './invoicebase.store';
import { openTyped } from './open-notice';
import { insertAllocations, insertPayment, lockPayment, standsOn } from './payment.store';
import { settleNotices } from './settle-notices';

/**
 * Takes back a payment that was registered on the notice (D-14): by an entry that reverses it, wherever its money stands,
 * also what was offset on another notice. Nothing of it becomes the tenant's credit.
 */
export const undoPayment = async (
  work: Work,
  at: { type: string; id: number; paymentId: number },
): Promise<void> => {
  const { tx, clock, account } = work;
  const notice = await openTyped(work, at);
  const payment = found(await lockPayment(tx, at.paymentId));
  if (payment.invoicebase_id !== notice.id) throw problem('notFound');
  if (payment.undone) throw problem('paymentUndone');
  for (const { noticeId } of await standsOn(tx, payment.id)) await lockNotice(tx, noticeId);

  const stands = await standsOn(tx, payment.id);
  await insertAllocations(
    tx,
    stands.map(({ noticeId, ore }) => ({
      payment_id: payment.id,
      invoicebase_id: noticeId,
      kind: 'REVERSAL',
      amount_ore: -ore,
    })),
  );
  await insertPayment(tx, {
    tenant_id: payment.tenant_id,
    invoicebase_id: notice.id,
    amount_ore: -payment.amount_ore,
    paid_at: clock.today(),
    reverses_id: payment.id,
    user_id: account.userId,
  });
  const touched = [...new Set([notice.id, ...stands.map(({ noticeId }) => noticeId)])];
  const detail = kronorOfOre(payment.amount_ore);
  for (const id of touched) await addEvent(tx, id, { what: 'UNDONE', userId: account.userId, detail });
  await settleNotices(tx, touched, clock.today());
};
