import { refreshInvoiceStatuses } from '@husrum/api-invoicing';
import { splitIntoChunks, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';

const INVOICES_AT_ONCE = 5000;

/** Marks unpaid invoices whose due date has passed as overdue. Idempotent. Returns their ids. */
export const markOverdue = async (tx: Tx, today: LocalDate): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', 'in', ['PENDING_PAYMENT', 'PARTIALLY_PAYED'])
    .where('due_at', '<', today)
    .execute();
  const overdue = rows.map(({ id }) => id);
  for (const ids of splitIntoChunks(overdue, INVOICES_AT_ONCE)) await refreshInvoiceStatuses(tx, ids, today);
  return overdue;
};
