import type { BodyOf } from '@husrum/contract/core';
import { type invoiceCalls, invoiceStatusLabel } from '@husrum/contract/invoice';
import { kronorOfOre } from '@husrum/format';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { mayMarkReady } from '../rent/notice-status.rules';
import { addEvent } from './invoice-event.store';
import { changeNotice, type Notice } from './invoicebase.store';
import { offsetCredit } from './offset-credit';
import { openNotice } from './open-notice';
import { problemOf } from './recount-notice';
import { settleNotices } from './settle-notices';

export const markReady = async ({ tx, clock, account }: Work, notice: Notice): Promise<void> => {
  if (notice.invoice_type === null) throw problem('noticeNotGenerated');
  if (!mayMarkReady(notice.status, notice.invoice_type)) throw problem('noticeState');
  const error = await problemOf(tx, notice);
  if (error !== null) throw problem('invalid', { message: error });
  await changeNotice(tx, notice.id, { stage: 'READY', error: null });
  await addEvent(tx, notice.id, { what: 'APPROVED', userId: account.userId });
  await offsetCredit(tx, notice);
  await settleNotices(tx, [notice.id], clock.today());
};

/** Marks a notice ready to send, or takes its synchronisation up again. */
export const updateNotice = async (
  work: Work,
  { id, status, sync_active, updated_at }: BodyOf<typeof invoiceCalls.update>,
): Promise<void> => {
  const notice = await openNotice(work, id);
  if (updated_at !== null && updated_at !== notice.updated_at) {
    const now = `${invoiceStatusLabel[notice.status]}, ${kronorOfOre(notice.pay_ore)} att betala`;
    throw problem('changedMeanwhile', { fields: { status: [`Nu sparat: ${now}`] } });
  }
  if (status === 'READY') await markReady(work, notice);
  if (sync_active === true) {
    if (notice.invoice_type !== 'MANUAL' && notice.invoice_type !== null) throw problem('notConnected');
    await changeNotice(work.tx, id, { sync_active: true });
  }
};
