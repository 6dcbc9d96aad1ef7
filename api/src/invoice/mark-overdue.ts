import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { settleInvoices } from './settle-invoices';

const BATCH = 5000;

/** Invoices that became overdue as the day changed; settled again they say so. Safe to run at any time, and twice. Gives their ids. */
export const markOverdue = async (tx: Tx, today: LocalDate): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', 'in', ['PENDING_PAYMENT', 'PARTIALLY_PAYED'])
    .where('due_at', '<', today)
    .execute();
  const late = rows.map(({ id }) => id);
  for (let at = 0; at < late.length; at += BATCH) {
    await settleInvoices(tx, late.slice(at, at + BATCH), today);
  }
  return late;
};
