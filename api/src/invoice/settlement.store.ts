import type { InvoiceStatus } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { among, type Tx } from '../platform/db';

/** What the status of invoices, and what is left to pay of them, follows from. */
export const settlementFacts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'kind',
      'stage',
      'error',
      'sent_at',
      'booked_at',
      'cancelled_at',
      'credited_at',
      'locked_at',
      'due_at',
      'pay_ore',
      sql<number>`coalesce((select sum(amount_ore) from allocation
        where allocation.invoicebase_id = invoicebase.id), 0)::bigint`.as('paid_ore'),
    ])
    .where('id', 'in', ids)
    .execute();

export type SettlementFacts = Awaited<ReturnType<typeof settlementFacts>>[number];

export interface Settlement {
  id: number;
  status: InvoiceStatus;
  left_ore: number;
  locked_at: SettlementFacts['locked_at'];
}

/** Writes only where something has changed. */
export const writeSettlements = async (tx: Tx, settlements: readonly Settlement[]): Promise<void> => {
  const ids = settlements.map(({ id }) => id);
  await sql`
    update invoicebase set status = now.status, left_ore = now.left_ore, locked_at = now.locked_at
    from jsonb_to_recordset(${JSON.stringify(settlements)}::jsonb)
      as now (id bigint, status text, left_ore bigint, locked_at timestamptz)
    where invoicebase.id = now.id and ${among('invoicebase.id', ids)}
      and (invoicebase.status, invoicebase.left_ore, invoicebase.locked_at)
        is distinct from (now.status, now.left_ore, now.locked_at)`.execute(tx);
};
