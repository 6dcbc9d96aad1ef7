import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { refreshInvoiceStatuses } from './refresh-invoice-status';

const CHUNK_SIZE = 5000;

/** Marks unpaid invoices whose due date has passed as overdue. Idempotent. Returns their ids. */
export const markOverdue = async (tx: Tx, today: LocalDate): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', 'in', ['PENDING_PAYMENT', 'PARTIALLY_PAYED'])
    .where('due_at', '<', today)
    .execute();
  const overdue = rows.map(({ id }) => id);
  for (let index = 0; index < overdue.length; index += CHUNK_SIZE) {
    await refreshInvoiceStatuses(tx, overdue.slice(index, index + CHUNK_SIZE), today);
  }
  return overdue;
};
