import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { mayCancel } from '../rent/notice-status.rules';
import { addEvent } from './invoice-event.store';
import { changeNotice } from './invoicebase.store';
import { releaseMoney } from './offset-credit';
import { openTyped } from './open-notice';
import { settleNotices } from './settle-notices';

/** Makes a notice void (D-13): its period is free again, and what was offset on it is the tenant's once more. */
export const cancelNotice = async (work: Work, at: { type: string; id: number }): Promise<void> => {
  const { tx, clock, account } = work;
  const notice = await openTyped(work, at);
  const allowed = mayCancel(notice.status, {
    type: notice.invoice_type,
    paidOre: notice.pay_ore - notice.left_ore,
    booked: notice.booked_at !== null,
  });
  if (!allowed || notice.kind === 'CREDIT') throw problem('noticeState');
  await releaseMoney(tx, notice.id);
  await changeNotice(tx, notice.id, { cancelled_at: clock.now().toISOString() });
  await addEvent(tx, notice.id, { what: 'CANCELLED', userId: account.userId });
  await settleNotices(tx, [notice.id], clock.today());
};
