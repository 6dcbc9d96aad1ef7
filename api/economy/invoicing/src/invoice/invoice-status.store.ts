import { equalsAny, type Tx } from '@husrum/api-platform';
import type { InvoiceStatus } from '@husrum/contract/invoice';
import { sql } from 'kysely';

/** The data that the status and the amount left of invoices are calculated from. */
export const findStatusFacts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'kind',
      'stage',
      'error',
      'mail_error',
      'sent_at',
      'booked_at',
      'cancelled_at',
      'credited_at',
      'locked_at',
      'due_at',
      'pay_ore',
      sql<number>`coalesce((select sum(amount_ore) from allocation
        where allocation.invoicebase_id = invoicebase.id), 0)::bigint`.as('paid_ore'),
      sql<number>`coalesce((select sum(amount_ore) from allocation
        where allocation.invoicebase_id = invoicebase.id and allocation.kind = 'OFFSET'), 0)::bigint`.as(
        'offset_ore',
      ),
      sql<number>`coalesce((select sum(invoice_ore) from valid_payment_rounding
        where valid_payment_rounding.invoicebase_id = invoicebase.id), 0)::bigint`.as('rounded_off_ore'),
      sql<number>`coalesce((select sum(amount_ore) from write_off
        where write_off.invoicebase_id = invoicebase.id), 0)::bigint`.as('written_off_ore'),
      sql<number>`coalesce((select -sum(credit.pay_ore) from invoicebase credit
        where credit.credits_id = invoicebase.id), 0)::bigint`.as('credited_ore'),
    ])
    .where(equalsAny('id', ids))
    .execute();

export type StatusFacts = Awaited<ReturnType<typeof findStatusFacts>>[number];

export interface InvoiceStatusChange {
  id: number;
  status: InvoiceStatus;
  left_ore: number;
  written_off_ore: number;
  locked_at: StatusFacts['locked_at'];
}

/** Writes only the rows that change. */
export const saveInvoiceStatuses = async (tx: Tx, changes: readonly InvoiceStatusChange[]): Promise<void> => {
  const ids = changes.map(({ id }) => id);
  await sql`
    update invoicebase set status = changed.status, left_ore = changed.left_ore, written_off_ore = changed.written_off_ore,
      locked_at = changed.locked_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as changed (id bigint, status text, left_ore bigint, written_off_ore bigint, locked_at timestamptz)
    where invoicebase.id = changed.id and ${equalsAny('invoicebase.id', ids)}
      and (invoicebase.status, invoicebase.left_ore, invoicebase.written_off_ore, invoicebase.locked_at)
        is distinct from (changed.status, changed.left_ore, changed.written_off_ore, changed.locked_at)`.execute(
    tx,
  );
};
