import { equalsAny, type Tx } from '@husrum/api-platform';
import type { ScheduledAdjustment } from '@husrum/api-rent';
import { sql } from 'kysely';
import { toStoredAdjustment } from './stored-adjustment.rules';

/**
 * Saves which scheduled adjustments the amounts of unsent invoices include. Writes only the invoices whose list changes, and none
 * that somebody has sent meanwhile: its rows are as they were sent.
 */
export const saveIncludedAdjustments = async (
  tx: Tx,
  invoices: readonly { readonly id: number; readonly included: readonly ScheduledAdjustment[] }[],
): Promise<void> => {
  if (invoices.length === 0) return;
  const ids = invoices.map(({ id }) => id);
  const changes = invoices.map(({ id, included }) => ({ id, included: included.map(toStoredAdjustment) }));
  await sql`
    update invoicebase set counted_adjustments = changed.included
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (id bigint, included jsonb)
    where invoicebase.id = changed.id and ${equalsAny('invoicebase.id', ids)}
      and invoicebase.locked_at is null and invoicebase.counted_adjustments <> changed.included`.execute(tx);
};

/** How many sent or booked invoices include a scheduled adjustment, without the cancelled and credited ones. */
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
