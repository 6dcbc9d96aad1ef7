import { equalsAny, type Tx } from '@husrum/api-platform';
import type { ScheduledAdjustment } from '@husrum/api-rent';
import { sql } from 'kysely';

/**
 * Saves which scheduled adjustments the rows of unsent invoices count. Writes only the invoices whose list changes, and none that
 * somebody has sent meanwhile: its rows are as they were sent.
 */
export const saveCountedAdjustments = async (
  tx: Tx,
  invoices: readonly { readonly id: number; readonly counted: readonly ScheduledAdjustment[] }[],
): Promise<void> => {
  if (invoices.length === 0) return;
  const ids = invoices.map(({ id }) => id);
  await sql`
    update invoicebase set counted_adjustments = changed.counted
    from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as changed (id bigint, counted jsonb)
    where invoicebase.id = changed.id and ${equalsAny('invoicebase.id', ids)}
      and invoicebase.locked_at is null and invoicebase.counted_adjustments <> changed.counted`.execute(tx);
};

/** How many sent or booked invoices count a scheduled adjustment, without the cancelled and credited ones. */
export const countSentInvoicesWith = async (tx: Tx, adjustmentId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('invoicebase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('locked_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where(sql<boolean>`counted_adjustments @> ${JSON.stringify([{ id: adjustmentId }])}::jsonb`)
    .executeTakeFirstOrThrow();
  return count;
};
