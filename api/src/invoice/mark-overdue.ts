import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { settleNotices } from './settle-notices';

const BATCH = 5000;

/** Notices that became overdue as the day changed; settled again they say so. Safe to run at any time, and twice. */
export const markOverdue = async (tx: Tx, today: LocalDate): Promise<void> => {
  const late = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', 'in', ['PENDING_PAYMENT', 'PARTIALLY_PAYED'])
    .where('due_at', '<', today)
    .execute();
  for (let at = 0; at < late.length; at += BATCH) {
    const ids = late.slice(at, at + BATCH).map(({ id }) => id);
    await settleNotices(tx, ids, today);
  }
};
